import {Stripe} from 'stripe';
import type {ChargeEvent, NoticeReading} from './payment-gateway';
import {fromStripeAmount} from './stripe-amount';

const toleranceSeconds = 300;

/** Reads a webhook of Stripe: which order was paid, or what became of its charge. */
export async function readStripeWebhook(
  body: string,
  signature: string | null,
  secret: string | undefined,
): Promise<NoticeReading> {
  const event = signature && secret ? await verify(body, signature, secret) : null;
  if (!event) return {status: 'refused'};
  if (event.type !== 'payment_intent.succeeded') return toTold(event);
  const {id: chargeId, amount_received: received, metadata} = event.data.object;
  const orderId = Number(metadata.orderId);
  const orderReference = metadata.attempt;
  if (!orderReference || !Number.isSafeInteger(orderId)) return {status: 'ignored'};
  return {
    status: 'paid',
    eventId: event.id,
    notice: {orderReference, orderId, amount: fromStripeAmount(received), chargeId},
  };
}

function toTold(event: Stripe.Event): NoticeReading {
  const tell = (kind: ChargeEvent['kind'], intent: IntentReference, amount: number) => {
    const chargeId = typeof intent === 'string' ? intent : intent?.id;
    if (!chargeId) return {status: 'ignored'} as const;
    const told = {kind, chargeId, amount: fromStripeAmount(amount)};
    return {status: 'told', eventId: event.id, event: told} as const;
  };
  switch (event.type) {
    case 'payment_intent.payment_failed':
      return tell('failed', event.data.object.id, event.data.object.amount);
    case 'charge.refunded':
      return tell('refunded', event.data.object.payment_intent, event.data.object.amount_refunded);
    case 'charge.dispute.created':
      return tell('disputed', event.data.object.payment_intent, event.data.object.amount);
    default:
      return {status: 'ignored'};
  }
}

type IntentReference = string | Stripe.PaymentIntent | null;

async function verify(
  body: string,
  signature: string,
  secret: string,
): Promise<Stripe.Event | null> {
  try {
    return await Stripe.webhooks.constructEventAsync(
      body,
      signature,
      secret,
      toleranceSeconds,
      Stripe.createSubtleCryptoProvider(),
    );
  } catch {
    return null;
  }
}
