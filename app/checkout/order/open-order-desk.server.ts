import {CommerceError} from '~adapters/commerce';
import type {AppServices} from '~/platform/app-services';
import type {OrderDesk} from './order-desk.server';

/** The desk of one request. Throws a CommerceError while the shop's currency is not known. */
export async function openOrderDesk(context: AppServices): Promise<OrderDesk> {
  if (context.isMoneyUnknown)
    throw new CommerceError('network', 'shop.money', 'The currency is not known yet.');
  const {accounts, commerce, connectedProducts, device, log} = context;
  const {orderAttempts, payments, siteUrl, stockReservations} = context;
  return {
    accounts,
    commerce,
    connectedProducts,
    device,
    log,
    orderAttempts,
    payments,
    siteUrl,
    stockReservations,
    waitUntil: context.waitUntil,
    accountSession: await context.access.session(),
    secret: context.env.SESSION_SECRET,
    now: () => new Date(),
    wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  };
}
