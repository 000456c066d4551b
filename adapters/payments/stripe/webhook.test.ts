import {Stripe} from 'stripe';
import {expect, test} from 'vitest';
import {readStripeWebhook} from './webhook';

const secret = 'whsec_test';

const anEvent = (type = 'payment_intent.succeeded', metadata: Record<string, string> = {}) =>
  JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type,
    data: {
      object: {
        id: 'pi_1',
        object: 'payment_intent',
        status: 'succeeded',
        amount_received: 7900,
        metadata: {orderId: '101', attempt: 'order-reference-1', ...metadata},
      },
    },
  });

const sign = (payload: string, secondsAgo = 0, key = secret) =>
  Stripe.webhooks.generateTestHeaderStringAsync({
    payload,
    secret: key,
    timestamp: Math.floor(Date.now() / 1000) - secondsAgo,
    cryptoProvider: Stripe.createSubtleCryptoProvider(),
  });

test('a signed notice tells which order was paid and how much', async () => {
  const body = anEvent();
  expect(await readStripeWebhook(body, await sign(body), secret)).toEqual({
    status: 'paid',
    eventId: 'evt_1',
    notice: {orderReference: 'order-reference-1', orderId: 101, amount: 7900, chargeId: 'pi_1'},
  });
});

test('a notice without a signature, or signed by somebody else, is refused', async () => {
  const body = anEvent();
  const refused = {status: 'refused'};
  expect(await readStripeWebhook(body, null, secret)).toEqual(refused);
  expect(await readStripeWebhook(body, 'v1=nonsense', secret)).toEqual(refused);
  expect(await readStripeWebhook(body, await sign(body, 0, 'whsec_other'), secret)).toEqual(
    refused,
  );
});

test('no notice is believed while the shop has no secret to check it with', async () => {
  const body = anEvent();
  expect(await readStripeWebhook(body, await sign(body), undefined)).toEqual({status: 'refused'});
});

test('a notice that was changed on its way is refused', async () => {
  const signature = await sign(anEvent());
  const changed = anEvent('payment_intent.succeeded', {orderId: '102'});
  expect(await readStripeWebhook(changed, signature, secret)).toEqual({status: 'refused'});
});

test('a notice replayed after five minutes is refused', async () => {
  const body = anEvent();
  expect(await readStripeWebhook(body, await sign(body, 301), secret)).toEqual({status: 'refused'});
});

test('a notice from more than five minutes ahead is refused: it could be played for that long', async () => {
  const body = anEvent();
  expect(await readStripeWebhook(body, await sign(body, -400), secret)).toEqual({
    status: 'refused',
  });
  expect(await readStripeWebhook(body, await sign(body, -290), secret)).toMatchObject({
    status: 'paid',
  });
});

test.each([
  ['another kind of event', anEvent('payment_intent.created')],
  ['a payment without an order of ours', anEvent('payment_intent.succeeded', {orderId: 'x'})],
])('%s is ignored', async (_, body) => {
  expect(await readStripeWebhook(body, await sign(body), secret)).toEqual({status: 'ignored'});
});

const aCharge = (type: string, object: object, before?: object) =>
  JSON.stringify({
    id: 'evt_2',
    object: 'event',
    type,
    data: {object: {payment_intent: 'pi_1', ...object}, previous_attributes: before},
  });

const aDispute = (status: string) => ({id: 'dp_1', amount: 7900, status});

test.each<[string, string, object]>([
  [
    'a failed try',
    aCharge('payment_intent.payment_failed', {id: 'pi_1', amount: 7900}),
    {kind: 'failed', amount: 7900},
  ],
  [
    'a refund',
    aCharge('charge.refunded', {id: 'ch_1', amount_refunded: 500}),
    {kind: 'refunded', amount: 500, refundId: 'ch_1.500'},
  ],
  [
    'a second refund: what it gave back by itself, under a name of its own',
    aCharge('charge.refunded', {id: 'ch_1', amount_refunded: 700}, {amount_refunded: 500}),
    {kind: 'refunded', amount: 200, refundId: 'ch_1.700'},
  ],
  [
    'a dispute',
    aCharge('charge.dispute.created', aDispute('needs_response')),
    {kind: 'disputed', amount: 7900, disputeId: 'dp_1', state: 'open'},
  ],
  [
    'a dispute that was lost',
    aCharge('charge.dispute.closed', aDispute('lost')),
    {kind: 'disputed', state: 'lost'},
  ],
  [
    'a question of the bank that took no money',
    aCharge('charge.dispute.closed', aDispute('warning_closed')),
    {kind: 'disputed', state: 'won'},
  ],
])('%s is told of its charge', async (_what, body, event) => {
  expect(await readStripeWebhook(body, await sign(body), secret)).toMatchObject({
    status: 'notified',
    event: {chargeId: 'pi_1', ...event},
  });
});
