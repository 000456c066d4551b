import {Link} from 'react-router';
import {Icon} from '~/ui/Icon';
import {cartLabels} from '~/content/messages/cart';

export function EmptyCart({onLeave}: {onLeave?: () => void}) {
  return (
    <div className="grid place-items-center gap-5 py-16 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-sage-light text-leaf">
        <Icon name="cart" className="size-9" />
      </span>
      <p className="font-display text-2xl">{cartLabels.empty}</p>
      <Link to="/products" className="btn btn-primary" onClick={onLeave}>
        {cartLabels.continueShopping}
      </Link>
    </div>
  );
}
