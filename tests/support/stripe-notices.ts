import {Stripe} from 'stripe';
import type {MockCharge} from '~mocks/payments';

type Paid = Pick<MockCharge, 'id' | 'key' | 'orderId' | 'amount'>;

/** What Stripe says of something. */
export const aNotice = (type: string, id: string, object: object, before?: object): string =>
  JSON.stringify({id, object: 'event', type, data: {object, previous_attributes: before}});

/** What it says once the money of an order is there. */
export function aPaidNotice({id, key, orderId, amount}: Paid, changes: object = {}): string {
  const intent = {id, object: 'payment_intent', status: 'succeeded', amount_received: amount};
  const metadata = {orderId: String(orderId), attempt: key};
  return aNotice('payment_intent.succeeded', `evt_${id}`, {...intent, metadata, ...changes});
}

/** The header that comes with a notice. */
export const signNotice = (payload: string, secret = 'whsec_test', secondsAgo = 0) =>
  Stripe.webhooks.generateTestHeaderStringAsync({
    payload,
    secret,
    timestamp: Math.floor(Date.now() / 1000) - secondsAgo,
    cryptoProvider: Stripe.createSubtleCryptoProvider(),
  });
