import {Link} from 'react-router';

/** A shopper back from the payment page whose order is not paid: why, and the way on. */
export function UnpaidPage({message}: {message: string}) {
  return (
    <div className="container-page max-w-2xl py-20">
      <h1 className="text-4xl">Your payment is not complete</h1>
      <p role="alert" className="mt-6 text-lg">
        {message}
      </p>
      <Link to="/checkout" className="btn btn-primary mt-8">
        Back to checkout
      </Link>
    </div>
  );
}
