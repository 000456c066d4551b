import {useEffect, useState} from 'react';
import {Link, useNavigate} from 'react-router';
import {useIsCartImported, useCartImport} from '~/cart/cookie-cart/cart-import-store';
import {useHasHydratedCalmly} from '~/cart/store-hydration';
import {usePricedCart} from '~/cart/use-priced-cart';
import {checkoutPage} from '~/content/checkout-pages';
import {cartLabels} from '~/content/messages/cart';
import type {PricedCart} from '~/pricing/priced-cart';
import {serverFirst} from '~/ui/server-first';
import {addToDraft} from './checkout-draft';
import {CheckoutContent} from './CheckoutContent';
import type {CheckoutShopper} from './checkout-shopper.server';
import {
  plainCheckoutPath,
  type CookieCheckout as Kept,
  type PostedCheckout,
} from './cookie-cart/cookie-checkout';
import {readTyped} from './cookie-cart/read-typed';
import {useThanks} from './use-thanks';

const load = () => import('./cookie-cart/CookieCheckout');

const CookieCheckout = serverFirst(import.meta.env.SSR ? await load() : load);

function NothingInCart() {
  return (
    <noscript>
      <p className="mt-4">
        {cartLabels.empty}.{' '}
        <Link to="/products" className="font-semibold text-leaf underline underline-offset-4">
          {cartLabels.continueShopping}
        </Link>
      </p>
    </noscript>
  );
}

/** What stands in the plain form goes on in the browser's own, wherever the code of the plain one is by then. */
function useTypedForm(shopper: CheckoutShopper): void {
  useEffect(
    () =>
      useCartImport.subscribe(({isDone}) => {
        const form = document.querySelector<HTMLFormElement>(`[action="${plainCheckoutPath}"]`);
        if (isDone && form) addToDraft(shopper, readTyped(Object.fromEntries(new FormData(form))));
      }),
    [shopper],
  );
}

/** The checkout of the browser's own cart. */
function OwnCheckout({shopper}: {shopper: CheckoutShopper}) {
  const isKnown = useHasHydratedCalmly();
  const current = usePricedCart();
  const [ordered, setOrdered] = useState<PricedCart | null>(null);
  // What is being ordered stays on the page, also when the same cart, ordered in another tab, is emptied there.
  const priced = ordered ?? current;
  const navigate = useNavigate();
  const isEmpty = isKnown && priced.itemCount === 0;
  useEffect(() => {
    if (isEmpty) void navigate('/cart', {replace: true});
  }, [isEmpty, navigate]);
  const leave = useThanks();
  return (
    <>
      <NothingInCart />
      {!isEmpty && (
        <CheckoutContent
          key={shopper.email}
          shopper={shopper}
          priced={isKnown ? priced : null}
          onPlaced={leave}
          onUnderway={(isUnderway) => setOrdered(isUnderway ? current : null)}
        />
      )}
    </>
  );
}

interface Props {
  shopper: CheckoutShopper;
  /** Of a cookie cart; null where there is none. */
  cookieCart: Kept | null;
  posted: PostedCheckout | null;
}

/** The checkout: a plain form until the browser's cart has taken over the cookie cart. */
export function CheckoutPage({shopper, cookieCart, posted}: Props) {
  useTypedForm(shopper);
  const isTakenOver = useIsCartImported();
  return (
    <div className="container-page py-8 md:py-12">
      <h1 className="text-4xl">{checkoutPage.title}</h1>
      {cookieCart && !isTakenOver ? (
        <CookieCheckout cookieCart={cookieCart} shopper={shopper} posted={posted} />
      ) : (
        <OwnCheckout shopper={shopper} />
      )}
    </div>
  );
}
