import {tabStorage, lastingStorage} from '~/browser/browser-storage';
import {toRecord} from '~/forms/to-record';
import {lineKey} from '~/pricing/line-key';
import type {CartItem} from '~/pricing/cart-item';
import type {PricedCart} from '~/pricing/priced-cart';

/** What was ordered, as the shopper saw it: the thank-you page shows it again while the tab is open. */
export interface PlacedOrder {
  orderNumber: string;
  items: CartItem[];
  priced: PricedCart;
  /** When this tab placed it. */
  placedAt: number;
}

const name = 'placed-order';

export const savePlacedOrder = (placed: Omit<PlacedOrder, 'placedAt'>) =>
  tabStorage.remember(name, {...placed, placedAt: Date.now()} satisfies PlacedOrder);

export function findPlacedOrder(orderNumber: string): PlacedOrder | null {
  const found: Partial<PlacedOrder> = toRecord(tabStorage.find(name));
  const isComplete =
    Array.isArray(found.items) &&
    Array.isArray(found.priced?.lines) &&
    Array.isArray(found.priced.adjustments);
  return isComplete && found.orderNumber === orderNumber ? (found as PlacedOrder) : null;
}

/** The line of an item in a priced cart. */
export const lineOf = (priced: PricedCart, item: CartItem) =>
  priced.lines.find(({id}) => id === lineKey(item)) ?? null;

const expectedName = 'expected-order';
const seenName = 'latest-order';

/** An order was made, perhaps still to be paid elsewhere: the next thank-you page for it ends its cart. */
export const expectThanks = (orderNumber: string) =>
  lastingStorage.write(expectedName, orderNumber);

/** Whether this order is seen for the first time, in any tab: a later view must not empty a cart that was filled since. */
export function isFirstView(orderNumber: string): boolean {
  const isExpected = lastingStorage.read(expectedName) === orderNumber;
  if (!isExpected && lastingStorage.read(seenName) === orderNumber) return false;
  lastingStorage.forget(expectedName);
  lastingStorage.write(seenName, orderNumber);
  return true;
}
