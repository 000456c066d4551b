import {Stripe} from 'stripe';
import {toCents} from '~adapters/commerce';
import type {NoticeReading} from './payment-gateway';

const toleranceSeconds = 300;

/** Reads a webhook of Stripe: which order was paid. */
export async function readStripeWebhook(
  body: string,
  signature: string | null,
  secret: string | undefined,
): Promise<NoticeReading> {
  const event = signature && secret ? await verify(body, signature, secret) : null;
  if (!event) return {status: 'refused'};
  if (event.type !== 'payment_intent.succeeded') return {status: 'ignored'};
  const {id: chargeId, amount_received: received, metadata} = event.data.object;
  const orderId = Number(metadata.orderId);
  const orderReference = metadata.attempt;
  if (!orderReference || !Number.isSafeInteger(orderId)) return {status: 'ignored'};
  return {
    status: 'paid',
    notice: {orderReference, orderId, amount: toCents(received), chargeId},
  };
}

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
