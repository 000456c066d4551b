import type {CartItem} from '~/pricing/cart-item';
import {lineKey} from '~/pricing/line-key';

export interface CartChange {
  /** For a screen reader. */
  sentence: string;
  /** Where the removed line stood; null when none was removed. */
  removedPlace: number | null;
}

/** What happened to a cart between two looks at it; null when nothing worth saying did. */
export function describeChange(
  before: readonly CartItem[],
  after: readonly CartItem[],
): CartChange | null {
  const removedPlace = before.findIndex((item) => !find(after, item));
  const removed = before[removedPlace];
  if (removed) return {sentence: `${removed.name} was removed from your cart.`, removedPlace};
  const added = after.find((item) => !find(before, item));
  if (added) return said(`${added.name} was added to your cart.`);
  const changed = after.find((item) => find(before, item)?.quantity !== item.quantity);
  return changed ? said(`${changed.name}: quantity ${changed.quantity}.`) : null;
}

const said = (sentence: string): CartChange => ({sentence, removedPlace: null});

const find = (items: readonly CartItem[], {id, offerId}: CartItem) =>
  items.find((item) => lineKey(item) === lineKey({id, offerId: offerId ?? null}));
