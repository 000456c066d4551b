import {Stripe} from 'stripe';
import type {Dispute} from '~adapters/commerce';
import type {ChargeEvent, NoticeReading} from '../index';
import {fromStripeAmount} from './amount';

/** Either way: a signature of tomorrow would be good until then. */
const toleranceSeconds = 300;

/** Reads a webhook of Stripe: which order was paid, or what became of its charge. */
export async function readStripeWebhook(
  body: string,
  signature: string | null,
  secret: string | undefined,
): Promise<NoticeReading> {
  const event =
    signature && secret && !isOfTheFuture(signature) ? await verify(body, signature, secret) : null;
  if (!event) return {status: 'refused'};
  if (event.type !== 'payment_intent.succeeded') return toReading(event);
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

function toReading(event: Stripe.Event): NoticeReading {
  const toNotice = (intent: IntentReference, amount: number, what: What): NoticeReading => {
    const chargeId = typeof intent === 'string' ? intent : intent?.id;
    if (!chargeId) return {status: 'ignored'};
    const notice = {...what, chargeId, amount: fromStripeAmount(amount)};
    return {status: 'notified', eventId: event.id, event: notice};
  };
  switch (event.type) {
    case 'payment_intent.payment_failed':
      return toNotice(event.data.object.id, event.data.object.amount, {kind: 'failed'});
    case 'charge.refunded': {
      const {id, payment_intent: intent, amount_refunded: soFar} = event.data.object;
      const before = event.data.previous_attributes?.amount_refunded ?? 0;
      return toNotice(intent, soFar - before, {kind: 'refunded', refundId: toRefundId(id, soFar)});
    }
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      const {id: disputeId, payment_intent: intent, amount, status} = event.data.object;
      return toNotice(intent, amount, {
        kind: 'disputed',
        disputeId,
        state: stateOf(event.type, status),
      });
    }
    default:
      return {status: 'ignored'};
  }
}

/** A refund is told by what its charge has given back so far, in Stripe's units. */
export const toRefundId = (charge: string, soFar: number): string => `${charge}.${soFar}`;

/** A bank's question that was closed took no money. */
function stateOf(type: string, status: Stripe.Dispute.Status): Dispute['state'] {
  if (type === 'charge.dispute.created') return 'open';
  return status === 'lost' ? 'lost' : 'won';
}

type What = ChargeEvent extends infer Event
  ? Event extends ChargeEvent
    ? Omit<Event, 'chargeId' | 'amount'>
    : never
  : never;

type IntentReference = string | Stripe.PaymentIntent | null;

/** Stripe's own check looks for old ones alone. */
const isOfTheFuture = (signature: string) =>
  [...signature.matchAll(/(?:^|,)\s*t=(\d+)/g)].some(
    ([, seconds]) => Number(seconds) - Date.now() / 1000 > toleranceSeconds,
  );

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
