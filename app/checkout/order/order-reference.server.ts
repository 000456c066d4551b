import {toHex} from '~/server/session/sha256';
import type {OrderRequest} from './order-request.server';

/** The header `Idempotency-Key`: random, made by the browser for one checkout. */
export const isCheckoutKey = (checkoutKey: string | null): checkoutKey is string =>
  checkoutKey !== null && /^[A-Za-z0-9_-]{16,64}$/.test(checkoutKey);

/**
 * Tells two orders of one checkout apart. Keyed, because addresses can be guessed; without what pays, so that
 * a shopper may correct it, and so that nothing of it is kept.
 */
export async function hashRequest(
  {card: _card, paymentToken: _token, ...request}: OrderRequest,
  secret: string,
): Promise<string> {
  const encode = (plain: string) => new TextEncoder().encode(plain);
  const algorithm = {name: 'HMAC', hash: 'SHA-256'};
  const key = await crypto.subtle.importKey('raw', encode(`order:${secret}`), algorithm, false, [
    'sign',
  ]);
  return toHex(await crypto.subtle.sign('HMAC', key, encode(JSON.stringify(request))));
}

/**
 * Names one order of one checkout, in the shop and at the payment service: `{key}.{hash}`. Another body gets
 * another name, so an order or a charge of it can never be taken for this one.
 */
export const toOrderReference = (checkoutKey: string, hash: string): string =>
  `${checkoutKey}.${hash.slice(0, 16)}`;

/** Whether a name is one of these. */
export const isOrderReference = (name: string): boolean =>
  /^[A-Za-z0-9_-]{16,64}\.[\da-f]{16}(?:-\d+)*$/.test(name);
