import {CommerceError} from '~adapters/commerce';
import type {OrderResult} from '~/checkout/order-result';
import {orderMessages} from '~/content/messages';
import type {AppServices} from '~/server/app-services';
import {secondsToWait} from '~/server/http/limit-tries.server';
import {toCause} from '~/server/telemetry/log';
import {createOrderContext} from './create-order-context.server';
import {rememberAnswer} from './order-memory.server';
import {placeOrder} from './place-order.server';

export interface TakenOrder {
  status: number;
  body: OrderResult;
  retryAfterSeconds: number | null;
}

const refuse = (status: number, error: string, retryAfterSeconds: number | null = null) => ({
  status,
  body: {success: false, error},
  retryAfterSeconds,
});

/**
 * Takes an order from whatever sent it, the browser's call or a plain form (rules: Orders exactly once), and
 * remembers its answer. Never throws: 422 refused, 409 another order's key, 429, 503.
 */
export async function takeOrder(
  context: AppServices,
  key: string | null,
  order: unknown,
): Promise<TakenOrder> {
  try {
    const {clientAddress, session} = context;
    const caller = {clientAddress, visitorId: session.visitorId()};
    const wait = await secondsToWait(context, 'place-order', caller);
    if (wait > 0) return refuse(429, orderMessages.tooManyOrders, wait);
    const {status, body} = await placeOrder(await createOrderContext(context), key, order);
    await rememberAnswer(context, key, body);
    return {status, body, retryAfterSeconds: null};
  } catch (thrown) {
    context.log.error('order.failed', {cause: toCause(thrown)});
    const isShopAway = thrown instanceof CommerceError;
    return refuse(503, isShopAway ? orderMessages.shopUncertain : orderMessages.failed);
  }
}
