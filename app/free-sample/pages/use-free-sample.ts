import {useState} from 'react';
import {useRevalidator} from 'react-router';
import {networkError} from '~/content/connection';
import type {freeSampleStates} from '~/content/product-pages/free-sample';
import {freeSampleId} from '~/pricing/constants';
import {useCartStore} from '~/cart/cart-store';
import {useOverlayStore} from '~/ui/overlay-store';
import {useHasHydrated} from '~/cart/store-hydration';
import {addToCart} from '~/catalogue/add-to-cart';
import type {AccountStanding} from '~/browser/account-standing';
import {toPackageItem} from '~/cart/to-package-item';
import type {BuiltInProductView} from '~/catalogue/built-in/built-in-product-page.server';
import {postJson} from '~/browser/fetch-json';
import {notAnswered, type FormAnswer, type ShownRefusal} from '~/forms/refusals';

/** The free sample's page: a product page and the words of its states. */
export interface FreeSampleView extends BuiltInProductView {
  states: typeof freeSampleStates;
}

/** Claims the sample for a signed-in shopper and puts it in the cart; anyone else is asked to sign in. */
export function useFreeSample(view: FreeSampleView, standing: AccountStanding | null) {
  const {revalidate} = useRevalidator();
  const openAuth = useOverlayStore((overlays) => overlays.openAuth);
  const [refusal, setRefusal] = useState<ShownRefusal | null>(null);
  const [isClaiming, setClaiming] = useState(false);
  const isKnown = useHasHydrated();
  const holdsSample = useCartStore(({items}) => items.some(({id}) => id === freeSampleId));
  const signIn = () => openAuth('signIn', view.states.signedOut.title, `/${view.slug}`);
  /** The server knows who is signed in by now, perhaps in another tab. */
  async function claim() {
    setRefusal(null);
    setClaiming(true);
    const answer = await claimFreeSample();
    setClaiming(false);
    const [refused = null] = answer.ok ? [] : answer.refusals;
    setRefusal(refused);
    if (answer.ok && answer.isNewClaim)
      addToCart(toPackageItem({product: view, option: view.packages[0]}));
    if (refused?.code === 'notAuthenticated') signIn();
    if (refused?.code !== 'failed') await revalidate();
  }
  return {
    claim,
    signIn,
    refusal:
      standing !== 'visitor' && refusal?.code === 'notAuthenticated' ? null : refusal?.message,
    isClaiming,
    isInCart: isKnown && holdsSample,
  };
}

type ClaimAnswer = {ok: true; isNewClaim: boolean} | (FormAnswer & {ok: false});

/** Claims the free sample for the signed-in shopper. Never throws. */
async function claimFreeSample(): Promise<ClaimAnswer> {
  const answer = await postJson<ClaimAnswer>('/account/claim-sample', {});
  if (answer.kind === 'answered' && 'ok' in answer.value) return answer.value as ClaimAnswer;
  return notAnswered(networkError);
}
