import Stripe from 'stripe';
import {toPaymentResult} from './stripe-result';
import type {PaymentResult} from './payment-gateway';

/** What a genuine webhook says about one of our orders. */
export interface PaymentNotice {
  /** The charge key of the order, as given to `pay`. */
  idempotencyKey: string;
  orderId: number;
  amount: number;
  result: PaymentResult;
}

export type WebhookReading =
  | {status: 'notice'; notice: PaymentNotice}
  /** Genuine, but nothing of ours or nothing to do. */
  | {status: 'ignored'}
  /** Forged, replayed after the tolerance, or not readable. */
  | {status: 'refused'};

const toleranceSeconds = 300;

/** Reads a webhook of Stripe; only one with a fresh, right signature is believed. */
export async function readStripeWebhook(
  body: string,
  signature: string | null,
  secret: string,
): Promise<WebhookReading> {
  const event = await verify(body, signature, secret);
  if (!event) return {status: 'refused'};
  if (event.type !== 'payment_intent.succeeded') return {status: 'ignored'};
  const intent = event.data.object;
  const orderId = Number(intent.metadata.orderId);
  const idempotencyKey = intent.metadata.attempt;
  const result = toPaymentResult(intent);
  if (!idempotencyKey || !Number.isSafeInteger(orderId) || !result) return {status: 'ignored'};
  return {
    status: 'notice',
    notice: {idempotencyKey, orderId, amount: intent.amount_received, result},
  };
}

async function verify(
  body: string,
  signature: string | null,
  secret: string,
): Promise<Stripe.Event | null> {
  if (!signature || !secret) return null;
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
