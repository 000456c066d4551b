import {Stripe} from 'stripe';
import {takenCharges, type MockCharge} from '~mocks/payments';
import type {Random} from './random';
import {storeUrl} from './storefront';
import {stripeSecret, type World} from './world';

type What =
  | 'payment_intent.succeeded'
  | 'charge.refunded'
  | `charge.dispute.${'created' | 'closed'}`;

/** Stripe says what becomes of each charge: late, twice, out of order, and again until somebody listens. */
export function sendNotices(world: World, random: Random) {
  const {clock, story, gateway, payments} = world;
  const known = new Set<string>();
  let underWay = 0;

  async function deliver(charge: MockCharge, what: What): Promise<void> {
    for (let tries = 0; tries < 30; tries++) {
      await clock.sleep(random.between(50, random.isOneIn(3) ? 120_000 : 3000));
      const answer = await world
        .ask(await noticeOf(charge, what), '203.0.113.10')
        .catch(() => null);
      const said = answer?.status ?? 'no answer';
      story.say('the payment service', `says ${what} of order ${charge.orderId}: ${said}`);
      if (answer?.status === 200) return;
    }
  }

  function send(charge: MockCharge, what: What, times: number): void {
    if (known.has(charge.id + what)) return;
    known.add(charge.id + what);
    for (let time = 0; time < times; time++) {
      underWay += 1;
      void deliver(charge, what).finally(() => (underWay -= 1));
    }
  }

  return {
    isIdle: () => underWay === 0,
    /** After every step. */
    look() {
      if (gateway !== 'stripe') return;
      for (const charge of takenCharges(payments)) {
        // A payment is found without its notice, too.
        send(charge, 'payment_intent.succeeded', random.pick([0, 1, 1, 2]));
        if (charge.isRefunded) send(charge, 'charge.refunded', random.pick([1, 1, 2]));
        if (charge.dispute) send(charge, 'charge.dispute.created', random.pick([1, 1, 2]));
        if (charge.dispute === 'won' || charge.dispute === 'lost')
          send(charge, 'charge.dispute.closed', random.pick([1, 1, 2]));
      }
    },
  };
}

async function noticeOf(charge: MockCharge, type: What): Promise<Request> {
  const id = `evt_${charge.id}_${type}`;
  const body = JSON.stringify({id, object: 'event', type, data: dataOf(charge, type)});
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret: stripeSecret,
    cryptoProvider: Stripe.createSubtleCryptoProvider(),
  });
  const headers = {'Stripe-Signature': signature};
  return new Request(`${storeUrl}/functions/stripe-webhook`, {method: 'POST', headers, body});
}

function dataOf({id, key, orderId, amount, dispute}: MockCharge, type: What): object {
  const metadata = {orderId: String(orderId), attempt: key};
  const status = type === 'charge.dispute.created' ? 'needs_response' : dispute;
  const disputed = {id: `dp_${id}`, object: 'dispute', payment_intent: id, amount, status};
  if (type === 'payment_intent.succeeded')
    return {object: {id, object: 'payment_intent', amount_received: amount, metadata}};
  if (type !== 'charge.refunded') return {object: disputed};
  const charge = {id: `ch_${id}`, object: 'charge', payment_intent: id, amount_refunded: amount};
  return {object: charge, previous_attributes: {amount_refunded: 0}};
}
