import {useState} from 'react';
import {useRevalidator} from 'react-router';
import {freeSampleMessages} from '~/content/messages';
import {claimFreeSample} from './claim-client';
import type {FreeSampleView} from './free-sample-view';
import {freeSampleId} from '~/pricing/constants';
import {useCartStore} from '~/cart/cart-store';
import {useOverlayStore} from '~/ui/overlay-store';
import {useHasHydrated} from '~/cart/store-hydration';
import {useAddToCart} from '~/catalogue/use-add-to-cart';
import type {AccountStanding} from '~/browser/account-standing';
import {toPackageItem} from '~/catalogue/static/use-package-choice';

/** Claims the sample for a signed-in shopper and puts it in the cart; anyone else is asked to sign in. */
export function useFreeSample(view: FreeSampleView, standing: AccountStanding | null) {
  const {add, addedName} = useAddToCart();
  const {revalidate} = useRevalidator();
  const openAuth = useOverlayStore((overlays) => overlays.openAuth);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isClaiming, setClaiming] = useState(false);
  const isKnown = useHasHydrated();
  const holdsSample = useCartStore(({items}) => items.some(({id}) => id === freeSampleId));
  const signIn = () => openAuth('signIn', view.states.signedOut.title, view.path);
  /** The server knows who is signed in by now, perhaps in another tab. */
  async function claim() {
    setRefusal(null);
    setClaiming(true);
    const result = await claimFreeSample();
    setClaiming(false);
    if (result.ok) {
      if (result.isNewClaim) add(toPackageItem({view, option: view.packages[0]}), 1);
    } else {
      setRefusal(result.message);
      if (result.message === freeSampleMessages.notAuthenticated) signIn();
    }
    if (result.ok || result.isAnswered) await revalidate();
  }
  return {
    claim,
    signIn,
    refusal:
      standing !== 'visitor' && refusal === freeSampleMessages.notAuthenticated ? null : refusal,
    isClaiming,
    isInCart: isKnown && holdsSample,
    addedName,
  };
}
