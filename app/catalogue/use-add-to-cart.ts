import {useState} from 'react';
import type {NewCartItem} from '~/cart/cart-items';
import {useCartStore} from '~/cart/cart-store';
import {flyToCart} from '~/cart/fly-to-cart';

/** Products fly to the cart from here. */
export const galleryId = 'product-gallery';

/** Puts an item in the cart, lets it fly there, and says so. */
export function useAddToCart() {
  const addItem = useCartStore((cart) => cart.addItem);
  const [addedName, setAddedName] = useState<string | null>(null);
  function add(item: NewCartItem, quantity: number) {
    addItem(item, quantity);
    setAddedName(item.name);
    flyToCart(
      item.image,
      document.getElementById(galleryId),
      document.getElementById('cart-button'),
    );
  }
  return {add, addedName};
}
