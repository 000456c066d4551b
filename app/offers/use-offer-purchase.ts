import {useState} from 'react';
import {useNavigate} from 'react-router';
import {accountMessages} from '~/content/messages/accounts';
import {offerMessages} from '~/content/messages/offers';
import {offerLabels} from '~/content/offers';
import type {NewCartItem} from '~/cart/cart-items';
import {claimOffer} from '~/cart/set-aside';
import {useOverlayStore} from '~/ui/overlay-store';
import {findStanding, useStanding} from '~/browser/session-store';

export interface Missing {
  message: string;
  /** The element whose first button takes the focus; null when no field is at fault. */
  fieldId: string | null;
  isAtTop?: boolean;
}

interface Offer {
  /** What keeps the offer from being claimed; null when nothing does. */
  findMissing: () => Missing | null;
  toItem: () => NewCartItem;
  /** What happens once the item is in the cart, before the cart opens. */
  afterwards?: () => Promise<void>;
}

function reveal({fieldId, isAtTop = false}: Missing): void {
  const field = fieldId === null ? null : document.getElementById(fieldId);
  if (isAtTop) window.scrollTo({top: 0});
  else field?.scrollIntoView({block: 'center'});
  field?.querySelector('button')?.focus({preventScroll: true});
}

/** Claims an offer: signs in first, says what is missing, then the cart holds this one item. */
export function useOfferPurchase({findMissing, toItem, afterwards}: Offer) {
  const known = useStanding();
  const navigate = useNavigate();
  const [missing, setMissing] = useState<Missing | null>(null);
  const [isProcessing, setProcessing] = useState(false);

  async function claim(): Promise<void> {
    setProcessing(true);
    try {
      claimOffer(toItem());
      await afterwards?.();
      await navigate('/cart');
    } catch (thrown) {
      console.warn('The offer was not claimed.', thrown);
      setMissing({message: offerMessages.failed, fieldId: null});
      setProcessing(false);
    }
  }

  async function buy(): Promise<void> {
    if (isProcessing) return;
    setProcessing(known === null);
    const standing = known ?? (await findStanding());
    setProcessing(false);
    if (standing === 'unconfirmed')
      return setMissing({message: accountMessages.confirmFirst, fieldId: null});
    if (standing === 'visitor')
      return useOverlayStore.getState().openAuth('signIn', offerLabels.signInHint);
    const found = findMissing();
    setMissing(found);
    if (found) reveal(found);
    else await claim();
  }

  return {buy: () => void buy(), missing, isProcessing, forgive: () => setMissing(null)};
}
