import type {NewCartItem} from '~/cart/cart-items';
import {useCartStore} from '~/cart/cart-store';

/** Products fly to the cart from here. */
export const galleryId = 'product-gallery';

/** Gives how many ms it takes; where its code does not come, nothing flies. */
const flyToCart = () =>
  import('~/cart/fly-to-cart')
    .then((code) =>
      code.flyToCart(document.getElementById(galleryId), document.getElementById('cart-button')),
    )
    .catch(() => 0);

/** Puts an item in the cart, lets it fly there, and opens the drawer, which says so. */
export function addToCart(item: NewCartItem, quantity = 1): void {
  const {addItem, openCart} = useCartStore.getState();
  addItem(item, quantity);
  void flyToCart().then((ms) => setTimeout(openCart, ms));
}
