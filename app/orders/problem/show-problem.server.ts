import {redirect} from 'react-router';
import type {LineProblem, Order, OrderNews} from '~adapters/commerce';
import {problemWords} from '~/content/order-problem';
import {findNews} from '~/orders/order-progress.server';
import type {AppServices} from '~/server/app-services';
import {toLongDate} from '~/server/http/long-date.server';
import type {ShownProblems} from './OrderProblems';
import type {ProblemForm} from './problem-form';

/** What the order's page says of it; null where there is nothing to say. */
export function toShownProblems({lines}: Order, {problems}: OrderNews): ShownProblems | null {
  if (!problems) return null;
  const toWords = ({line, what}: LineProblem) =>
    lines[line] ? `${lines[line].name}: ${problemWords.said[what]}` : [];
  return {
    until: problems.lines.length > 0 ? toLongDate(problems.until ?? '') : '',
    reports: problems.reports.map(({receivedAt, lines: said}) => ({
      on: toLongDate(receivedAt),
      lines: said.flatMap(toWords),
    })),
  };
}

/** The form of an order; where nothing can be said of it, its page says why. */
export async function showProblemForm(
  services: Pick<AppServices, 'commerce' | 'log'>,
  order: Order,
  path: string,
): Promise<ProblemForm> {
  const {problems} = (await findNews(services, [order]))(order.databaseId);
  const lines = (problems?.until ? problems.lines : []).flatMap((place) => {
    const line = order.lines[place];
    return line ? {place, name: line.name, quantity: line.quantity} : [];
  });
  if (lines.length === 0) throw redirect(path);
  return {orderNumber: order.orderNumber, path, lines};
}
