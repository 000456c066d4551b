import {useRef, type ReactNode} from 'react';
import {Link} from 'react-router';
import {cartWords} from '~/content/labels/cart';
import {cartLabels} from '~/content/messages/cart';
import {serverCartMessages} from '~/content/messages/server-cart';
import type {FormTool} from '~/forms/form-tool';
import {AddsUp} from '~/adds-up/AddsUp';
import {cartFields, setAsideName} from '~/cart/cart-form';
import {CartBreakdown} from './CartBreakdown';
import {CartChanges} from './CartChanges';
import {CartLines} from './CartLine';
import DiscountBox from '~/cart/codes/DiscountBox';
import {EmptyCart} from './EmptyCart';
import {FreeShippingBar} from './FreeShippingBar';
import {useIsCartMerged} from '~/cart/cart-merge';
import type {ServerCart} from '~/cart/show-cart.server';
import {RefusedNote, type Refused} from './RefusedNote';
import {canBeOrdered, isForShop, type ShownCart} from '~/cart/shown-cart';
import {ShopAway} from './ShopAway';
import {ToShop, type ToShopOffer} from './ToShop';
import {toShopWords} from '~/content/shop-checkout';
import {useHasHydratedCalmly} from '~/cart/store-hydration';
import {TaxWords} from './TaxNote';
import {lastingStorage} from '~/browser/browser-storage';
import {fetched} from '~/ui/fetched';
import {useOwnCart} from '~/cart/use-own-cart';

interface ContentProps {
  cart: ShownCart;
  /** The server keeps the cart. */
  isOnServer: boolean;
  chargesTax: boolean;
  /** Why what a form asked for was not done; null when it was. */
  refused: Refused | null;
  toShop: ToShopOffer;
  /** Of the discount's form. */
  tool: FormTool | null;
  /** Ways to order without the checkout's form; null where there are none. */
  express: ReactNode;
}

function OrderSummary(props: ContentProps) {
  const {cart, isOnServer, chargesTax, refused, tool, express, toShop} = props;
  const {priced} = cart;
  if (isForShop(cart))
    return (
      <>
        <p className="mt-5">{toShopWords.only}</p>
        <ToShop offer={toShop} cart={cart} isOnServer={isOnServer} look="primary" />
      </>
    );
  return (
    <>
      <div className="mt-5">
        <FreeShippingBar priced={priced} />
      </div>
      <div className="my-6 border-y border-line py-5">
        <DiscountBox
          cart={cart}
          isOnServer={isOnServer}
          refused={refused?.field === cartFields.code ? refused : null}
          tool={tool}
        />
      </div>
      <CartBreakdown priced={priced} />
      {chargesTax && <TaxWords />}
      {isOnServer && !canBeOrdered(cart) ? (
        <p className="mt-6 text-sm font-semibold text-alarm">{serverCartMessages.removeFirst}</p>
      ) : (
        <Link to="/checkout" reloadDocument={isOnServer} className="btn btn-primary mt-6 w-full">
          {cartLabels.proceedToCheckout}
        </Link>
      )}
      {toShop.isOpen && (
        <ToShop offer={toShop} cart={cart} isOnServer={isOnServer} look="secondary" />
      )}
      <Link to="/products" className="btn btn-secondary mt-3 w-full">
        {cartLabels.continueShopping}
      </Link>
      {!isOnServer && express && <div className="mt-6 min-h-22">{express}</div>}
    </>
  );
}

const CartLabels = fetched(() => import('./CartLabels'));
const SetAside = fetched(() => import('./SetAside'));

function CartContent(props: ContentProps) {
  const {cart, isOnServer, refused} = props;
  const content = useRef<HTMLDivElement>(null);
  const ids = cart.lines.flatMap(({item}) => item?.id ?? []);
  return (
    <div ref={content}>
      {cart.lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className="mt-4 grid items-start gap-8 lg:grid-cols-[1fr_24rem] lg:gap-12">
          <div>
            <CartLines
              lines={cart.lines}
              priced={cart.priced.lines}
              isOnServer={isOnServer}
              refused={refused}
            />
            <AddsUp ids={ids}>
              <CartLabels ids={ids} />
            </AddsUp>
          </div>
          <section
            aria-label={cartWords.summary}
            className="card h-fit p-5 sm:p-6 lg:sticky lg:top-24"
          >
            <h2 className="text-2xl">{cartWords.summary}</h2>
            <OrderSummary {...props} />
          </section>
        </div>
      )}
      {!isOnServer && <SetAside isWanted={lastingStorage.read(setAsideName) !== null} />}
      <CartChanges lines={cart.lines} container={content} />
    </div>
  );
}

/** Until the browser's own cart is known. */
const Loading = () => (
  <>
    <noscript>
      <EmptyCart />
    </noscript>
    <p role="status" className="py-20 text-center text-ink-soft noscript:hidden">
      {cartWords.loading}
    </p>
  </>
);

interface Props extends Omit<ContentProps, 'cart' | 'isOnServer'> {
  /** The cart that the server keeps, null in it while the shop does not answer; null where it keeps none. */
  serverCart: Pick<ServerCart, 'cart' | 'setAside'> | null;
}

/** The browser's own cart; until it has taken over what the server keeps, that one (rules: Without scripts). */
export function CartPage({serverCart, refused, ...props}: Props) {
  const isMerged = useIsCartMerged();
  const isOnServer = !isMerged && serverCart !== null;
  const isKnown = useHasHydratedCalmly() && isMerged;
  const own = useOwnCart();
  const cart = isOnServer ? serverCart.cart : own;
  return (
    <div className="container-page py-8 md:py-12">
      <h1 className="text-4xl">{cartWords.title}</h1>
      {refused?.field === null && <RefusedNote refused={refused} />}
      {isOnServer && serverCart.setAside && (
        <RefusedNote refused={serverCart.setAside} tone="info" />
      )}
      {!isOnServer && !isKnown ? (
        <Loading />
      ) : cart ? (
        <CartContent {...props} cart={cart} isOnServer={isOnServer} refused={refused} />
      ) : (
        <ShopAway path="/cart" />
      )}
    </div>
  );
}
