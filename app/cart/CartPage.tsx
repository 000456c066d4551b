import {useRef, type ReactNode} from 'react';
import {Link} from 'react-router';
import {cartLabels} from '~/content/messages';
import {checkoutPage} from '~/content/checkout-pages';
import type {PricedCart} from '~/pricing/priced-cart';
import {Icon} from '~/ui/Icon';
import {serverFirst} from '~/ui/server-first';
import {cartWords} from '~/content/labels/cart';
import {CartBreakdown} from './CartBreakdown';
import {CartChanges} from './CartChanges';
import {CartLines} from './CartLines';
import {DiscountBox} from './codes/DiscountBox';
import {EmptyCart} from './EmptyCart';
import {RefusedNote, type Refused} from './cookie-cart/RefusedNote';
import {emptyShownCart, type ShownCart} from './cookie-cart/shown-cart';
import {useIsCartImported} from './cookie-cart/cart-import-store';
import {TaxNote} from './TaxNote';
import {FreeShippingBar} from './FreeShippingBar';
import {useHasHydratedCalmly} from './store-hydration';
import {usePricedCart} from './use-priced-cart';

interface ExpressProps {
  /** Ways to order without the checkout's form; null where there are none. */
  express: ReactNode;
}

function OrderSummary({priced, express}: ExpressProps & {priced: PricedCart}) {
  return (
    <section aria-label={cartWords.summary} className="card h-fit p-5 sm:p-6 lg:sticky lg:top-24">
      <h2 className="text-2xl">{cartWords.summary}</h2>
      <div className="mt-5">
        <FreeShippingBar priced={priced} />
      </div>
      <div className="my-6 border-y border-line py-5">
        <DiscountBox />
      </div>
      <CartBreakdown priced={priced} />
      <TaxNote />
      <Link to="/checkout" className="btn btn-primary mt-6 w-full">
        {cartLabels.proceedToCheckout}
      </Link>
      <Link to="/products" className="btn btn-secondary mt-3 w-full">
        {cartLabels.continueShopping}
      </Link>
      {express && <div className="mt-6 min-h-22">{express}</div>}
      {!priced.shipsNothing && (
        <p className="mt-5 flex items-center gap-2.5 text-sm text-ink-soft">
          <Icon name="truck" className="size-4.5 text-leaf" />
          {checkoutPage.trust[1]}
        </p>
      )}
    </section>
  );
}

function CartContent({express}: ExpressProps) {
  const isKnown = useHasHydratedCalmly();
  const priced = usePricedCart();
  const content = useRef<HTMLDivElement>(null);
  if (!isKnown)
    return (
      <>
        <noscript>
          <EmptyCart />
        </noscript>
        <p role="status" className="py-20 text-center text-ink-soft noscript:hidden">
          {cartWords.loading}
        </p>
      </>
    );
  return (
    <div ref={content}>
      {priced.itemCount === 0 ? (
        <EmptyCart />
      ) : (
        <div className="mt-4 grid items-start gap-8 lg:grid-cols-[1fr_24rem] lg:gap-12">
          <CartLines priced={priced} />
          <OrderSummary priced={priced} express={express} />
        </div>
      )}
      <CartChanges container={content} />
    </div>
  );
}

interface Props extends ExpressProps {
  /** The cookie cart; null where there is none. */
  cookieCart: {cart: ShownCart | null; chargesTax: boolean} | null;
  /** Why a plain form's wish was not done. */
  refused: Refused | null;
}

const load = () => import('./cookie-cart/CookieCart');

const CookieCart = serverFirst(import.meta.env.SSR ? await load() : load);

const nothing = {cart: emptyShownCart(), chargesTax: false};

/** The browser's cart; the cookie cart until the browser's has taken it over. */
export function CartPage({express, cookieCart, refused}: Props) {
  const isTakenOver = useIsCartImported();
  const shown = isTakenOver ? null : (cookieCart ?? (refused && nothing));
  return (
    <div className="container-page py-8 md:py-12">
      <h1 className="text-4xl">{cartWords.title}</h1>
      {refused?.field === null && <RefusedNote refused={refused} />}
      {shown ? <CookieCart {...shown} refused={refused} /> : <CartContent express={express} />}
    </div>
  );
}
