import {lastingStorage} from '~/browser/browser-storage';
import type {CartItem} from '~/pricing/cart-item';
import {setAsideName} from './cart-form';
import {besides, type NewCartItem} from './cart-items';
import {useCartStore} from './cart-store';
import {repairCart} from './stored-cart';

/** What a claimed offer took out of the browser's cart, until that is brought back. */
export const findAside = (): CartItem[] => repairCart(lastingStorage.find(setAsideName)).items;

/** Nothing is stored where nothing is set aside. */
export const putAside = (items: readonly CartItem[]): false | void =>
  items.length > 0 && lastingStorage.remember(setAsideName, {items: besides(items, findAside())});

/** An offer stands alone: what was in the cart is set aside (rules: Offers). */
export function claimOffer(offer: NewCartItem): void {
  void useCartStore.persist.rehydrate();
  const {items, clearCart, addItem} = useCartStore.getState();
  putAside(items.filter(({offerId}) => offerId !== offer.offerId));
  clearCart();
  addItem(offer);
}

/** Puts what was set aside beside what is in the cart. */
export function bringBack(): void {
  const {addItem} = useCartStore.getState();
  for (const {quantity, ...item} of findAside()) addItem(item, quantity);
  lastingStorage.forget(setAsideName);
}
