import {sha256} from '~/server/session/sha256';
import type {Env} from '~/server/settings/env';

/** The same text always gives the same UUID (RFC 9562, version 8). */
export async function toUuid(source: string): Promise<string> {
  const hex = await sha256(source);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** The id of the session whose order has this key: who holds the key, as the shop does, needs the secret for it. 256 bits. */
export const toSessionId = (
  kind: 'cart' | 'checkout',
  key: string,
  {SESSION_SECRET: secret}: Pick<Env, 'SESSION_SECRET'>,
): Promise<string> => sha256(JSON.stringify([secret, kind, 'of', key]));
