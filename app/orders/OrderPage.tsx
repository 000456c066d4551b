import {Link} from 'react-router';
import type {Address} from '~adapters/commerce';
import {HowToPay} from '~/ui/HowToPay';
import {orderHistoryLabels} from '~/content/account';
import {orderPage} from '~/content/order-page';
import {standingTexts} from '~/content/order-standing';
import {refillWords} from '~/content/supplies';
import type {SupplyAnswer} from '~/orders/supplies/shown-supply';
import {SupplySection} from '~/orders/supplies/SupplySection';
import {Downloads} from './Downloads';
import type {AgainAnswer} from './again-answer';
import {OrderAgain} from './OrderAgain';
import {OrderNews} from './OrderNews';
import {OrderAnswers, OrderLines, OrderTotals} from './OrderParts';
import type {ShownOrder} from './shown-order';

function SentTo({address}: {address: Address}) {
  const {firstName, lastName, address1, address2, city, state, postcode} = address;
  const lines = [`${firstName} ${lastName}`, address1, address2, `${city}, ${state} ${postcode}`];
  return (
    <div>
      <h3 className="font-sans text-sm font-normal text-ink-soft">{orderPage.addressHeading}</h3>
      <address className="mt-1 break-words whitespace-pre-line not-italic">
        {lines.filter((line) => line.trim() !== '').join('\n')}
      </address>
    </div>
  );
}

function Payment({paymentTitle, standing}: Pick<ShownOrder, 'paymentTitle' | 'standing'>) {
  return (
    <div>
      <h3 className="font-sans text-sm font-normal text-ink-soft">{orderPage.paymentHeading}</h3>
      <p className="mt-1">{paymentTitle || standingTexts[standing].status}</p>
    </div>
  );
}

function PayNow({url}: {url: string}) {
  const isOurs = url.startsWith('/');
  return (
    <div className="mt-6 print:hidden">
      <a href={url} className="btn btn-primary">
        {orderPage.payNow}
      </a>
      {isOurs && <p className="mt-3 text-sm text-ink-soft">{orderPage.payAtCheckout}</p>}
    </div>
  );
}

function Lines({order: {summary, address, paymentTitle, standing}}: {order: ShownOrder}) {
  return (
    <section
      aria-label={orderPage.linesHeading}
      className="card p-5 sm:p-7 print:border-0 print:p-0"
    >
      <h2 className="text-2xl">{orderPage.linesHeading}</h2>
      <OrderLines summary={summary} />
      <div className="grid gap-6 sm:grid-cols-2">
        <div className="space-y-5">
          {address && <SentTo address={address} />}
          <Payment paymentTitle={paymentTitle} standing={standing} />
        </div>
        <OrderTotals summary={summary} />
      </div>
    </section>
  );
}

function Refill({refill, again, order: {path, summary}}: Props & {refill: string}) {
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
  /** What came of saying what is taken of it, there. */
  saved: SupplyAnswer | undefined;
}

/** One order as it stands now: for the holder of its link, and for its account. */
export function OrderPage(props: Props) {
  const {order, refill, again, saved} = props;
  const {summary, standing, instructions, payUrl, path, downloads, shipments, notes} = order;
  const {supply, calendarPath, answers} = order;
  const {databaseId, orderNumber, createdAt, createdOn} = summary;
  return (
    <div className="container-page max-w-3xl py-10 md:py-14">
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
      {refill && <Refill {...props} refill={refill} />}
      <HowToPay standing={standing} instructions={instructions} />
      {payUrl && <PayNow url={payUrl} />}
      <Downloads downloads={downloads} />
      <div className="mt-8 space-y-6">
        <OrderNews shipments={shipments} notes={notes} />
        <Lines order={order} />
        <OrderAnswers answers={answers} />
        {supply && (
          <SupplySection supply={supply} action={path} calendarPath={calendarPath} posted={saved} />
        )}
      </div>
      <div id="again" className="mt-8 space-y-6 print:hidden">
        {!refill && (
          <OrderAgain
            action={path}
            databaseId={databaseId}
            orderNumber={orderNumber}
            posted={again}
          />
        )}
        <p className="text-ink-soft">
          {orderPage.cancel}
          <Link to="/contact" className="font-semibold text-leaf underline underline-offset-4">
            {orderPage.contact}
          </Link>
          .
        </p>
      </div>
    </div>
  );
}
