import {data} from 'react-router';
import {
  isOfflineMethod,
  sayIn,
  standingOf,
  type Cancellation,
  type Order,
} from '~adapters/commerce';
import {gatewayOf} from '~adapters/payments';
import type {Shopper} from '~adapters/accounts';
import {readForms, writeAddress} from '~/forms/local-forms';
import type {AppServices} from '~/server/app-services';
import {toLongDate, toLongTime} from '~/server/http/long-date.server';
import {orderNotices, withLots} from '~/recalls/recall-notices.server';
import {readSupplies, toShownSupply, toFirstEnd} from '~/supplies/show-supply.server';
import {findDownloads, toOrderSummary, findInstructions} from './order-summary.server';
import {findPictures} from './line-pictures.server';
import {findNews, toProgress, toProgressLine, toRefunds} from './order-progress.server';
import {toShownProblems} from './problem/show-problem.server';
import type {ShownOrder} from './shown-order';
import {toShownWithdrawal} from './withdrawal/withdrawal.server';
import {listMyOrders} from './my-orders.server';

type Services = Pick<
  AppServices,
  | 'addressForms'
  | 'commerce'
  | 'log'
  | 'payments'
  | 'paymentMethods'
  | 'siteUrl'
  | 'supplies'
  | 'words'
>;

/** What an order's own page shows; without the shop's news of it, what the order itself has. */
export async function showOrder(
  services: Services,
  order: Order,
  path: string,
): Promise<ShownOrder & {supply: ReturnType<typeof toShownSupply>}> {
  const standing = standingOf(order);
  const paymentMethod = isOfflineMethod(order.paymentMethod) ? order.paymentMethod : null;
  const [newsOf, downloads, instructions, payUrl, supplies, words, depict] = await Promise.all([
    findNews(services, [order]),
    findDownloads(services, [order]),
    findInstructions(services, {standing, ...(paymentMethod && {paymentMethod})}),
    findPayUrl(services, order, path),
    readSupplies(services, [order]),
    services.words(),
    findPictures(services.commerce.products),
  ]);
  const news = newsOf(order.databaseId);
  await readForms(services, [news.address?.country ?? '', news.billing?.country ?? '']);
  const summary = depict(toOrderSummary(order, words, news), order);
  return {
    summary: {...summary, lines: withLots(summary.lines, news)},
    notices: orderNotices(order, news),
    standing,
    paymentTitle: sayIn(words)(order.paymentMethodTitle),
    instructions,
    payUrl,
    address: news.address && writeAddress(news.address),
    billing: news.billing && writeAddress(news.billing),
    paidOn: toLongDate(order.paidAt ?? ''),
    cancellation: news.cancellation && toShownCancellation(news.cancellation),
    problems: toShownProblems(order, news),
    withdrawal: toShownWithdrawal(order, news, path),
    downloads: downloads(order.databaseId),
    progress: toProgress(order, news),
    refunds: toRefunds(order, news),
    documents: news.documents,
    notes: news.notes.map((note) => ({...note, on: toLongDate(note.writtenAt)})),
    answers: news.answers,
    supply: toShownSupply(supplies.get(order.databaseId)),
    path,
  };
}

const toShownCancellation = ({until, cancelledAt, money}: Cancellation): Cancellation => ({
  until: until && toLongTime(until),
  cancelledAt: cancelledAt && toLongDate(cancelledAt),
  money,
});

/** The shop's page takes another payment; a card is typed at the checkout, where its cart is kept. */
async function findPayUrl({payments, siteUrl}: Services, order: Order, path: string) {
  const {needsPayment, orderReference} = order;
  if (!needsPayment || orderReference === null) return null;
  const gateway = gatewayOf(payments, order);
  if (gateway.takesCards) return '/checkout';
  const charge = {
    order,
    orderReference,
    card: null,
    token: null,
    shopper: null,
    returnUrl: siteUrl + path,
  };
  const page = await gateway.pay(charge);
  return page.status === 'redirect' ? page.url : null;
}

/** Whether something of an order is used up one day. */
export async function hasEnd(
  services: Pick<Services, 'commerce' | 'log' | 'supplies'>,
  databaseId: number,
): Promise<boolean> {
  const supplies = await readSupplies(services, [{databaseId}]);
  return toShownSupply(supplies.get(databaseId)) !== null;
}

/** The newest order of an account; null where there is none, or the shop does not answer. */
export async function showNewest(
  context: Pick<AppServices, 'commerce' | 'log' | 'words'>,
  shopper: Shopper,
) {
  const [order] = (await listMyOrders(context, shopper)) ?? [];
  if (!order) return null;
  const [newsOf, words, depict] = await Promise.all([
    findNews(context, [order]),
    context.words(),
    findPictures(context.commerce.products),
  ]);
  const news = newsOf(order.databaseId);
  return {
    summary: depict(toOrderSummary(order, words, news), order),
    progress: toProgressLine(order, news),
  };
}

/** So many of the newest orders say where they are: parcels of older ones have come. */
const followedOrders = 20;

/** The shopper's order history; 503 with null while the shop does not answer. */
export async function showOrders(
  context: Pick<AppServices, 'commerce' | 'log' | 'supplies' | 'words'>,
  shopper: Shopper,
) {
  const orders = await listMyOrders(context, shopper);
  const [downloads, supplies, newsOf, words, depict] = await Promise.all([
    findDownloads(context, orders ?? []),
    readSupplies(context, orders ?? []),
    findNews(context, orders?.slice(0, followedOrders) ?? []),
    context.words(),
    findPictures(context.commerce.products),
  ]);
  return data(
    {
      email: shopper.email,
      isConfirmed: shopper.emailConfirmedAt !== null,
      orders:
        orders?.map((order) => {
          const news = newsOf(order.databaseId);
          return {
            ...depict(toOrderSummary(order, words, news), order),
            downloads: downloads(order.databaseId),
            lasts: toFirstEnd(supplies.get(order.databaseId)),
            progress: toProgressLine(order, news),
          };
        }) ?? null,
    },
    {status: orders ? 200 : 503},
  );
}
