import {Link} from 'react-router';
import {cartLabels} from '~/content/messages/cart';

export function EmptyCart({onLeave}: {onLeave?: () => void}) {
  return (
    <div className="grid place-items-center px-5 py-14 text-center">
      <img src="/drawn/empty-cart.svg" alt="" width={240} height={180} className="w-60" />
      <p className="mt-6 font-display text-2xl">{cartLabels.empty}</p>
      <p className="mt-2 text-ink-soft">{cartLabels.emptyText}</p>
      <Link to="/products" className="btn btn-primary mt-5" onClick={onLeave}>
        {cartLabels.continueShopping}
      </Link>
    </div>
  );
}
