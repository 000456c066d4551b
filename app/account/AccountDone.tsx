import {Link} from 'react-router';
import {Alert} from '~/ui/Alert';
import {accountLabels} from '~/content/account';
import {cartLabels} from '~/content/messages/cart';

/** A mailed link did its work: what happened, and where to go on. */
export function AccountDone({message}: {message: string}) {
  return (
    <>
      <Alert tone="success">{message}</Alert>
      <Link to="/products" className="btn btn-primary w-full">
        {cartLabels.continueShopping}
      </Link>
      <Link to="/account" className="btn btn-secondary w-full">
        {accountLabels.title}
      </Link>
    </>
  );
}
