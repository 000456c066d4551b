import {useEffect} from 'react';
import {useNavigate} from 'react-router';
import {useHasHydrated} from '~/cart/store-hydration';
import {usePricedCart} from '~/cart/use-priced-cart';
import {checkoutPage} from '~/content/checkout-pages';
import {CheckoutContent} from './CheckoutContent';
import type {CheckoutShopper} from './checkout-shopper.server';
import {useThanks} from './use-thanks';

export function CheckoutPage({shopper}: {shopper: CheckoutShopper}) {
  const isKnown = useHasHydrated();
  const priced = usePricedCart();
  const navigate = useNavigate();
  const isEmpty = isKnown && priced.itemCount === 0;
  useEffect(() => {
    if (isEmpty) void navigate('/cart', {replace: true});
  }, [isEmpty, navigate]);
  const leave = useThanks();
  return (
    <div className="container-page py-8 md:py-12">
      <h1 className="text-4xl">{checkoutPage.title}</h1>
      <noscript>
        <p className="mt-4">The cart is kept in your browser, so the checkout needs JavaScript.</p>
      </noscript>
      {isKnown && !isEmpty ? (
        <CheckoutContent key={shopper.email} shopper={shopper} priced={priced} onPlaced={leave} />
      ) : (
        <p role="status" className="py-20 text-center text-ink-soft">
          Loading your cart...
        </p>
      )}
    </div>
  );
}
