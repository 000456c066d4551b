import {CommerceError, type NewOrder, type Order} from '~adapters/commerce';
import {toCause} from '~/server/telemetry/log';
import type {OrderContext} from './order-context.server';

/** An order may or may not be on its way into the shop: only time and its name will tell. */
export class CreationUncertain extends Error {
  override readonly name = 'CreationUncertain';
}

const looksAfterMs = [400, 1200, 3000];

/**
 * Creates the pending order. The shop does not recognise a repeated request, so after a lost answer nothing
 * is sent again: the order is looked for under its name.
 */
export function createOrderOnce(desk: OrderContext, newOrder: NewOrder): Promise<Order> {
  return desk.commerce.orders
    .create(newOrder)
    .catch((thrown: unknown) => lookForLost(desk, newOrder.orderReference, thrown));
}

async function lookForLost(
  desk: OrderContext,
  orderReference: string,
  thrown: unknown,
): Promise<Order> {
  desk.log.warn('order.create.lost', {cause: toCause(thrown)});
  for (const pause of looksAfterMs) {
    await desk.wait(pause);
    const found = await desk.commerce.orders.findByReference(orderReference).catch(() => undefined);
    if (found) return found;
    const isAnswered = thrown instanceof CommerceError && !thrown.isUncertain;
    if (found === null && isAnswered) throw thrown;
  }
  throw new CreationUncertain('The shop did not say whether it made the order', {cause: thrown});
}
