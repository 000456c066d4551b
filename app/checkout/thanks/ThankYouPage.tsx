import {useEffect, useMemo, type ReactNode} from 'react';
import {Link, useLocation, useNavigate} from 'react-router';
import {useHasHydrated} from '~/cart/store-hydration';
import {thankYouPage} from '~/content/thank-you';
import {cartLabels} from '~/content/messages/cart';
import {endCart} from './end-cart';
import {findPlacedOrder} from './placed-order';
import {OrderConfirmation} from './OrderConfirmation';
import {orderNumberOf, type OrderResult} from '../order-result';

/** The session has asked again how a payment stands that was pending when the shopper came here. */
function newestOf(state: OrderResult | null, remembered: OrderResult | null): OrderResult | null {
  if (!state?.success) return remembered;
  return remembered && orderNumberOf(remembered) === orderNumberOf(state) ? remembered : state;
}

/** With scripts this address leads to the products. */
const NoOrder = () => (
  <div className="py-20 text-center">
    <h1 className="text-4xl">{thankYouPage.noOrder}</h1>
    <Link to="/products" className="btn btn-primary mt-6">
      {cartLabels.continueShopping}
    </Link>
  </div>
);

interface ThankYouPageProps {
  /** What the session remembers of the order; null when it is forgotten or there was none. */
  remembered: OrderResult | null;
  /** Of the remembered order. */
  instructions: string | null;
  /** What it holds and costs, where it was ordered without scripts; null where this tab knows. */
  ordered: ReactNode;
  /** Of the remembered order, with what was answered at checkout. */
  downloads: ReactNode;
  /** Whether something of the remembered order is used up one day. */
  hasEnd: boolean;
  supportEmail: string;
  supportPhone: string;
}

/** Navigation state carries the result; a reload finds it in the session for 30 minutes. */
export function ThankYouPage(props: ThankYouPageProps) {
  const {remembered, instructions, ordered, downloads, hasEnd, ...support} = props;
  const {state} = useLocation() as {state: (OrderResult & {leavesCart?: boolean}) | null};
  const navigate = useNavigate();
  const isKnown = useHasHydrated();
  const result = newestOf(state, remembered);
  const isRemembered = result !== null && result === remembered;
  const isPlaced = result?.success === true;
  const isPaymentPending = result?.isPaymentPending ?? false;
  const leavesCart = state?.leavesCart ?? false;
  const orderNumber = result ? orderNumberOf(result) : '';
  // Known to this tab only: the server's page and the browser's first one must be alike.
  const placedOrder = useMemo(
    () => (isKnown ? findPlacedOrder(orderNumber) : null),
    [isKnown, orderNumber],
  );
  useEffect(() => {
    if (!isKnown) return;
    if (!isPlaced) return void navigate('/products', {replace: true});
    if (result && !leavesCart) endCart(result);
  }, [isKnown, isPlaced, leavesCart, result, navigate]);
  return (
    <div className="container-page py-16">
      {isPlaced ? (
        <OrderConfirmation
          orderNumber={orderNumber}
          placedOrder={placedOrder}
          isPaymentPending={isPaymentPending}
          orderLink={result.orderLink ?? null}
          standing={result.standing ?? null}
          instructions={isRemembered ? instructions : null}
          ordered={isRemembered ? ordered : null}
          downloads={isRemembered ? downloads : null}
          hasEnd={isRemembered && hasEnd}
          shipsNothing={result.shipsNothing ?? false}
          {...support}
        />
      ) : (
        <>
          <h1 className="py-20 text-center text-2xl noscript:hidden">{thankYouPage.looking}</h1>
          <noscript>
            <NoOrder />
          </noscript>
        </>
      )}
    </div>
  );
}
