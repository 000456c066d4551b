import type {Order, OrderNews, Product} from '~adapters/commerce';
import {recallWords} from '~/content/messages/recalls';
import {toLongDay} from '~/server/http/long-date.server';

/** What is recalled of a product, in words. */
export const recallNotices = ({recalls}: Pick<Product, 'recalls'>): string[] =>
  recalls.map(({lot, reason, offer}) => recallWords.onProduct(lot, reason, offer));

/** The same of an order. */
export const orderNotices = (order: Order, {recalls}: OrderNews): string[] =>
  recalls.map(({lines, lot, reason, offer}) => {
    const names = lines.map((line) => order.lines[line]?.name ?? '').filter(Boolean);
    return recallWords.onOrder(names.join(', '), lot, reason, offer);
  });

/** Each line of an order with the lots that it was sent from (rules: What must come back). */
export const withLots = <Line extends {details: string[]}>(
  lines: readonly Line[],
  {lots}: OrderNews,
): Line[] =>
  lines.map((line, place) => ({
    ...line,
    details: [
      ...line.details,
      ...lots
        .filter((sent) => sent.line === place)
        .map(({lot, bestBefore}) => recallWords.lot(lot, bestBefore && toLongDay(bestBefore))),
    ],
  }));
