import {Link} from 'react-router';
import {reminderPopup} from '~/content/campaigns';
import {usePricedCart} from '~/cart/use-own-cart';

/** The pop-up of type reminder: what is in the cart, and the way there. */
export function Reminder({onClose}: {onClose: () => void}) {
  const {itemCount, total} = usePricedCart();
  return (
    <>
      <p className="mt-1 text-sm text-ink-soft">{reminderPopup.text}</p>
      <p className="mt-3 flex flex-wrap justify-between gap-x-4 rounded-xl bg-sage-light px-4 py-2.5 text-sm font-semibold figures">
        <span>{reminderPopup.itemCount(itemCount)}</span>
        <span>{reminderPopup.cartTotal(total)}</span>
      </p>
      <div className="mt-4 grid gap-2">
        <Link to={reminderPopup.complete.href} className="btn btn-primary" onClick={onClose}>
          {reminderPopup.complete.label}
        </Link>
        <button type="button" className="btn btn-secondary" onClick={onClose}>
          {reminderPopup.dismiss}
        </button>
      </div>
    </>
  );
}
