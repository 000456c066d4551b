import type {OrderContext} from '~/checkout/order/order-context.server';
import {placeOrder as place} from '~/checkout/order/place-order.server';
import {readOrderBody} from '~/checkout/order/order-request.server';

/** Places an order as its route does, of the body that a browser sends. */
export const placeOrder = (context: OrderContext, key: string | null, body: unknown) =>
  place(context, key, readOrderBody(body, context.payments));
