import {orderMessages} from '~/content/messages';

/** The answer of create-woocommerce-order (spec 1 §3). */
export interface OrderResult {
  success: boolean;
  orderId?: number | string;
  orderNumber?: string;
  message?: string;
  requiresRedirect?: boolean;
  paymentUrl?: string;
  error?: string;
  /** The field that the error is about, as the form names it. */
  field?: string | null;
  /** What the lines cost now, by line key, when the cart's price has changed (rulings 11). */
  prices?: Record<string, number>;
  /** The key belongs to another order, which stands: this cart needs a new one. */
  isOtherOrder?: boolean;
}

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
