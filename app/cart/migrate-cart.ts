import {isRecord} from '~/forms/to-record';

/** 1: amounts are whole cents. Carts without amounts in cents were written in dollars under version 0. */
export const cartVersion = 1;

/** Turns a cart that an earlier storefront left under the same key from dollars into cents. */
export function migrateCart(stored: unknown, version: number): unknown {
  if (version !== 0 || !isRecord(stored)) return stored;
  const items = Array.isArray(stored['items']) ? stored['items'] : [];
  return {
    ...stored,
    items: items.map((item) => (isRecord(item) ? {...item, price: inCents(item['price'])} : item)),
    discountAmount: inCents(stored['discountAmount']),
  };
}

function inCents(dollars: unknown): unknown {
  return typeof dollars === 'number' ? Math.round(dollars * 100) : dollars;
}
