import {Link} from 'react-router';
import {orderHistoryLabels} from '~/content/account';
import {standingTexts} from '~/content/order-standing';
import {OrderLines} from './OrderParts';
import type {showNewest} from './show-order.server';

/** How the last order stands, where one looks first. */
export function NewestOrder({
  summary,
  progress,
}: NonNullable<Awaited<ReturnType<typeof showNewest>>>) {
  const {orderNumber, standing, createdOn} = summary;
  return (
    <section aria-label={orderHistoryLabels.newest} className="card bg-sage-light p-5 sm:p-7">
      <h2 className="text-2xl">{orderHistoryLabels.newest}</h2>
      <p className="mt-1 text-ink-soft">
        {createdOn} · {progress ?? standingTexts[standing].status}
      </p>
      <OrderLines summary={summary} />
      <Link to={`/orders/${encodeURIComponent(orderNumber)}`} className="btn btn-primary">
        {orderHistoryLabels.order(orderNumber)}
      </Link>
    </section>
  );
}
