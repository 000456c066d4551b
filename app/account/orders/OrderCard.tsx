import type {ReactNode} from 'react';
import {formatCents, formatPrice, type Cents} from '~adapters/commerce/money';
import {orderHistoryLabels, orderStatusLabels} from '~/content/account';
import type {OrderSummary} from './order-summary';

const badges: Partial<Record<OrderSummary['status'], string>> = {
  COMPLETED: 'bg-sage text-leaf-dark',
  PROCESSING: 'bg-honey-light text-ink',
  CANCELLED: 'bg-clay-light text-[#7a2e14]',
  FAILED: 'bg-clay-light text-[#7a2e14]',
};

interface AmountProps {
  label: string;
  amount: Cents | string;
  isTotal?: boolean;
}

function Amount({label, amount, isTotal = false}: AmountProps) {
  return (
    <div
      className={`flex justify-between gap-4 ${isTotal ? 'border-t border-line pt-2 text-base font-semibold' : ''}`}
    >
      <dt>{label}</dt>
      <dd className="tabular-nums">{typeof amount === 'string' ? amount : formatPrice(amount)}</dd>
    </div>
  );
}

function Totals({summary}: {summary: OrderSummary}) {
  const {totals} = orderHistoryLabels;
  return (
    <dl className="space-y-1.5 text-sm">
      <Amount label={totals.subtotal} amount={summary.subtotal} />
      {summary.discount > 0 && (
        <Amount label={totals.discount} amount={`-${formatCents(summary.discount)}`} />
      )}
      <Amount label={totals.shipping} amount={summary.shipping === 0 ? 'Free' : summary.shipping} />
      {summary.tax !== 0 && <Amount label={totals.tax} amount={summary.tax} />}
      {summary.other !== 0 && <Amount label={totals.other} amount={summary.other} />}
      <Amount label={totals.total} amount={summary.total} isTotal />
    </dl>
  );
}

/** One earlier order: number, date, status, lines and totals. */
export function OrderCard({summary, children}: {summary: OrderSummary; children: ReactNode}) {
  const heading = `order-${summary.databaseId}`;
  return (
    <article aria-labelledby={heading} className="card p-5 sm:p-7">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id={heading} className="text-2xl">
            {orderHistoryLabels.order(summary.orderNumber)}
          </h2>
          <p className="mt-1 text-sm text-ink-soft">
            <time dateTime={summary.createdAt}>{summary.createdOn}</time>
          </p>
        </div>
        <p
          className={`rounded-full px-3 py-1 text-sm font-semibold ${badges[summary.status] ?? 'bg-sand text-ink'}`}
        >
          {orderStatusLabels[summary.status]}
        </p>
      </header>
      <ul className="my-5 divide-y divide-line border-y border-line">
        {summary.lines.map((line, place) => (
          <li key={place} className="flex justify-between gap-4 py-3">
            <div className="min-w-0">
              <p className="font-semibold break-words">{line.name}</p>
              <p className="text-sm text-ink-soft">
                {[orderHistoryLabels.quantity(line.quantity), ...line.details].join(' · ')}
              </p>
            </div>
            <p className="tabular-nums">{formatPrice(line.total)}</p>
          </li>
        ))}
      </ul>
      <div className="grid items-end gap-6 sm:grid-cols-2">
        <div>{children}</div>
        <Totals summary={summary} />
      </div>
    </article>
  );
}
