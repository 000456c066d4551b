import type {MetaEntry, Order} from '~adapters/commerce';
import {seal, unseal} from './sealed-text.server';

/** Where the shop stores what proves that its bearer may see the order. */
const linkMetaKey = '_bellyful_link';

/** The path of an order's page with its proof; null for orders that were made without one. */
export function linkOf({orderNumber, meta}: Pick<Order, 'orderNumber' | 'meta'>): string | null {
  const key = meta.find((entry) => entry.key === linkMetaKey)?.value;
  return key ? `/orders/${encodeURIComponent(orderNumber)}?key=${key}` : null;
}

const purpose = 'order-link';

/** Proves that its bearer may see the order of this reference; the shop's mails carry it (rules: Following an order). */
export const toLinkMeta = async (orderReference: string, secret: string): Promise<MetaEntry> => ({
  key: linkMetaKey,
  value: await seal(orderReference, secret, purpose),
});

/** The reference that a link was made for; null when it is none of ours. */
export const openLink = (key: string, secrets: string[]): Promise<string | null> =>
  unseal(key, secrets, purpose);
