import type {ReactNode} from 'react';
import {formatCents, type Cents} from '~adapters/commerce/money';
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
      <dd className="tabular-nums">{typeof amount === 'string' ? amount : formatCents(amount)}</dd>
    </div>
  );
}

function Totals({order}: {order: OrderSummary}) {
  const {totals} = orderHistoryLabels;
  return (
    <dl className="space-y-1.5 text-sm">
      <Amount label={totals.subtotal} amount={order.subtotal} />
      {order.discount > 0 && (
        <Amount label={totals.discount} amount={`-${formatCents(order.discount)}`} />
      )}
      <Amount label={totals.shipping} amount={order.shipping === 0 ? 'Free' : order.shipping} />
      {order.other !== 0 && <Amount label={totals.other} amount={order.other} />}
      <Amount label={totals.total} amount={order.total} isTotal />
    </dl>
  );
}

/** One earlier order: number, date, status, lines and totals. */
export function OrderCard({order, children}: {order: OrderSummary; children: ReactNode}) {
  const heading = `order-${order.databaseId}`;
  return (
    <article aria-labelledby={heading} className="card p-5 sm:p-7">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id={heading} className="text-2xl">
            {orderHistoryLabels.order(order.orderNumber)}
          </h2>
          <p className="mt-1 text-sm text-ink-soft">
            <time dateTime={order.createdAt}>{order.createdOn}</time>
          </p>
        </div>
        <p
          className={`rounded-full px-3 py-1 text-sm font-semibold ${badges[order.status] ?? 'bg-sand text-ink'}`}
        >
          {orderStatusLabels[order.status]}
        </p>
      </header>
      <ul className="my-5 divide-y divide-line border-y border-line">
        {order.lines.map((line, place) => (
          <li key={place} className="flex justify-between gap-4 py-3">
            <div className="min-w-0">
              <p className="font-semibold break-words">{line.name}</p>
              <p className="text-sm text-ink-soft">
                {[orderHistoryLabels.quantity(line.quantity), ...line.details].join(' · ')}
              </p>
            </div>
            <p className="tabular-nums">{formatCents(line.total)}</p>
          </li>
        ))}
      </ul>
      <div className="grid items-end gap-6 sm:grid-cols-2">
        <div>{children}</div>
        <Totals order={order} />
      </div>
    </article>
  );
}
