import {useEffect, useRef, useState} from 'react';
import {useFetcher} from 'react-router';
import {freeSampleMessages} from '~/content/messages';
import type {FreeSampleView} from '~/lib/free-sample-view';
import {freeSampleId} from '~/pricing/constants';
import {useCartStore} from '~/stores/cart-store';
import {useOverlayStore} from '~/stores/overlay-store';
import {useHasHydrated} from '~/stores/store-hydration';
import {toPackageItem} from './use-package-choice';
import {useAddToCart} from './use-add-to-cart';

type ClaimAnswer = {ok: true; isNewClaim: boolean} | {ok: false; refusals: {message: string}[]};

const claimPath = '/account/claim-sample';

/** Claims the sample for a signed-in shopper and puts it in the cart; anyone else is asked to sign in (rulings 7). */
export function useFreeSample(view: FreeSampleView, isSignedIn: boolean) {
  const {add, addedName} = useAddToCart();
  const fetcher = useFetcher<ClaimAnswer>();
  const openAuth = useOverlayStore((overlays) => overlays.openAuth);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isKnown = useHasHydrated();
  const holdsSample = useCartStore(({items}) => items.some(({id}) => id === freeSampleId));
  const answer = fetcher.data;
  // Each answer counts once, however often the page is drawn.
  const counted = useRef<ClaimAnswer>(undefined);
  useEffect(() => {
    if (!answer || counted.current === answer) return;
    counted.current = answer;
    if (!answer.ok) setRefusal(answer.refusals[0]?.message ?? null);
    else if (answer.isNewClaim) add(toPackageItem({view, option: view.packages[0]}), 1);
  });
  const signIn = () => openAuth('signIn', view.states.signedOut.title, view.path);
  function claim() {
    setRefusal(isSignedIn ? null : freeSampleMessages.notAuthenticated);
    if (isSignedIn) void fetcher.submit(null, {method: 'post', action: claimPath});
    else signIn();
  }
  return {
    claim,
    signIn,
    refusal: isSignedIn && refusal === freeSampleMessages.notAuthenticated ? null : refusal,
    isClaiming: fetcher.state !== 'idle',
    isInCart: isKnown && holdsSample,
    addedName,
  };
}
