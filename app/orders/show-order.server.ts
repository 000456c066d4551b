import {isOfflineMethod, noNews, standingOf, type Order} from '~adapters/commerce';
import type {AppServices} from '~/server/app-services';
import {toCause} from '~/server/telemetry/log';
import {findDownloads} from './downloads.server';
import {findInstructions} from './payment-instructions.server';
import {toLongDate} from '~/server/http/long-date.server';
import {readSupplies, toShownSupply} from '~/orders/supplies/show-supply.server';
import {toCalendarPath} from './find-followed.server';
import {toOrderSummary} from './order-summary.server';
import type {ShownOrder} from './shown-order';

type Services = Pick<
  AppServices,
  'commerce' | 'log' | 'payments' | 'paymentMethods' | 'siteUrl' | 'supplies'
>;

/** What an order's own page shows; without the shop's news of it, what the order itself has. */
export async function showOrder(
  services: Services,
  order: Order,
  path: string,
): Promise<ShownOrder> {
  const standing = standingOf(order);
  const paymentMethod = isOfflineMethod(order.paymentMethod) ? order.paymentMethod : null;
  const [news, downloads, instructions, payUrl, supplies] = await Promise.all([
    readNews(services, order),
    findDownloads(services, [order]),
    findInstructions(services, {standing, ...(paymentMethod && {paymentMethod})}),
    findPayUrl(services, order, path),
    readSupplies(services, [order]),
  ]);
  return {
    summary: toOrderSummary(order),
    standing,
    paymentTitle: order.paymentMethodTitle,
    instructions,
    payUrl,
    address: news.address,
    downloads: downloads(order.databaseId),
    shipments: news.shipments.map((one) => ({...one, on: toLongDate(one.shippedAt ?? '')})),
    notes: news.notes.map((note) => ({...note, on: toLongDate(note.writtenAt)})),
    supply: toShownSupply(supplies.get(order.databaseId)),
    calendarPath: toCalendarPath(path),
    path,
  };
}

async function readNews({commerce, log}: Services, {databaseId}: Order) {
  try {
    return await commerce.orders.news(databaseId);
  } catch (thrown) {
    log.warn('order.news.unknown', {cause: toCause(thrown)});
    return noNews;
  }
}

/** The shop's page takes another payment; a card is typed at the checkout, where its cart is kept. */
async function findPayUrl({payments, siteUrl}: Services, order: Order, path: string) {
  const {needsPayment, orderReference} = order;
  if (!needsPayment || orderReference === null) return null;
  if (payments.kind !== 'hosted') return '/checkout';
  const charge = {
    order,
    orderReference,
    card: null,
    token: null,
    shopper: null,
    returnUrl: siteUrl + path,
  };
  const page = await payments.pay(charge);
  return page.status === 'redirect' ? page.url : null;
}
