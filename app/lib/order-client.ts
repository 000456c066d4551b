import {orderMessages} from '~/content/messages';
import type {OrderResult} from './order-result';

/** Posts an order. Failures come back as an `error` sentence; it never throws. */
export async function sendOrder(body: unknown, idempotencyKey: string): Promise<OrderResult> {
  let response: Response;
  try {
    response = await fetch('/functions/create-woocommerce-order', {
      method: 'POST',
      headers: {'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey},
      body: JSON.stringify(body),
    });
  } catch {
    return {success: false, error: orderMessages.networkError};
  }
  try {
    const answer = (await response.json()) as OrderResult;
    if (answer.success || answer.error) return answer;
  } catch {
    // No JSON: something between the browser and the shop answered.
  }
  return {success: false, error: orderMessages.failedAlert};
}
