import {useEffect, useMemo} from 'react';
import {useLocation, useNavigate} from 'react-router';
import {OrderConfirmation} from '~/checkout/OrderConfirmation';
import {forgetDraft} from '~/checkout/forget-draft';
import {findPlacedOrder} from '~/checkout/placed-order';
import {thankYouPage} from '~/content/checkout-pages';
import {toTracked, track} from '~/platform/analytics';
import {recallAnswer} from '~/checkout/order/order-memory.server';
import type {OrderResult} from '~/checkout/order-result';
import {privateMeta} from '~/platform/seo';
import {useCartStore} from '~/cart/cart-store';
import {forgetCheckoutKey} from '~/checkout/checkout-key';
import {isFirstSight} from '~/checkout/first-sight';
import {useHasHydrated} from '~/cart/store-hydration';
import type {Route} from './+types/thank-you';

export const meta: Route.MetaFunction = privateMeta({...thankYouPage.meta, path: '/thank-you'});

export async function loader({context}: Route.LoaderArgs) {
  return {
    result: await recallAnswer(context),
    supportEmail: context.env.PUBLIC_SUPPORT_EMAIL,
    supportPhone: context.env.PUBLIC_SUPPORT_PHONE,
  };
}

const orderNumberOf = (result: OrderResult) => String(result.orderNumber ?? result.orderId ?? '');

/** Navigation state carries the result; a reload finds it in the session for 30 minutes. */
export default function ThankYou({loaderData}: Route.ComponentProps) {
  const {state} = useLocation() as {state: (OrderResult & {keepsCart?: boolean}) | null};
  const navigate = useNavigate();
  const isKnown = useHasHydrated();
  const clearCart = useCartStore((cart) => cart.clearCart);
  const result = state?.success ? state : loaderData.result;
  const isPlaced = result?.success === true;
  const keepsCart = state?.keepsCart ?? false;
  const orderNumber = result ? orderNumberOf(result) : '';
  // Known to this tab only: the server's page and the browser's first one must be alike.
  const placedOrder = useMemo(
    () => (isKnown ? findPlacedOrder(orderNumber) : null),
    [isKnown, orderNumber],
  );
  useEffect(() => {
    if (!isKnown) return;
    if (!isPlaced) return void navigate('/products', {replace: true});
    if (keepsCart || !isFirstSight(orderNumber)) return;
    const {items} = useCartStore.getState();
    track({name: 'purchase', orderNumber, items: items.map(toTracked)});
    clearCart();
    forgetCheckoutKey();
    forgetDraft();
  }, [isKnown, isPlaced, keepsCart, orderNumber, navigate, clearCart]);
  return (
    <div className="container-page py-16">
      {isPlaced ? (
        <OrderConfirmation
          orderNumber={orderNumber}
          placedOrder={placedOrder}
          isPaymentPending={result.isPaymentPending ?? false}
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
