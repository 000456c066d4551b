import type {MetaEntry, Order} from '~adapters/commerce';

const key = '_bellyful_hold_until';
export const hourMs = 60 * 60_000;

/** Until when the shop keeps an unpaid order open: after that nothing is held for it any more. */
export const toHoldMeta = (until: Date): MetaEntry => ({key, value: until.toISOString()});

export function heldUntil({meta, createdAt}: Order): number {
  const written = Date.parse(meta.find((entry) => entry.key === key)?.value ?? '');
  return Number.isNaN(written) ? Date.parse(createdAt) + hourMs : written;
}
