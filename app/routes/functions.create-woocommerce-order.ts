import {CommerceError} from '~adapters/commerce';
import {orderMessages} from '~/content/messages';
import {readJson} from '~/platform/request-body.server';
import {secondsToWait} from '~/platform/limit-tries.server';
import {toCause} from '~/platform/log';
import {openOrderDesk} from '~/checkout/order/open-order-desk.server';
import {rememberAnswer} from '~/checkout/order/order-memory.server';
import {placeOrder} from '~/checkout/order/place-order.server';
import type {Route} from './+types/functions.create-woocommerce-order';

const answer = (status: number, body: object, headers: Record<string, string> = {}) =>
  Response.json(body, {status, headers: {'Cache-Control': 'no-store', ...headers}});

export const loader = () =>
  answer(405, {success: false, error: orderMessages.failed}, {Allow: 'POST'});

/** Takes an order (rules: Orders exactly once): 422 refused, 409 another order's key, 429, 503. */
export async function action({request, context}: Route.ActionArgs) {
  if (request.method !== 'POST') return loader();
  if (!context.canOrder) return answer(503, {success: false, error: orderMessages.notConnected});
  const body = await readJson(request);
  if (!body.ok) return answer(body.status, {success: false, error: orderMessages.unreadable});
  try {
    const caller = {
      clientAddress: context.clientAddress,
      visitorId: context.session.visitorId(),
    };
    const wait = await secondsToWait(context, 'place-order', caller);
    if (wait > 0)
      return answer(
        429,
        {success: false, error: orderMessages.tooManyOrders},
        {'Retry-After': String(wait)},
      );
    const key = request.headers.get('Idempotency-Key');
    const placed = await placeOrder(await openOrderDesk(context), key, body.value);
    await rememberAnswer(context, key, placed.body);
    return answer(placed.status, placed.body);
  } catch (thrown) {
    context.log.error('order.failed', {cause: toCause(thrown)});
    const isShopAway = thrown instanceof CommerceError;
    const error = isShopAway ? orderMessages.shopUncertain : orderMessages.failed;
    return answer(503, {success: false, error});
  }
}
