import {randomHex, signatureOf} from '~mocks/digest';

/** What signs the mocked shop's messages; it lives as long as this process. */
export const webhookSecret = randomHex(32);

interface Message {
  id?: string;
  topic?: 'product' | 'coupon' | 'shop' | 'connect' | 'content' | 'order' | 'claims';
  productIds?: number[];
  couponCodes?: string[];
  content?: boolean;
  order?: {id: number; event: string; at: number; agent: string; key: string};
}

/** A message as the plugin writes it; nothing named: anything may have changed. */
export const shopMessage = (message: Message = {}): string =>
  JSON.stringify({
    id: crypto.randomUUID(),
    topic: message.productIds ? 'product' : 'shop',
    productIds: [],
    couponCodes: [],
    at: new Date().toISOString(),
    ...message,
  });

/** The header `X-Bellyful-Signature`; `at` in milliseconds. */
export function signMessage(body: string, secret = webhookSecret, at = Date.now()): string {
  const seconds = Math.floor(at / 1000);
  return `t=${seconds},v1=${signatureOf(secret, `${seconds}.${body}`)}`;
}
