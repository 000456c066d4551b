import type {ReactNode} from 'react';
import {Link} from 'react-router';
import {orderHistoryLabels} from '~/content/account';
import {standingTexts} from '~/content/order-standing';
import type {ListedOrder, OrderSummary} from './order-summary';
import {Downloads} from './Downloads';
import {OrderLines, OrderTotals} from './OrderParts';

const badges: Partial<Record<OrderSummary['standing'], string>> = {
  completed: 'bg-sage text-leaf-dark',
  paid: 'bg-honey-light text-ink',
  nothingToPay: 'bg-honey-light text-ink',
  paidOnDelivery: 'bg-honey-light text-ink',
  cancelled: 'bg-clay-light text-alarm',
  failed: 'bg-clay-light text-alarm',
};

/** One earlier order: number, date, status, lines and totals. */
export function OrderCard({summary, children}: {summary: ListedOrder; children: ReactNode}) {
  const heading = `order-${summary.databaseId}`;
  return (
    <article aria-labelledby={heading} className="card p-5 sm:p-7">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id={heading} className="text-2xl">
            <Link
              to={`/orders/${encodeURIComponent(summary.orderNumber)}`}
              className="underline-offset-4 hover:underline"
            >
              {orderHistoryLabels.order(summary.orderNumber)}
            </Link>
          </h2>
          <p className="mt-1 text-sm text-ink-soft">
            <time dateTime={summary.createdAt}>{summary.createdOn}</time>
          </p>
          {summary.progress && <p className="mt-1 text-sm">{summary.progress}</p>}
        </div>
        <p
          className={`rounded-full px-3 py-1 text-sm font-semibold ${badges[summary.standing] ?? 'bg-sand text-ink'}`}
        >
          {standingTexts[summary.standing].status}
        </p>
      </header>
      <OrderLines summary={summary} />
      {summary.lasts && <p className="-mt-2 mb-5 text-leaf-dark">{summary.lasts}</p>}
      <div className="grid items-end gap-6 sm:grid-cols-2">
        <div>{children}</div>
        <OrderTotals summary={summary} />
      </div>
      <Downloads downloads={summary.downloads} />
    </article>
  );
}
