import type {Shopper} from '~adapters/accounts';
import type {Order} from '~adapters/commerce';
import {toPackageItem} from '~/catalogue/static/use-package-choice';
import {toCatalogueItem} from '~/catalogue/to-cart-item';
import type {AppServices} from '~/server/app-services';
import {toCause} from '~/server/telemetry/log';
import type {CartItem} from '~/pricing/cart-item';
import type {AgainAnswer} from './OrderAgain';
import {listMyOrders} from './my-orders.server';
import {findRepeatable, type RepeatableLine} from './order-again.server';

const toCartItem = (line: RepeatableLine): CartItem => ({
  ...(line.kind === 'catalogue' ? toCatalogueItem(line) : toPackageItem(line)),
  quantity: line.quantity,
});

/** Ordering again: which lines of one of the shopper's own orders can go into the cart. */
export async function repeatOrder(
  context: Pick<AppServices, 'commerce' | 'log'>,
  shopper: Shopper,
  wanted: string | undefined,
): Promise<AgainAnswer> {
  const orders = await listMyOrders(context, shopper);
  const order = orders?.find(({databaseId}) => String(databaseId) === wanted);
  return repeatLines(context, order ?? null);
}

/** The lines of an order that its reader may see. */
export async function repeatLines(
  {commerce, log}: Pick<AppServices, 'commerce' | 'log'>,
  order: Order | null,
): Promise<AgainAnswer> {
  if (!order) return {items: null, missing: []};
  try {
    const {lines, missing} = await findRepeatable(commerce, order);
    return {items: lines.map(toCartItem), missing};
  } catch (error) {
    log.error('order.repeat.failed', {cause: toCause(error)});
    return {items: null, missing: []};
  }
}
