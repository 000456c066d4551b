import type {ReactNode} from 'react';
import {Link} from 'react-router';
import {lineKey} from '~/pricing/line-key';
import type {OrderStanding} from '~adapters/commerce';
import {CartBreakdown} from '~/cart/contents/CartBreakdown';
import {Icon, type IconName} from '~/ui/Icon';
import {thankYouPage} from '~/content/thank-you';
import {orderPage} from '~/content/order-page';
import {sentOncePaid, standingTexts} from '~/content/order-standing';
import {inLanguage} from '~/content/language-paths';
import {HowToPay} from '~/ui/HowToPay';
import {OrderedLines} from '../OrderedLines';
import type {PlacedOrder} from './placed-order';

const stepIcons: IconName[] = ['mail', 'clock', 'truck'];
const linkClass = 'font-semibold text-leaf underline underline-offset-4';

interface Props {
  orderNumber: string;
  /** What was ordered; null when this tab did not place the order. */
  placedOrder: PlacedOrder | null;
  /** The same as the shop has it, where no tab placed the order. */
  ordered: ReactNode;
  /** What can be downloaded of it. */
  downloads: ReactNode;
  /** Whether something of it is used up one day. */
  hasEnd: boolean;
  shipsNothing: boolean;
  isPaymentPending: boolean;
  /** The order's own page; null when it is not known. */
  orderLink: string | null;
  /** Null when it is known only that the order is placed. */
  standing: OrderStanding | null;
  /** How the shop wants it paid, line by line; null where there is nothing to say. */
  instructions: string | null;
  supportEmail: string;
  supportPhone: string;
}

function statusOf({isPaymentPending, standing}: Pick<Props, 'isPaymentPending' | 'standing'>) {
  if (isPaymentPending) return thankYouPage.pendingStatus;
  return standing ? standingTexts[standing].status : thankYouPage.placedStatus;
}

function Facts({orderNumber, status}: {orderNumber: string; status: string}) {
  return (
    <dl className="card mt-8 grid gap-4 p-6 text-start sm:grid-cols-2">
      <div>
        <dt className="text-sm text-ink-soft">{thankYouPage.orderNumberLabel}</dt>
        <dd className="text-xl font-semibold figures">{orderNumber}</dd>
      </div>
      <div>
        <dt className="text-sm text-ink-soft">{thankYouPage.statusLabel}</dt>
        <dd className="text-xl font-semibold">{status}</dd>
      </div>
    </dl>
  );
}

/** The page is opened anew: its address is nothing for a page that stays. */
function Follow({path, hasEnd}: {path: string; hasEnd: boolean}) {
  return (
    <p className="mt-8">
      <a href={inLanguage(path)} className="btn btn-primary">
        {orderPage.follow}
      </a>
      <span className="mt-2 block text-sm text-ink-soft">{orderPage.followNote}</span>
      {hasEnd && (
        <a
          href={inLanguage(`${path}#supply`)}
          className={`${linkClass} mt-2 inline-flex min-h-11 items-center`}
        >
          {orderPage.remind}
        </a>
      )}
    </p>
  );
}

function Ordered({children}: {children: ReactNode}) {
  return (
    <section aria-label={thankYouPage.orderHeading} className="card p-6 text-start lg:order-2">
      <h2 className="mb-5 text-2xl">{thankYouPage.orderHeading}</h2>
      {children}
    </section>
  );
}

interface KnownProps {
  placedOrder: PlacedOrder;
  isSentOncePaid: boolean;
}

const Known = ({placedOrder: {items, priced, placedAt}, isSentOncePaid}: KnownProps) => (
  <>
    <OrderedLines lines={items.map((item) => ({item, notice: null}))} priced={priced} />
    <div className="mt-6 border-t border-line pt-5">
      <CartBreakdown priced={priced} orderedAt={isSentOncePaid ? null : placedAt} />
    </div>
  </>
);

