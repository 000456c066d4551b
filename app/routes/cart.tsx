import {Link} from 'react-router';
import {CartLines} from '~/components/cart/CartLines';
import {DiscountBox} from '~/components/cart/DiscountBox';
import {EmptyCart} from '~/components/cart/EmptyCart';
import {CartBreakdown} from '~/components/ui/CartBreakdown';
import {FreeShippingBar} from '~/components/ui/FreeShippingBar';
import {cartLabels} from '~/content/messages';
import type {PricedCart} from '~/pricing/priced-cart';
import {useHasHydrated} from '~/stores/store-hydration';
import {usePricedCart} from '~/stores/use-priced-cart';
import {pageMeta, siteUrlOf} from '~/lib/seo';
import type {Route} from './+types/cart';

export const meta: Route.MetaFunction = ({matches}) =>
  pageMeta({
    title: 'Your cart',
    description: 'What you have chosen at Bellyful.',
    path: '/cart',
    siteUrl: siteUrlOf(matches),
    isPrivate: true,
  });

function OrderSummary({priced}: {priced: PricedCart}) {
  return (
    <section aria-label="Order summary" className="card h-fit p-6 lg:sticky lg:top-24">
      <h2 className="text-2xl">Order summary</h2>
      <div className="mt-5">
        <FreeShippingBar freeShipping={priced.freeShipping} />
      </div>
      <div className="my-6 border-y border-line py-5">
        <DiscountBox />
      </div>
      <CartBreakdown priced={priced} />
      <Link to="/checkout" className="btn btn-primary mt-6 w-full">
        {cartLabels.proceedToCheckout}
      </Link>
      <Link to="/products" className="btn btn-secondary mt-3 w-full">
        {cartLabels.continueShopping}
      </Link>
    </section>
  );
}

function CartContent() {
  const isKnown = useHasHydrated();
  const priced = usePricedCart();
  if (!isKnown)
    return (
      <p role="status" className="py-20 text-center text-ink-soft">
        Loading your cart...
      </p>
    );
  if (priced.itemCount === 0) return <EmptyCart />;
  return (
    <div className="mt-6 grid gap-10 lg:grid-cols-[1fr_24rem]">
      <CartLines priced={priced} />
      <OrderSummary priced={priced} />
    </div>
  );
}

export default function Cart() {
  return (
    <div className="container-page py-12">
      <h1 className="text-4xl">Your cart</h1>
      <noscript>
        <p className="mt-4">The cart is kept in your browser and needs JavaScript.</p>
      </noscript>
      <CartContent />
    </div>
  );
}
