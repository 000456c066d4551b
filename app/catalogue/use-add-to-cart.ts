import {useState} from 'react';
import type {NewCartItem} from '~/cart/cart-items';
import {useCartStore} from '~/cart/cart-store';

/** Products fly to the cart from here. */
export const galleryId = 'product-gallery';

/** Decoration: where its code does not come, nothing flies. */
const flyToCart = () =>
  import('~/cart/fly-to-cart')
    .then((code) =>
      code.flyToCart(document.getElementById(galleryId), document.getElementById('cart-button')),
    )
    .catch(() => undefined);

/** Puts an item in the cart, lets it fly there, and says so. */
export function useAddToCart() {
  const addItem = useCartStore((cart) => cart.addItem);
  const [addedName, setAddedName] = useState<string | null>(null);
  function add(item: NewCartItem, quantity: number) {
    addItem(item, quantity);
    setAddedName(item.name);
    void flyToCart();
  }
  return {add, addedName};
}
