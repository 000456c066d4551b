import type {ReactNode} from 'react';
import {Link} from 'react-router';
import {Alert} from '~/ui/Alert';
import {Breadcrumbs} from '~/ui/Breadcrumbs';
import {accountLabels, orderHistoryLabels} from '~/content/account';
import type {ListedOrder} from './order-summary';
import type {AgainAnswer} from './again-answer';
import {OrderAgain} from './OrderAgain';
import {OrderCard} from './OrderCard';

interface Props {
  email: string;
  isConfirmed: boolean;
  /** Newest first; null when the shop does not answer. */
  orders: ListedOrder[] | null;
  /** What came of ordering one of them again where no script ran. */
  again: AgainAnswer | undefined;
  /** Sends the confirming mail once more. */
  resendForm: ReactNode;
}

function Notice({title, text, children}: {title: string; text: string; children: ReactNode}) {
  return (
    <div className="card mx-auto max-w-xl p-8 text-center">
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-2 mb-6 break-words text-ink-soft">{text}</p>
      {children}
    </div>
  );
}

function Content({email, isConfirmed, orders, again, resendForm}: Props) {
  const labels = orderHistoryLabels;
  if (!isConfirmed)
    return (
      <Notice title={labels.unconfirmedTitle} text={labels.unconfirmedText(email)}>
        {resendForm}
      </Notice>
    );
  if (!orders)
    return (
      <div className="space-y-4">
        <Alert>{labels.failed}</Alert>
        <Link to="/account/orders" reloadDocument className="btn btn-secondary">
          {labels.retry}
        </Link>
      </div>
    );
  if (orders.length === 0)
    return (
      <Notice title={labels.emptyTitle} text={labels.emptyText}>
        <Link to="/products" className="btn btn-primary">
          {labels.browse}
        </Link>
      </Notice>
    );
  return (
    <div className="space-y-6">
      {orders.map((summary) => (
        <OrderCard key={summary.databaseId} summary={summary}>
          <OrderAgain
            action="/account/orders"
            databaseId={summary.databaseId}
            orderNumber={summary.orderNumber}
            posted={again?.order === String(summary.databaseId) ? again : undefined}
          />
        </OrderCard>
      ))}
    </div>
  );
}

/** My orders: of a signed-in shopper with a confirmed e-mail. */
export function OrderHistory(props: Props) {
  return (
    <div className="container-page max-w-4xl py-10 md:py-14">
      <Breadcrumbs
        crumbs={[
          {name: accountLabels.title, path: '/account'},
          {name: orderHistoryLabels.title, path: '/account/orders'},
        ]}
      />
      <h1 className="mt-4 mb-8 text-4xl">{orderHistoryLabels.title}</h1>
      <Content {...props} />
    </div>
  );
}
