import {Link} from 'react-router';
import {checkoutPage} from '~/content/checkout-pages';
import {Alert} from '~/ui/Alert';
import {paymentLabels, paymentMessages} from '~/content/messages/payment';
import type {OrderResult} from './order-result';
import type {Problem} from './order-problem';

const linkClass = 'font-semibold underline underline-offset-4';

/** The thank-you page of an order that stands; the cart, which is another one, stays. */
function EarlierOrder({order}: {order: OrderResult}) {
  const {orderId, orderNumber = '', standing, paymentMethod, orderLink} = order;
  const known = {orderId, orderNumber, standing, paymentMethod, orderLink};
  const shown = {success: true, ...known, leavesCart: true};
  return (
    <Link to="/thank-you" state={shown} className={linkClass}>
      {checkoutPage.seeOrder(orderNumber)}
    </Link>
  );
}

interface NoteProps {
  problems: readonly Problem[];
  /** Leads to the field that it is about. */
  isLink?: boolean;
}

/** Why there is no order, and where to mend it; of several fields each one leads there. */
export function ProblemNote({problems, isLink = false}: NoteProps) {
  return (
    <Alert>
      {problems.length > 1 ? (
        <>
          <p>{checkoutPage.correctThese}</p>
          <ul className="mt-1 list-disc space-y-1 ps-5">
            {problems.map((problem) => (
              <li key={problem.field ?? problem.message}>
                <Sentence problem={problem} isLink />
              </li>
            ))}
          </ul>
        </>
      ) : (
        problems.map((problem) => (
          <Sentence key={problem.message} problem={problem} isLink={isLink} />
        ))
      )}
    </Alert>
  );
}

function Sentence({problem, isLink}: {problem: Problem; isLink: boolean}) {
  const {field, message, isAboutCart, isOutdated = false, earlierOrder} = problem;
  return (
    <>
      {isLink && field !== null ? (
        <a href={`#checkout-${field}`} className={linkClass}>
          {message}
        </a>
      ) : (
        message
      )}{' '}
      {earlierOrder && <EarlierOrder order={earlierOrder} />}
      {isAboutCart && (
        <Link to="/cart" reloadDocument={isOutdated} className={linkClass}>
          {checkoutPage.reviewCart}
        </Link>
      )}
    </>
  );
}

interface RetryProps {
  message: string;
  label: string;
  onRetry: () => void;
}

/** What did not come, and the way on. */
export const RetryAlert = ({message, label, onRetry}: RetryProps) => (
  <Alert>
    {message}{' '}
    <button type="button" className="font-semibold underline underline-offset-4" onClick={onRetry}>
      {label}
    </button>
  </Alert>
);

/** A blocked script or a broken connection. What was typed outlives the reload. */
export const MissingFields = () => (
  <RetryAlert
    message={paymentMessages.missing}
    label={paymentLabels.retry}
    onRetry={() => location.reload()}
  />
);
