import type {ReactNode} from 'react';
import {Link, useRouteLoaderData} from 'react-router';
import {Alert} from '~/ui/Alert';
import {HowToPay} from '~/ui/HowToPay';
import {shopName} from '~/content/brand';
import {orderHistoryLabels} from '~/content/account';
import {orderPage} from '~/content/order-page';
import {standingTexts} from '~/content/order-standing';
import {refillWords} from '~/content/supplies';
import {inLanguage} from '~/content/language-paths';
import {Downloads} from './Downloads';
import type {AgainAnswer} from './again-answer';
import type {CancelAnswer} from './cancel-answer';
import {CancelledNote, CancelOrder} from './CancelOrder';
import {OrderAgain} from './OrderAgain';
import {OrderDocuments} from './OrderDocuments';
import {OrderNews} from './OrderNews';
import {OrderAnswers, OrderLines, OrderTotals} from './OrderParts';
import {OrderProblems} from './problem/OrderProblems';
import {OrderRefunds} from './OrderRefunds';
import {OrderSteps} from './OrderSteps';
import type {ShownOrder} from './shown-order';
import {Withdrawals} from './withdrawal/Withdrawals';

function AddressOf({heading, address}: {heading: string; address: string}) {
  return (
    <div>
      <h3 className="font-sans text-sm font-normal text-ink-soft">{heading}</h3>
      <address className="mt-1 break-words whitespace-pre-line not-italic">{address}</address>
    </div>
  );
}

type Paid = Pick<ShownOrder, 'paymentTitle' | 'standing' | 'paidOn'>;

function Payment({paymentTitle, standing, paidOn}: Paid) {
  return (
    <div>
      <h3 className="font-sans text-sm font-normal text-ink-soft">{orderPage.paymentHeading}</h3>
      <p className="mt-1">{paymentTitle || standingTexts[standing].status}</p>
      {paidOn && <p className="text-sm text-ink-soft">{orderPage.paidOn(paidOn)}</p>}
    </div>
  );
}

function PayNow({url}: {url: string}) {
  const isOurs = url.startsWith('/');
  return (
    <div className="mt-6 print:hidden">
      <a href={inLanguage(url)} className="btn btn-primary">
        {orderPage.payNow}
      </a>
      {isOurs && <p className="mt-3 text-sm text-ink-soft">{orderPage.payAtCheckout}</p>}
    </div>
  );
}

function Lines({order}: {order: ShownOrder}) {
  const {summary, address, billing, refunds} = order;
  return (
    <section
      aria-label={orderPage.linesHeading}
      className="card p-5 sm:p-7 print:border-0 print:p-0"
    >
      <h2 className="text-2xl">{orderPage.linesHeading}</h2>
      <OrderLines summary={summary} />
      <div className="grid gap-6 sm:grid-cols-2 print:grid-cols-2">
        <div className="space-y-5">
          {address && <AddressOf heading={orderPage.addressHeading} address={address} />}
          {billing && (
            <div className="hidden print:block">
              <AddressOf heading={orderPage.billingHeading} address={billing} />
            </div>
          )}
          <Payment {...order} />
        </div>
        <div>
          <OrderTotals summary={summary} />
          <OrderRefunds {...refunds} />
        </div>
      </div>
    </section>
  );
}

function Refill({
  refill,
  again,
  order: {path, summary},
}: Omit<Props, 'children'> & {refill: string}) {
  return (
    <section aria-label={refillWords.heading} className="card mt-8 bg-sage-light p-5 sm:p-7">
      <h2 className="text-2xl">{refillWords.heading}</h2>
      <p className="mt-2 mb-4 text-ink-soft">{refillWords.text}</p>
      <OrderAgain
        action={path}
        databaseId={summary.databaseId}
        orderNumber={summary.orderNumber}
        posted={again}
        refill={refill}
      />
    </section>
  );
}

interface Props {
  order: ShownOrder;
  /** What a mailed reminder's link puts into the cart, by the numbers of what is sold; null for any other visit. */
  refill: string | null;
  /** What came of ordering it again where no script ran. */
  again: AgainAnswer | undefined;
  /** Whether to cancel it was pressed, and what came of it, there. */
  isAsked: boolean;
  cancelled: CancelAnswer | undefined;
  /** What else there is to do with it. */
  children: ReactNode;
}

/** One order as it stands now: for the holder of its link, and for its account. */
export function OrderPage(props: Props) {
  const {order, refill, again, isAsked, cancelled, children} = props;
  const {summary, standing, instructions, payUrl, path, downloads, progress, notes} = order;
  const {documents, answers} = order;
  const root = useRouteLoaderData<() => {look?: {name?: string}}>('root');
  const {databaseId, orderNumber, createdAt, createdOn} = summary;
  return (
    <div className="container-page max-w-3xl py-10 md:py-14">
      <p className="hidden justify-between pb-6 text-xl font-semibold print:flex">
        <span>{root?.look?.name ?? shopName}</span>
        <span>{orderPage.invoice}</span>
      </p>
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-4xl">{orderHistoryLabels.order(orderNumber)}</h1>
        <p className="rounded-full bg-sage px-4 py-1.5 font-semibold text-leaf-dark">
          {standingTexts[standing].status}
        </p>
      </header>
      {createdOn && (
        <p className="mt-2 text-ink-soft">
          <time dateTime={createdAt}>{orderPage.placedOn(createdOn)}</time>
        </p>
      )}
      {order.notices.map((words) => (
        <Alert key={words} className="mt-6 whitespace-pre-line">
          {words}{' '}
          <Link to="/contact" className="font-semibold underline underline-offset-4 print:hidden">
            {orderPage.writeToUs}
          </Link>
        </Alert>
      ))}
      <OrderSteps steps={progress.steps} />
      {refill && <Refill {...props} refill={refill} />}
      <CancelledNote order={order} />
      {!order.cancellation?.cancelledAt && (
        <HowToPay standing={standing} instructions={instructions} />
      )}
      {payUrl && <PayNow url={payUrl} />}
      <Downloads downloads={downloads} />
      <div className="mt-8 space-y-6">
        <OrderNews progress={progress} notes={notes} />
        <OrderProblems problems={order.problems} path={path} />
        <Withdrawals withdrawal={order.withdrawal} />
        <Lines order={order} />
        <OrderAnswers answers={answers} />
        {children}
      </div>
      <OrderDocuments documents={documents} />
      <div id="again" className="mt-8 space-y-6 print:hidden">
        {!refill && (
          <OrderAgain
            action={path}
            databaseId={databaseId}
            orderNumber={orderNumber}
            posted={again}
          />
        )}
        <CancelOrder order={order} isAsked={isAsked} posted={cancelled} />
      </div>
    </div>
  );
}
