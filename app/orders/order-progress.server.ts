import {
  formatCents,
  noNews,
  standingOf,
  sumCents,
  toCents,
  type Cents,
  type Commerce,
  type Order,
  type OrderNews,
  type OrderPart,
} from '~adapters/commerce';
import {toLongDate} from '~/server/http/long-date.server';
import {toCause, type Log} from '~/server/telemetry/log';
import {orderPage} from '~/content/order-page';
import {progressWords as words} from '~/content/order-progress';
import type {OrderProgress, ShownRefunds, Step} from './order-progress';

interface Ports {
  commerce: Pick<Commerce, 'orders'>;
  log: Log;
}

/** What became of orders since, by their numbers; nothing while the shop does not answer. */
export async function findNews(
  {commerce, log}: Ports,
  orders: readonly Pick<Order, 'databaseId'>[],
): Promise<(databaseId: number) => OrderNews> {
  try {
    const news = await commerce.orders.news(orders.map(({databaseId}) => databaseId));
    return (databaseId) => news.get(databaseId) ?? noNews;
  } catch (thrown) {
    log.warn('order.news.unknown', {cause: toCause(thrown)});
    return () => noNews;
  }
}

/** The latest of these moments; null where none is known. */
const lastOf = (moments: (string | null)[]): string | null =>
  moments
    .filter((moment) => moment !== null)
    .toSorted()
    .at(-1) ?? null;

const count = (parts: readonly OrderPart[]) => parts.reduce((sum, {quantity}) => sum + quantity, 0);

/** What is sent of an order, and when, as far as the shop records it. */
function toDispatch({status, shipsNothing}: Order, news: OrderNews) {
  const {shipments, toCome, completedAt} = news;
  const isPartly = toCome.length > 0;
  const isSent = !isPartly && !shipsNothing && (shipments.length > 0 || status === 'COMPLETED');
  const sentAt = lastOf(shipments.map(({shippedAt}) => shippedAt)) ?? (isSent ? completedAt : null);
  const isDelivered =
    isSent && shipments.length > 0 && shipments.every(({deliveredAt}) => deliveredAt !== null);
  const deliveredAt = isDelivered ? lastOf(shipments.map((one) => one.deliveredAt)) : null;
  return {isPartly, isSent, sentAt, deliveredAt};
}

/** Whether all of it has left that is sent at all. */
export const isSent = (order: Order, news: OrderNews): boolean => toDispatch(order, news).isSent;

const step = (label: string, at: string | null, isDone = at !== null): Step => ({
  label,
  at: at ?? '',
  on: toLongDate(at ?? ''),
  isDone,
});

/** The way of an order, without what its shop does not record (rules: Following an order). */
function toSteps(order: Order, news: OrderNews): Step[] {
  const {createdAt, paidAt, total, status, shipsNothing} = order;
  const {isPartly, isSent, sentAt, deliveredAt} = toDispatch(order, news);
  const {steps} = words;
  const isPaidLater = standingOf(order) === 'paidOnDelivery';
  const all = [
    step(steps.placed, createdAt),
    ...(total > 0 && !isPaidLater ? [step(steps.paid, paidAt)] : []),
    ...(news.packedAt && !isSent ? [step(steps.packed, news.packedAt)] : []),
    ...(isPartly ? [step(steps.partlySent, sentAt, true)] : []),
    ...(shipsNothing
      ? []
      : [step(isPartly ? steps.allSent : steps.sent, isSent ? sentAt : null, isSent)]),
    ...(deliveredAt ? [step(steps.delivered, deliveredAt)] : []),
  ];
  const isOver = status === 'CANCELLED' || status === 'REFUNDED';
  return isOver ? all.filter(({isDone}) => isDone) : all;
}

const toItems = ({lines}: Order, parts: readonly OrderPart[]): string[] =>
  parts.flatMap(({line, quantity}) => {
    const name = lines[line]?.name;
    return name === undefined ? [] : [words.item(quantity, name)];
  });

/** Where an order is, step by step and parcel by parcel. */
export function toProgress(order: Order, news: OrderNews): OrderProgress {
  return {
    steps: toSteps(order, news),
    parcels: news.shipments.map(({carrier, number, url, shippedAt, deliveredAt, items}) => ({
      carrier,
      number,
      url,
      on: toLongDate(shippedAt ?? ''),
      deliveredOn: toLongDate(deliveredAt ?? ''),
      items: toItems(order, items ?? []),
    })),
    toCome: toItems(order, news.toCome),
  };
}

const backOf = ({refunds}: OrderNews): Cents => sumCents(refunds.map(({amount}) => amount));

/** What came back of an order's money, or is due less, each time, and what the order comes to after it. */
export const toRefunds = (order: Order, news: OrderNews): ShownRefunds => ({
  given: news.refunds.map(({amount, reason, madeAt, items}) => ({
    amount,
    label: wordsOf(order).each(toLongDate(madeAt)),
    what: [
      reason,
      ...toItems(
        order,
        items.filter(({quantity}) => quantity > 0),
      ),
    ].filter(Boolean),
  })),
  left: toCents(order.total - backOf(news)),
  leftLabel: wordsOf(order).left,
});

/** Staff may write a refund of what is still to be paid: it is due less, and nothing came back. */
const wordsOf = ({paidAt}: Order) =>
  paidAt === null
    ? {each: orderPage.takenOffOn, left: orderPage.afterTakenOff, all: words.takenOff}
    : {each: orderPage.refundedOn, left: orderPage.afterRefunds, all: words.givenBack};

/** Where an order is, in one line; null where its status says all. */
export function toProgressLine(order: Order, news: OrderNews): string | null {
  const {shipments, toCome} = news;
  const {isPartly, isSent, sentAt, deliveredAt} = toDispatch(order, news);
  const sent = count(shipments.flatMap(({items}) => items ?? []));
  const back = backOf(news);
  const parts = [
    deliveredAt && words.delivered(toLongDate(deliveredAt)),
    !deliveredAt && isSent && words.sent(shipments.length, toLongDate(sentAt ?? '')),
    isPartly && words.partlySent(sent, sent + count(toCome), toLongDate(sentAt ?? '')),
    back > 0 && wordsOf(order).all(formatCents(back)),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : null;
}
