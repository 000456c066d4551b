import type {Stripe} from '@stripe/stripe-js';
import {loadStripe} from '@stripe/stripe-js/pure';

let connected: Promise<Stripe> | null = null;

/** Stripe's script, fetched once a document; where that fails, the next one who asks tries again. */
export function loadStripeOnce(publishableKey: string): Promise<Stripe> {
  connected ??= load(publishableKey).catch((thrown: unknown) => {
    connected = null;
    throw thrown;
  });
  return connected;
}

async function load(publishableKey: string): Promise<Stripe> {
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('Stripe runs in browsers only');
  return stripe;
}
