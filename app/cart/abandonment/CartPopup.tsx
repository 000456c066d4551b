import {useEffect, useState} from 'react';
import {Link} from 'react-router';
import {PassingDialog} from '~/ui/PassingDialog';
import {discountPopup, popupFadeMs, reminderPopup} from '~/content/campaigns';
import {abandonmentPercent} from '~/pricing/constants';
import {usePricedCart} from '~/cart/use-own-cart';
import {useAbandonmentStore, type PopupKind} from './abandonment-store';
import {DiscountOffer} from './DiscountOffer';

interface Props {
  kind: PopupKind;
  isClosing: boolean;
}

/** Reminds of the cart, or offers a discount on it; fades in after and out within 300 ms. */
export default function CartPopup({kind, isClosing}: Props) {
  const [hasArrived, setArrived] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setArrived(true), popupFadeMs);
    return () => clearTimeout(timer);
  }, []);
  const markShown = useAbandonmentStore((remembered) => remembered.markShown);
  const [close] = useState(() => () => markShown(kind));
  const isReminder = kind === 'reminder';
  return (
    <PassingDialog
      title={isReminder ? reminderPopup.title : discountPopup.title(abandonmentPercent)}
      closeLabel={isReminder ? reminderPopup.close : discountPopup.close}
      onClose={close}
      isVisible={hasArrived && !isClosing}
      className="top-22 end-4 start-4 p-5 max-h-[60dvh] sm:end-auto sm:w-92 lg:top-auto lg:bottom-4 with-banner:max-h-[max(10rem,calc(100dvh-22.5rem))] low:static low:m-4 low:max-h-none"
    >
      {isReminder ? <Reminder onClose={close} /> : <DiscountOffer onClose={close} />}
    </PassingDialog>
  );
}

/** The pop-up of type reminder: what is in the cart, and the way there. */
function Reminder({onClose}: {onClose: () => void}) {
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
