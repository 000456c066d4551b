import {useState} from 'react';
import {useRevalidator} from 'react-router';
import {freeSampleMessages} from '~/content/messages/free-sample';
import {pressMessages} from '~/content/messages/pressed';
import type {freeSampleStates} from '~/content/product-pages/free-sample';
import {freeSampleId} from '~/pricing/constants';
import {useCartStore} from '~/cart/cart-store';
import {useOverlayStore} from '~/ui/overlay-store';
import {useHasHydrated} from '~/cart/store-hydration';
import {useAddToCart} from '~/catalogue/use-add-to-cart';
import type {AccountStanding} from '~/browser/account-standing';
import {toPackageItem} from '~/cart/to-package-item';
import type {StaticProductView} from '~/catalogue/static/static-product-page.server';
import {postJson} from '~/browser/fetch-json';
import {isRecord, toRecord} from '~/forms/to-record';

/** The free sample's page: a product page and the words of its states. */
export interface FreeSampleView extends StaticProductView {
  states: typeof freeSampleStates;
}

/** Claims the sample for a signed-in shopper and puts it in the cart; anyone else is asked to sign in. */
export function useFreeSample(view: FreeSampleView, standing: AccountStanding | null) {
  const {add, addedName} = useAddToCart();
  const {revalidate} = useRevalidator();
  const openAuth = useOverlayStore((overlays) => overlays.openAuth);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isClaiming, setClaiming] = useState(false);
  const isKnown = useHasHydrated();
  const holdsSample = useCartStore(({items}) => items.some(({id}) => id === freeSampleId));
  const signIn = () => openAuth('signIn', view.states.signedOut.title, `/${view.slug}`);
  /** The server knows who is signed in by now, perhaps in another tab. */
  async function claim() {
    setRefusal(null);
    setClaiming(true);
    const result = await claimFreeSample();
    setClaiming(false);
    if (result.ok) {
      if (result.isNewClaim) add(toPackageItem({product: view, option: view.packages[0]}), 1);
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

/** What came of claiming the free sample; a refusal says why, and whether the server said so. */
type ClaimResult =
  | {ok: true; isNewClaim: boolean}
  | {ok: false; message: string; isAnswered: boolean};

function toClaimResult(json: unknown): ClaimResult | null {
  const {isNewClaim, refusals} = toRecord(json);
  if (typeof isNewClaim === 'boolean') return {ok: true, isNewClaim};
  const first: unknown = Array.isArray(refusals) ? refusals[0] : null;
  const isSaid = isRecord(first) && typeof first['message'] === 'string';
  const message = isSaid ? String(first['message']) : pressMessages.unexpected;
  return {ok: false, message, isAnswered: isSaid};
}

/** Claims the free sample for the signed-in shopper. Never throws. */
async function claimFreeSample(): Promise<ClaimResult> {
  const answer = await postJson('/account/claim-sample', {}, toClaimResult);
  if (answer.kind === 'answered') return answer.value;
  return {ok: false, message: pressMessages.networkError, isAnswered: false};
}
