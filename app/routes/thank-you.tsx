import {useEffect} from 'react';
import {useLocation, useNavigate} from 'react-router';
import {OrderConfirmation} from '~/components/checkout/OrderConfirmation';
import type {OrderResult} from '~/lib/order-result';
import {pageMeta, siteUrlOf} from '~/lib/seo';
import {useCartStore} from '~/stores/cart-store';
import {forgetAttempt} from '~/stores/checkout-attempt';
import {useHasHydrated} from '~/stores/store-hydration';
import type {Route} from './+types/thank-you';

export const meta: Route.MetaFunction = ({matches}) =>
  pageMeta({
    title: 'Thank you',
    description: 'Your order at Bellyful.',
    path: '/thank-you',
    siteUrl: siteUrlOf(matches),
    isPrivate: true,
  });

export function loader({context}: Route.LoaderArgs) {
  const kept = context.session.get('orderResult');
  const isFresh = kept !== undefined && kept.until > Date.now();
  return {
    result: isFresh ? (kept.answer as unknown as OrderResult) : null,
    supportEmail: context.env.PUBLIC_SUPPORT_EMAIL,
    supportPhone: context.env.PUBLIC_SUPPORT_PHONE,
  };
}

const orderNumberOf = (result: OrderResult) => String(result.orderNumber ?? result.orderId ?? '');

/** Navigation state carries the result; a reload finds it in the session for 30 minutes (rulings 15). */
export default function ThankYou({loaderData}: Route.ComponentProps) {
  const {state} = useLocation() as {state: OrderResult | null};
  const navigate = useNavigate();
  const isKnown = useHasHydrated();
  const clearCart = useCartStore((cart) => cart.clearCart);
  const result = state?.success ? state : loaderData.result;
  const isPlaced = result?.success === true;
  const orderNumber = result ? orderNumberOf(result) : '';
  useEffect(() => {
    if (!isKnown) return;
    if (!isPlaced) return void navigate('/products', {replace: true});
    forgetAttempt();
    const seen = sessionStorage.getItem('order-seen');
    if (seen === orderNumber) return;
    sessionStorage.setItem('order-seen', orderNumber);
    clearCart();
  }, [isKnown, isPlaced, orderNumber, navigate, clearCart]);
  return (
    <div className="container-page py-16">
      {isPlaced ? (
        <OrderConfirmation
          orderNumber={orderNumber}
          supportEmail={loaderData.supportEmail}
          supportPhone={loaderData.supportPhone}
        />
      ) : (
        <p role="status" className="py-20 text-center text-ink-soft">
          Looking for your order...
        </p>
      )}
    </div>
  );
}
