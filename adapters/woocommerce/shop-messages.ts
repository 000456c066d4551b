import {LRUCache} from 'lru-cache';
import {z} from 'zod';
import {parseJson} from '~adapters/http';
import type {ShopMessage, ShopMessages} from '~adapters/commerce';

/** Within it the shop may send again what it sent; what is older could be a replay. */
const toleranceMs = 5 * 60_000;
const mostIds = 1000;

const message = z.object({
  id: z.string().min(1).max(100),
  topic: z.enum(['product', 'coupon', 'shop', 'connect', 'claims', 'content', 'order']),
  productIds: z.array(z.int().positive()).max(5000),
  couponCodes: z.array(z.string()).max(5000),
  content: z.boolean().default(false),
  /** With it nothing else of the products has changed. */
  stock: z.record(z.string(), z.number()).optional(),
  order: z
    .object({
      id: z.int().positive(),
      event: z.guid(),
      at: z.int().positive(),
      agent: z.string().max(1000),
      key: z.string().max(1000),
    })
    .optional(),
});

/** The plugin's messages; without its secret nothing is believed. Make one for the process: it remembers which it has accepted. */
export function createShopMessages(
  secret: string | undefined,
  now: () => number = Date.now,
): ShopMessages {
  const accepted = new LRUCache<string, true>({max: mostIds});
  const accept = (id: string) => {
    const isNew = !accepted.has(id);
    if (isNew) accepted.set(id, true);
    return isNew;
  };
  return {
    hasSecret: secret !== undefined,
    accept,
    forget: (id) => void accepted.delete(id),
    async read(body, signature) {
      const sentAt = secret && signature ? await findSigningTime(secret, body, signature) : null;
      if (sentAt === null || Math.abs(now() - sentAt) > toleranceMs) return {status: 'refused'};
      const read = message.safeParse(parseJson(body));
      if (!read.success) return {status: 'malformed'};
      return accept(read.data.id) ? toMessage(read.data) : {status: 'repeated'};
    },
  };
}

function toMessage(read: z.output<typeof message>): ShopMessage {
  const {id, topic, productIds, couponCodes, content, stock, order} = read;
  if (topic === 'connect' || topic === 'claims') return {status: topic};
  if (topic === 'order') {
    if (!order) return {status: 'malformed'};
    const {id: databaseId, ...event} = order;
    return {status: 'order', order: {databaseId, ...event}};
  }
  const isAnything = topic !== 'content' && productIds.length === 0 && couponCodes.length === 0;
  if (stock) return {status: 'changed', id, change: {productIds: [], stock}};
  const change = {productIds: isAnything ? null : productIds, hasContent: isAnything || content};
  return {status: 'changed', id, change};
}

const encoder = new TextEncoder();

/**
 * When a message was signed, in milliseconds, if it was with this secret; null for any other. The header is
 * `t=<seconds>,v1=<hex HMAC-SHA256 of "t.body">`.
 */
async function findSigningTime(
  secret: string,
  body: string,
  header: string,
): Promise<number | null> {
  const [, seconds, hex] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(header) ?? [];
  if (seconds === undefined || hex === undefined) return null;
  const algorithm = {name: 'HMAC', hash: 'SHA-256'};
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'verify',
  ]);
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const signed = encoder.encode(`${seconds}.${body}`);
  return (await crypto.subtle.verify('HMAC', key, bytes, signed)) ? Number(seconds) * 1000 : null;
}
