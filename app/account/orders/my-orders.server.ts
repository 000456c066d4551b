import type {Shopper} from '~adapters/accounts';
import type {Commerce, Order} from '~adapters/commerce';
import {toCause, type Log} from '~/platform/log';

interface Ports {
  commerce: Commerce;
  log: Log;
}

/**
 * The orders placed under a shopper's confirmed e-mail, newest first; an unconfirmed address proves
 * nothing about whose orders they are. Null when the shop does not answer.
 */
export async function listMyOrders(
  {commerce, log}: Ports,
  {email, emailConfirmedAt}: Shopper,
): Promise<Order[] | null> {
  if (!emailConfirmedAt) return [];
  try {
    return await commerce.orders.listByEmail(email);
  } catch (error) {
    log.error('order.list.failed', {cause: toCause(error)});
    return null;
  }
}
