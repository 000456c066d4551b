import {standingOf, type Order, type OrderLine, type OrderStanding} from '~adapters/commerce';
import {sumCents, toCents} from '~adapters/commerce/money';
import {toLongDate} from '~/server/http/long-date.server';
import type {AppServices} from '~/server/app-services';
import {toCause} from '~/server/telemetry/log';
import {showsHowToPay} from '~/content/order-standing';
import type {OrderSummary, OrderSummaryLine} from './order-summary';
import type {ShownDownload} from './Downloads';

/** Extras only: the name already says which variation, what was chosen of it, and how many bottles. */
function toSummaryLine({name, quantity, total, attributes}: OrderLine): OrderSummaryLine {
  const extras = attributes.filter(
    (attribute) =>
      attribute.name !== 'Bottles' &&
      !attribute.name.startsWith('pa_') &&
      !name.includes(attribute.value),
  );
  return {name, quantity, total, details: extras.map((extra) => `${extra.name}: ${extra.value}`)};
}

/** What a shopper sees of an order in the account. */
export function toOrderSummary(order: Order): OrderSummary {
  const {lines, subtotal, shippingTotal, taxTotal, pricesIncludeTax, total} = order;
  const tax = pricesIncludeTax ? toCents(0) : taxTotal;
  const discount = sumCents(lines.map((line) => toCents(line.subtotal - line.total)));
  return {
    databaseId: order.databaseId,
    orderNumber: order.orderNumber,
    createdAt: order.createdAt,
    createdOn: toLongDate(order.createdAt),
    standing: standingOf(order),
    lines: lines.map(toSummaryLine),
    subtotal,
    discount,
    shipping: order.shipsNothing ? null : shippingTotal,
    tax,
    includedTax: pricesIncludeTax && taxTotal > 0 ? taxTotal : null,
    other: toCents(total - (subtotal - discount + shippingTotal + tax)),
    total,
  };
}

type Asked = Pick<Order, 'databaseId' | 'hasDownloads'>;

/**
 * What can be downloaded of orders that their reader may see, by their numbers; without the shop's answer nothing is
 * shown.
 */
export async function findDownloads(
  {commerce, log}: Pick<AppServices, 'commerce' | 'log'>,
  orders: readonly Asked[],
): Promise<(databaseId: number) => ShownDownload[]> {
  const ids = orders.filter(({hasDownloads}) => hasDownloads).map(({databaseId}) => databaseId);
  try {
    if (ids.length === 0) return () => [];
    const found = await commerce.orders.downloads(ids);
    return (databaseId) =>
      (found.get(databaseId) ?? []).map(({expiresAt, ...file}) => ({
        ...file,
        until: expiresAt === null ? '' : toLongDate(expiresAt),
      }));
  } catch (thrown) {
    log.warn('order.downloads.unknown', {cause: toCause(thrown)});
    return () => [];
  }
}

interface Standing {
  standing?: OrderStanding;
  paymentMethod?: string;
}

/** How the shop wants an order paid, line by line; null where there is nothing to say or the shop does not answer. */
export async function findInstructions(
  {paymentMethods, log}: Pick<AppServices, 'paymentMethods' | 'log'>,
  {standing, paymentMethod}: Standing,
): Promise<string | null> {
  if (!standing || !showsHowToPay.has(standing)) return null;
  try {
    const offered = await paymentMethods.offered();
    return offered.find(({id}) => id === paymentMethod)?.instructions || null;
  } catch (thrown) {
    log.warn('payment.instructions.unknown', {cause: toCause(thrown)});
    return null;
  }
}
