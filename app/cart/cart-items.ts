import type {Cents} from '~adapters/commerce/money';
import type {CartItem} from '~/pricing/cart-item';
import {maximumQuantity} from '~/pricing/constants';
import {isSingleUnit, lineKey} from '~/pricing/line-key';

export type NewCartItem = Omit<CartItem, 'quantity'>;

/** What decides about a line; the browser's cart and the cookie cart have it alike. */
type Line = Pick<CartItem, 'id' | 'offerId' | 'konjacNoodleType' | 'quantity' | 'soldAs'>;

/** Adds units of an item. A line already there grows, with the newest noodle type and price; sample and offers stay one unit. */
export function withItem<Item extends Line>(items: readonly Item[], added: Item): Item[] {
  const key = lineKey(added);
  const present = items.find((item) => lineKey(item) === key);
  const noodles = added.konjacNoodleType ?? present?.konjacNoodleType;
  const next = {
    ...added,
    ...(noodles && {konjacNoodleType: noodles}),
    quantity: allowedQuantity(added, (present?.quantity ?? 0) + atLeastOne(added.quantity)),
  };
  if (!present) return [...items, next];
  return items.map((item) => (item === present ? next : item));
}

/** Sets a line's quantity, held between 1 and 99; 0 or less takes the line out. */
export function withQuantity<Item extends Line>(
  items: readonly Item[],
  key: string,
  quantity: number,
): Item[] {
  if (quantity <= 0) return withoutLine(items, key);
  return items.map((item) =>
    lineKey(item) === key ? {...item, quantity: allowedQuantity(item, quantity)} : item,
  );
}

export function withoutLine<Item extends Line>(items: readonly Item[], key: string): Item[] {
  return items.filter((item) => lineKey(item) !== key);
}

/** Some lines, and of others those that are not among them. */
export function besides<Item extends Line>(
  items: readonly Item[],
  others: readonly Item[],
): Item[] {
  const keys = new Set(items.map(lineKey));
  return [...items, ...others.filter((other) => !keys.has(lineKey(other)))];
}

/** Takes over the prices that the server found, so that a shopper can look again and order. */
export function withPrices(items: CartItem[], prices: ReadonlyMap<string, Cents>): CartItem[] {
  return items.map((item) => {
    const price = prices.get(lineKey(item));
    return price === undefined || price === item.price ? item : {...item, price};
  });
}

function allowedQuantity(item: Line, quantity: number): number {
  return isSingleUnit(item) ? 1 : Math.min(atLeastOne(quantity), maximumQuantity);
}

function atLeastOne(quantity: number): number {
  return Number.isNaN(quantity) ? 1 : Math.max(1, Math.floor(quantity));
}
