import {pressMessages} from '~/content/messages/pressed';
import {postJson} from '~/browser/fetch-json';
import {isRecord} from '~/forms/to-record';
import type {OrderResult} from './order-result';

/** Longer than the server takes at worst. A later answer is lost, the order is not (rules: Orders exactly once). */
const timeoutMs = 90_000;

const failure = (error: string): OrderResult => ({success: false, error});

/** Posts an order. Failures come back as an `error` sentence; it never throws. */
export async function sendOrder(body: unknown, checkoutKey: string): Promise<OrderResult> {
  const answer = await postJson('/functions/create-woocommerce-order', body, toOrderResult, {
    headers: {'Idempotency-Key': checkoutKey},
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (answer.kind === 'unreachable') return failure(pressMessages.networkError);
  if (answer.kind === 'garbled') return failure(pressMessages.failedAlert);
  const {success, error} = answer.value;
  const isSaid = success || (error && error !== pressMessages.failed);
  return isSaid ? answer.value : failure(pressMessages.failedAlert);
}

const isMaybe = (type: 'string' | 'number' | 'boolean', value: unknown) =>
  value === undefined || typeof value === type;

/** Looks at what the page acts on; the rest of the answer is for display. */
function toOrderResult(json: unknown): OrderResult | null {
  if (!isRecord(json)) return null;
  const isResult =
    typeof json['success'] === 'boolean' &&
    isMaybe('number', json['orderId']) &&
    isMaybe('string', json['orderNumber']) &&
    isMaybe('boolean', json['requiresRedirect']) &&
    isMaybe('string', json['paymentUrl']) &&
    isMaybe('string', json['clientSecret']) &&
    isMaybe('string', json['error']) &&
    isMaybe('boolean', json['isOtherOrder']) &&
    isMaybe('boolean', json['isOutdated']) &&
    (json['refusals'] === undefined || Array.isArray(json['refusals'])) &&
    (json['prices'] === undefined || isRecord(json['prices']));
  return isResult ? (json as unknown as OrderResult) : null;
}
