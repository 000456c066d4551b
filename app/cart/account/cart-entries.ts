import type {CartChange, CartEntry} from '~adapters/accounts';
import type {CartItem} from '~/pricing/cart-item';
import {lineKey} from '~/pricing/line-key';

type Line = Pick<CartItem, 'id' | 'quantity'> & {
  konjacNoodleType?: CartItem['konjacNoodleType'] | undefined;
  offerId?: CartItem['offerId'] | undefined;
};

/** What an account keeps of a cart: its lines by their keys, and its typed code. */
export type CartEntries = Readonly<Record<string, CartEntry>>;

/** When each entry changed that the account was not told of, in milliseconds since 1970. */
export type Unsynced = Readonly<Record<string, number>>;

/** Beside the lines' keys. */
export const codeKey = '#code';

export const entriesOf = (lines: readonly Line[], code: string | null): CartEntries => ({
  ...Object.fromEntries(
    lines.map((line) => {
      const {id, quantity, konjacNoodleType, offerId} = line;
      const chosen = konjacNoodleType && {konjacNoodleType};
      return [
        lineKey({id, offerId: offerId ?? null}),
        {id, quantity, ...chosen, ...(offerId && {offerId})},
      ];
    }),
  ),
  ...(code !== null && {[codeKey]: {code}}),
});

/** What differs, as changed at that time. */
export function changedEntries(before: CartEntries, now: CartEntries, at: number): Unsynced {
  const keys = new Set([...Object.keys(before), ...Object.keys(now)]);
  const changed = [...keys].filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(now[key]),
  );
  return Object.fromEntries(changed.map((key) => [key, at]));
}

/** As the account is told. */
export const toChanges = (entries: CartEntries, unsynced: Unsynced): CartChange[] =>
  Object.entries(unsynced).map(([key, at]) => ({
    key,
    line: entries[key] ?? null,
    ageMs: Math.max(0, Date.now() - at),
  }));