function NextSteps({standing, shipsNothing}: Pick<Props, 'standing' | 'shipsNothing'>) {
  const isSentOncePaid = standing !== null && sentOncePaid.has(standing);
  const sentSteps = isSentOncePaid ? thankYouPage.stepsOncePaid : thankYouPage.steps;
  const steps = shipsNothing ? thankYouPage.stepsUnsent : sentSteps;
  return (
    <section>
      <h2 className="text-2xl">{thankYouPage.nextHeading}</h2>
      <ol className="mt-5 space-y-4">
        {steps.map((step, place) => (
          <li key={step} className="flex items-center gap-4">
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sage-light text-leaf">
              <Icon name={stepIcons[place] ?? 'check'} />
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Support({email, phone}: {email: string; phone: string}) {
  return (
    <section className="mt-10 rounded-card bg-sand p-6">
      <h2 className="text-xl">{thankYouPage.supportHeading}</h2>
      <p className="mt-2 text-ink-soft">
        {thankYouPage.writeTo}{' '}
        <a className={linkClass} href={`mailto:${email}`}>
          {email}
        </a>{' '}
        {thankYouPage.orCall}{' '}
        <a className={linkClass} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          {phone}
        </a>
        .
      </p>
    </section>
  );
}

const mostPictures = 4;

/** What was ordered, or that it was. */
function Pictures({placedOrder}: Pick<Props, 'placedOrder'>) {
  const shown = placedOrder?.items.filter(({image}) => image) ?? [];
  if (shown.length === 0)
    return (
      <span className="mx-auto grid size-20 place-items-center rounded-full bg-sage text-leaf">
        <Icon name="check" className="size-10" />
      </span>
    );
  return (
    <p className="flex justify-center gap-3">
      {shown.slice(0, mostPictures).map((item) => (
        <img
          key={lineKey(item)}
          src={item.image}
          alt=""
          width={96}
          height={96}
          className="size-20 rounded-xl border border-line bg-sand object-cover sm:size-24"
        />
      ))}
    </p>
  );
}

/** The order, what happens next, and whom to ask. */
export function OrderConfirmation(props: Props) {
  const {orderNumber, placedOrder, isPaymentPending, standing, instructions} = props;
  const isSentOncePaid = isPaymentPending || (standing !== null && sentOncePaid.has(standing));
  const ordered = placedOrder ? (
    <Known placedOrder={placedOrder} isSentOncePaid={isSentOncePaid} />
  ) : (
    props.ordered
  );
  return (
    <>
      <div className="mx-auto max-w-2xl text-center">
        <Pictures placedOrder={placedOrder} />
        <h1 className="mt-6 text-4xl">
          {isPaymentPending ? thankYouPage.pendingTitle : thankYouPage.title}
        </h1>
        {isPaymentPending && (
          <p className="mt-4 text-lg">
            {thankYouPage.pendingNote}{' '}
            <a href={inLanguage('/thank-you')} className={linkClass}>
              {thankYouPage.checkAgain}
            </a>
          </p>
        )}
        {!isSentOncePaid && !props.shipsNothing && (
          <p className="mt-3 text-lg text-ink-soft">{thankYouPage.onItsWay}</p>
        )}
        {standing && !isPaymentPending && (
          <HowToPay standing={standing} instructions={instructions} />
        )}
        {props.orderLink && <Follow path={props.orderLink} hasEnd={props.hasEnd} />}
        <Facts orderNumber={orderNumber} status={statusOf(props)} />
        {!isPaymentPending && props.downloads}
      </div>
      <div
        className={`mt-10 ${ordered ? 'grid items-start gap-8 lg:grid-cols-[1fr_24rem] lg:gap-12' : 'mx-auto max-w-2xl'}`}
      >
        {ordered && <Ordered>{ordered}</Ordered>}
        <div>
          <NextSteps standing={standing} shipsNothing={props.shipsNothing} />
          <Support email={props.supportEmail} phone={props.supportPhone} />
          <div className="mt-8 flex flex-wrap gap-3">
            {thankYouPage.links.map(({label, href}) => (
              <Link key={href} to={href} className="btn btn-secondary">
                {label}
              </Link>
            ))}
          </div>
        </div>
      </div>
    </>
  );
}
