import type {MetaEntry} from '~adapters/commerce';
import {linkMetaKey} from './order-link';
import {seal, unseal} from './sealed-text.server';

const purpose = 'order-link';

/** Proves that its bearer may see the order of this reference; the shop's mails carry it (rules: Following an order). */
export const toLinkMeta = async (orderReference: string, secret: string): Promise<MetaEntry> => ({
  key: linkMetaKey,
  value: await seal(orderReference, secret, purpose),
});

/** The reference that a link was made for; null when it is none of ours. */
export const openLink = (key: string, secrets: string[]): Promise<string | null> =>
  unseal(key, secrets, purpose);
