import type {SavedAddress, Shopper} from '~adapters/accounts';
import type {Commerce, Order} from '~adapters/commerce';
import {toCause, type Log} from '~/server/telemetry/log';
import {findNews} from './order-progress.server';

interface Ports {
  commerce: Pick<Commerce, 'orders'>;
  log: Log;
}

/** The orders of an account and of its confirmed e-mail, newest first. Null when the shop does not answer. */
export async function listMyOrders(
  {commerce, log}: Ports,
  shopper: Shopper,
): Promise<Order[] | null> {
  try {
    const {customerId, email, emailConfirmedAt} = shopper;
    return await commerce.orders.listOfShopper(customerId, emailConfirmedAt && email);
  } catch (error) {
    log.error('order.list.failed', {cause: toCause(error)});
    return null;
  }
}

/** Where the newest of them goes, for an account that has no address yet; null where nothing is known of one. */
export async function findOrderedAddress(
  ports: Ports,
  shopper: Shopper,
): Promise<SavedAddress | null> {
  const [newest] = (await listMyOrders(ports, shopper)) ?? [];
  return newest ? (await findNews(ports, [newest]))(newest.databaseId).address : null;
}
