import {orderMessages} from '~/content/messages';
import type {OrderResult} from './order-result';

/** Longer than the server takes at worst. A later answer is lost, the order is not (rules: Orders exactly once). */
const patienceMs = 90_000;

const failure = (error: string): OrderResult => ({success: false, error});

/** Posts an order. Failures come back as an `error` sentence; it never throws. */
export async function sendOrder(body: unknown, checkoutKey: string): Promise<OrderResult> {
  let response: Response;
  try {
    response = await fetch('/functions/create-woocommerce-order', {
      method: 'POST',
      headers: {'Content-Type': 'application/json', 'Idempotency-Key': checkoutKey},
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    });
  } catch {
    return failure(orderMessages.networkError);
  }
  try {
    const answer = (await response.json()) as OrderResult;
    if (answer.success || (answer.error && answer.error !== orderMessages.failed)) return answer;
  } catch {
    // No JSON: something between the browser and the shop answered.
  }
  return failure(orderMessages.failedAlert);
}
