import type {MetaEntry, Order} from '~adapters/commerce';
import type {OrderContext} from './order-context.server';

const key = '_bellyful_hold_until';
const minuteMs = 60_000;

/** How long an order may be paid; nobody else has what it needs meanwhile. */
const openMs = 60 * minuteMs;
/** On the shop's own page, where nothing is asked before the money is taken. */
const openOnPageMs = 30 * minuteMs;

/** Until when the shop keeps an unpaid order open: after that nothing is held for it any more. */
export function toHoldMeta({now, payments}: Pick<OrderContext, 'now' | 'payments'>): MetaEntry {
  const until = now().getTime() + (payments.kind === 'hosted' ? openOnPageMs : openMs);
  return {key, value: new Date(until).toISOString()};
}

export function heldUntil({meta, createdAt}: Order): number {
  const written = Date.parse(meta.find((entry) => entry.key === key)?.value ?? '');
  return Number.isNaN(written) ? Date.parse(createdAt) + openMs : written;
}
