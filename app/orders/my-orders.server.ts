import type {SavedAddress, Shopper} from '~adapters/accounts';
import type {Commerce, Order} from '~adapters/commerce';
import {toNull, type Log} from '~/server/telemetry/log';
import {findNews} from './order-progress.server';

interface Ports {
  commerce: Pick<Commerce, 'orders'>;
  log: Log;
}

/** The orders of an account and of its confirmed e-mail, newest first. Null when the shop does not answer. */
export async function listMyOrders(
  {commerce, log}: Ports,
  {customerId, email, emailConfirmedAt}: Shopper,
): Promise<Order[] | null> {
  return commerce.orders
    .listOfShopper(customerId, emailConfirmedAt && email)
    .catch(toNull(log, 'error', 'order.list.failed'));
}

/** Where the newest of them goes, for an account that has no address yet; null where nothing is known of one. */
export async function findOrderedAddress(
  ports: Ports,
  shopper: Shopper,
): Promise<SavedAddress | null> {
  const [newest] = (await listMyOrders(ports, shopper)) ?? [];
  return newest ? (await findNews(ports, [newest]))(newest.databaseId).address : null;
}
