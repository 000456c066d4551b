import {Link} from 'react-router';
import {unpaidWords} from '~/content/thank-you';

interface UnpaidPageProps {
  title: string;
  message: string;
  /** Where the shop takes the payment once more; null where the checkout does. */
  payUrl: string | null;
}

/** A shopper whose order is not paid: why, and the way on. */
export function UnpaidPage({title, message, payUrl}: UnpaidPageProps) {
  return (
    <div className="container-page max-w-2xl py-20">
      <h1 className="text-4xl">{title}</h1>
      <p role="alert" className="mt-6 text-lg">
        {message}
      </p>
      <p className="mt-8 flex flex-wrap gap-3">
        {payUrl && (
          <a href={payUrl} className="btn btn-primary">
            {unpaidWords.payAgain}
          </a>
        )}
        <Link to="/checkout" className={`btn ${payUrl ? 'btn-secondary' : 'btn-primary'}`}>
          {unpaidWords.back}
        </Link>
      </p>
    </div>
  );
}
