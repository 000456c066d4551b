import {
  hasOffers,
  noNews,
  sayIn,
  standingOf,
  type Cents,
  type Order,
  type OrderLine,
  type OrderNews,
  type OrderStanding,
  type Words,
} from '~adapters/commerce';
import {sumCents, toCents} from '~adapters/commerce/money';
import {lineWords} from '~/content/labels/cart';
import {arrivalOf} from '~/pricing/arrival.server';
import {discountOfOrdered} from '~/pricing/price-line';
import {toLongDate} from '~/server/http/long-date.server';
import type {AppServices} from '~/server/app-services';
import {toCause, toNull} from '~/server/telemetry/log';
import {showsHowToPay} from '~/content/order-standing';
import {isSent} from './order-progress.server';
import type {OrderSummary, OrderSummaryLine} from './order-summary';
import type {ShownDownload} from './Downloads';

/** Extras only: the name already says which variation, what was chosen of it, and how many bottles. */
function toSummaryLine(line: OrderLine, say: (own: string) => string): OrderSummaryLine {
  const {name, quantity, discounted: amount, subtotal: before, attributes} = line;
  const sayAll = (values: string) => values.split(', ').map(say).join(', ');
  const extras = attributes.filter(
    (attribute) =>
      attribute.name !== 'Bottles' &&
      !attribute.name.startsWith('pa_') &&
      ![attribute.value, sayAll(attribute.value)].some((value) => name.includes(value)),
  );
  const off = discountOfOrdered(line);
  const details = [
    ...extras.map((extra) => `${say(extra.name)}: ${sayAll(extra.value)}`),
    ...(off ? [lineWords.off(off)] : []),
  ];
  return {name, quantity, amount, before, details};
}

const isBackorder = ({name}: {name: string}) => name === 'Backordered';

const onTheirWay: ReadonlySet<OrderStanding> = new Set(['paid', 'nothingToPay', 'paidOnDelivery']);

/** Of what is about to be sent, by the storefront's own shipping (rules: When it comes). */
function arrivalDaysOf(order: Order, news: OrderNews): string | null {
  if (isSent(order, news)) return null;
  const waits = order.lines.some(({attributes}) => attributes.some(isBackorder));
  if (!hasOffers() || order.shipsNothing || waits || !onTheirWay.has(standingOf(order)))
    return null;
  const orderedAt = Date.parse(order.paidAt ?? order.createdAt);
  if (Number.isNaN(orderedAt)) return null;
  const {days, isOver} = arrivalOf(orderedAt, Date.now());
  return isOver ? null : days;
}

/** Staff may have changed the lines since. */
function toDiscounts(discount: Cents, codes: Order['codes']): OrderSummary['discounts'] {
  if (discount <= 0) return [];
  const isAll = sumCents(codes.map(({amount}) => amount)) === discount;
  return isAll ? codes : [{code: null, amount: discount}];
}

/** What a shopper sees of an order in the account. `words`: those that stand beside its lines. */
export function toOrderSummary(order: Order, words: Words = {}, news = noNews): OrderSummary {
  const {lines, shippingTotal, fees, taxTotal, pricesIncludeTax, total} = order;
  const tax = pricesIncludeTax ? toCents(0) : taxTotal;
  const subtotal = sumCents(lines.map(({discounted}) => discounted));
  const discount = toCents(subtotal - sumCents(lines.map((line) => line.total)));
  return {
    databaseId: order.databaseId,
    orderNumber: order.orderNumber,
    createdAt: order.createdAt,
    createdOn: toLongDate(order.createdAt),
    standing: standingOf(order),
    lines: lines.map((line) => toSummaryLine(line, sayIn(words))),
    subtotal,
    discounts: toDiscounts(discount, order.codes),
    shipping: order.shipsNothing ? null : shippingTotal,
    arrives: arrivalDaysOf(order, news),
    fees,
    tax,
    includedTax: pricesIncludeTax && taxTotal > 0 ? taxTotal : null,
    other: toCents(
      total -
        (subtotal - discount + shippingTotal + sumCents(fees.map(({amount}) => amount)) + tax),
    ),
    total,
  };
}

type Asked = Pick<Order, 'databaseId' | 'hasDownloads'>;

/** What can be downloaded of orders that their reader may see, by their numbers; nothing without the shop's answer. */
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
  const fail = toNull(log, 'warn', 'payment.instructions.unknown');
  const offered = await paymentMethods.offered().catch(fail);
  return offered?.find(({id}) => id === paymentMethod)?.instructions || null;
}
