import {useEffect, useState} from 'react';
import {PassingDialog} from '~/ui/PassingDialog';
import {discountPopup, popupFadeMs, reminderPopup} from '~/content/campaigns';
import {abandonmentPercent} from '~/pricing/constants';
import {useAbandonmentStore, type PopupKind} from './abandonment-store';
import {DiscountOffer} from './DiscountOffer';
import {Reminder} from './Reminder';

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
      className="top-22 right-4 left-4 max-h-[60dvh] sm:right-auto sm:w-92 lg:top-auto lg:bottom-4 with-banner:max-h-[max(10rem,calc(100dvh-22.5rem))]"
    >
      {isReminder ? <Reminder onClose={close} /> : <DiscountOffer onClose={close} />}
    </PassingDialog>
  );
}
