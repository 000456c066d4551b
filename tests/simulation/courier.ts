import {takenCharges, type MockCharge} from '~mocks/payments';
import {aNotice, aPaidNotice, signNotice} from '../support/stripe-notices';
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

async function noticeOf(charge: MockCharge, what: What): Promise<Request> {
  const body = bodyOf(charge, what);
  const headers = {'Stripe-Signature': await signNotice(body, stripeSecret)};
  return new Request(`${storeUrl}/functions/stripe-webhook`, {method: 'POST', headers, body});
}

function bodyOf(charge: MockCharge, what: What): string {
  const {id, amount, dispute} = charge;
  if (what === 'payment_intent.succeeded') return aPaidNotice(charge);
  const own = {payment_intent: id, amount, amount_refunded: amount};
  const status = what === 'charge.dispute.created' ? 'needs_response' : dispute;
  return what === 'charge.refunded'
    ? aNotice(what, `evt_${id}_back`, {id: `ch_${id}`, object: 'charge', ...own}, noneBefore)
    : aNotice(what, `evt_${id}_${status}`, {id: `dp_${id}`, object: 'dispute', status, ...own});
}

const noneBefore = {amount_refunded: 0};
