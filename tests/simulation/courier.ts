import {Stripe} from 'stripe';
import {takenCharges, type MockCharge} from '~mocks/payments';
import type {Random} from './random';
import {storeUrl} from './storefront';
import {stripeSecret, type World} from './world';

const minute = 60_000;

/** Stripe says of each charge that it went through: late, twice, out of order, and again until somebody listens. */
export function sendNotices(world: World, random: Random) {
  const known = new Set<string>();
  let underWay = 0;

  async function deliver(charge: MockCharge): Promise<void> {
    for (let tries = 0; tries < 8; tries++) {
      await world.clock.sleep(random.between(50, random.isOneIn(3) ? 10 * minute : 3000));
      const answer = await world.ask(await noticeOf(charge), '203.0.113.10').catch(() => null);
      world.story.say('the payment service', `tells of the charge for order ${charge.orderId}: ${answer?.status ?? 'no answer'}`);
      if (answer?.status === 200 || answer?.status === 400) return;
    }
  }

  return {
    isIdle: () => underWay === 0,
    /** After every step. */
    look() {
      if (world.gateway !== 'stripe') return;
      for (const charge of takenCharges(world.payments)) {
        if (known.has(charge.id)) continue;
        known.add(charge.id);
        const times = random.pick([0, 1, 1, 2]);
        for (let time = 0; time < times; time++) {
          underWay += 1;
          void deliver(charge).finally(() => (underWay -= 1));
        }
      }
    },
  };
}

async function noticeOf({id, key, orderId, amount}: MockCharge): Promise<Request> {
  const body = JSON.stringify({
    id: `evt_${id}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    data: {
      object: {
        id,
        object: 'payment_intent',
        status: 'succeeded',
        amount_received: amount,
        metadata: {orderId: String(orderId), attempt: key},
      },
    },
  });
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret: stripeSecret,
    cryptoProvider: Stripe.createSubtleCryptoProvider(),
  });
  return new Request(`${storeUrl}/functions/stripe-webhook`, {
    method: 'POST',
    headers: {'Stripe-Signature': signature},
    body,
  });
}
