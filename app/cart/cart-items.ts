import type {Cents} from '~adapters/commerce/money';
import type {CartItem} from '~/pricing/cart-item';
import {maximumQuantity} from '~/pricing/constants';
import {isSingleUnit, lineKey} from '~/pricing/line-key';

export type NewCartItem = Omit<CartItem, 'quantity'>;

/**
 * Adds units of an item. A line already there grows and takes the newest noodle type and price;
 * the free sample and the landing offers stay one unit.
 */
export function withItem(items: CartItem[], added: NewCartItem, quantity: number): CartItem[] {
  const key = lineKey(added);
  const present = items.find((item) => lineKey(item) === key);
  const noodles = added.konjacNoodleType ?? present?.konjacNoodleType;
  const next = {
    ...added,
    ...(noodles && {konjacNoodleType: noodles}),
    quantity: allowedQuantity(added, (present?.quantity ?? 0) + atLeastOne(quantity)),
  };
  if (!present) return [...items, next];
  return items.map((item) => (item === present ? next : item));
}

/** Sets a line's quantity, held between 1 and 99; 0 or less takes the line out. */
export function withQuantity(items: CartItem[], key: string, quantity: number): CartItem[] {
  if (quantity <= 0) return withoutLine(items, key);
  return items.map((item) =>
    lineKey(item) === key ? {...item, quantity: allowedQuantity(item, quantity)} : item,
  );
}

export function withoutLine(items: CartItem[], key: string): CartItem[] {
  return items.filter((item) => lineKey(item) !== key);
}

/** Takes over the prices that the server found, so that a shopper can review and order. */
export function withPrices(items: CartItem[], prices: ReadonlyMap<string, Cents>): CartItem[] {
  return items.map((item) => {
    const price = prices.get(lineKey(item));
    return price === undefined || price === item.price ? item : {...item, price};
  });
}

function allowedQuantity(item: NewCartItem, quantity: number): number {
  return isSingleUnit(item) ? 1 : Math.min(atLeastOne(quantity), maximumQuantity);
}

function atLeastOne(quantity: number): number {
  return Number.isNaN(quantity) ? 1 : Math.max(1, Math.floor(quantity));
}
