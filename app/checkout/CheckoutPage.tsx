import {useEffect, useState} from 'react';
import {Link, useNavigate} from 'react-router';
import {ShopAway} from '~/cart/contents/ShopAway';
import {useIsCartMerged} from '~/cart/cart-merge';
import type {ServerCart} from '~/cart/show-cart.server';
import type {ShownCart} from '~/cart/shown-cart';
import {useHasHydratedCalmly} from '~/cart/store-hydration';
import {useOwnCart} from '~/cart/use-own-cart';
import {checkoutPage} from '~/content/checkout-pages';
import {cartLabels} from '~/content/messages/cart';
import {useOverlayStore} from '~/ui/overlay-store';
import {CheckoutContent} from './CheckoutContent';
import type {PostedCheckout} from './checkout-fields';
import type {CheckoutShopper} from './checkout-shopper.server';
import {useThanks} from './thanks/use-thanks';

const NothingInCart = () => (
  <noscript>
    {import.meta.env.SSR && (
      <p className="mt-4">
        {cartLabels.empty}.{' '}
        <Link to="/products" className="font-semibold text-leaf underline underline-offset-4">
          {cartLabels.continueShopping}
        </Link>
      </p>
    )}
  </noscript>
);

/** A dialog on this page; before scripts run, and without, the page of its own. */
function SignInOffer() {
  const openAuth = useOverlayStore((overlays) => overlays.openAuth);
  return (
    <p className="text-ink-soft">
      {checkoutPage.haveAccount}{' '}
      <Link
        to="/account/sign-in?returnTo=%2Fcheckout"
        className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
        onClick={(event) => {
          event.preventDefault();
          openAuth('signIn', undefined, '/checkout');
        }}
      >
        {checkoutPage.signIn}
      </Link>
    </p>
  );
}

interface Props {
  shopper: CheckoutShopper;
  /** The cart that the server keeps; null where it keeps none. */
  serverCart: ServerCart | null;
  posted: PostedCheckout | null;
}

/** The checkout of the browser's own cart; until that has taken over what the server keeps, of that one. */
export function CheckoutPage({shopper, serverCart, posted}: Props) {
  const isMerged = useIsCartMerged();
  const isOnServer = !isMerged && serverCart !== null;
  const isKnown = useHasHydratedCalmly() && isMerged;
  const own = useOwnCart();
  const [ordered, setOrdered] = useState<ShownCart | null>(null);
  // What is being ordered stays on the page, also when the same cart, ordered in another tab, is emptied there.
  const current = ordered ?? own;
  const navigate = useNavigate();
  const isEmpty = !isOnServer && isKnown && current.priced.itemCount === 0;
  useEffect(() => {
    if (isEmpty) void navigate('/cart', {replace: true});
  }, [isEmpty, navigate]);
  const leave = useThanks();
  return (
    <div className="container-page py-8 md:py-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-4xl">{checkoutPage.title}</h1>
        {shopper.email === '' && <SignInOffer />}
      </div>
      {!serverCart && <NothingInCart />}
      {isOnServer && !serverCart.cart && <ShopAway path="/checkout" />}
      {!isEmpty && !(isOnServer && !serverCart.cart) && (
        <CheckoutContent
          key={shopper.email}
          shopper={shopper}
          cart={isOnServer ? serverCart.cart : isKnown ? current : null}
          serverCart={isOnServer ? serverCart : null}
          posted={posted}
          onPlaced={leave}
          onUnderway={(isUnderway) => setOrdered(isUnderway ? own : null)}
        />
      )}
    </div>
  );
}
