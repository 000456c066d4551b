import {data} from 'react-router';
import type {Shopper} from '~adapters/accounts';
import type {AppServices} from '~/server/app-services';
import {readSupplies, toFirstEnd} from '~/orders/supplies/show-supply.server';
import {findDownloads} from './downloads.server';
import {listMyOrders} from './my-orders.server';
import {toOrderSummary} from './order-summary.server';

/** The shopper's order history; 503 with null while the shop does not answer. */
export async function showOrders(
  context: Pick<AppServices, 'commerce' | 'log' | 'supplies'>,
  shopper: Shopper,
) {
  const orders = await listMyOrders(context, shopper);
  const [downloads, supplies] = await Promise.all([
    findDownloads(context, orders ?? []),
    readSupplies(context, orders ?? []),
  ]);
  return data(
    {
      email: shopper.email,
      isConfirmed: shopper.emailConfirmedAt !== null,
      orders:
        orders?.map((order) => ({
          ...toOrderSummary(order),
          downloads: downloads(order.databaseId),
          lasts: toFirstEnd(supplies.get(order.databaseId)),
        })) ?? null,
    },
    {status: orders ? 200 : 503},
  );
}
