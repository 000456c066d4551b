import {CommerceError} from '~adapters/commerce';
import type {CartOutcome} from '~/cart/refusals';
import type {AppServices} from '~/server/app-services';
import {toCause} from '~/server/telemetry/log';
import {createOrderContext} from './order-context.server';
import {failed, type OrderAnswer} from './order-answer.server';
import {rememberAnswer} from './order-memory.server';
import type {OrderRequest} from './order-request.server';
import {placeOrder} from './place-order.server';
import {ageAnswer} from './where-sold.server';

/** Takes an order from a call or a form (rules: Orders exactly once). Never throws: 422 refused, 409 another order's key, 429, 503. */
export async function takeOrder(
  context: AppServices,
  key: string | null,
  order: CartOutcome<OrderRequest>,
): Promise<OrderAnswer> {
  try {
    const answer = await placeOrder(await createOrderContext(context), key, order);
    if (answer.body.refusals?.some(({field}) => field === ageAnswer))
      context.session.set('asksAge', true);
    await rememberAnswer(context, key, answer.body);
    return answer;
  } catch (thrown) {
    context.log.error('order.failed', {cause: toCause(thrown)});
    const isShopAway = thrown instanceof CommerceError;
    return failed(503, isShopAway ? 'order.shopUncertain' : 'order.failed');
  }
}
