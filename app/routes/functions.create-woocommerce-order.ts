import {orderMessages} from '~/content/messages/orders';
import {readJson} from '~/server/http/request-body.server';
import {readOrderBody} from '~/checkout/order/order-request.server';
import {takeOrder} from '~/checkout/order/take-order.server';
import type {Route} from './+types/functions.create-woocommerce-order';

const answer = (status: number, body: object, headers: Record<string, string> = {}) =>
  Response.json(body, {status, headers});

export const loader = () =>
  answer(405, {success: false, error: orderMessages.failed, code: 'order.failed'}, {Allow: 'POST'});

/** Takes an order (rules: Orders exactly once): 422 refused, 409 another order's key, 429, 503. */
export async function action({request, context}: Route.ActionArgs) {
  if (request.method !== 'POST') return loader();
  if (!context.canOrder) return answer(503, {success: false, error: orderMessages.notConnected});
  const read = await readJson(request);
  if (!read.ok) return answer(read.status, {success: false, error: orderMessages.unreadable});
  const key = request.headers.get('Idempotency-Key');
  const {status, body, retryAfterSeconds} = await takeOrder(
    context,
    key,
    readOrderBody(read.value, context.payments),
  );
  const headers = retryAfterSeconds ? {'Retry-After': String(retryAfterSeconds)} : {};
  return answer(status, body, headers);
}
