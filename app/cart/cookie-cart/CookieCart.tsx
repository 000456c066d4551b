import {Link} from 'react-router';
import {cartWords} from '~/content/labels/cart';
import {CartBreakdown} from '../CartBreakdown';
import {EmptyCart} from '../EmptyCart';
import {FreeShippingBar} from '../FreeShippingBar';
import {TaxWords} from '../TaxNote';
import {cartLabels} from '~/content/messages';
import {cookieCartMessages} from '~/content/messages/cookie-cart';
import {cartFields} from './cart-form';
import {CookieCartLine} from './CookieCartLine';
import {CookieCartCode} from './CookieCartCode';
import type {Refused} from './RefusedNote';
import {ShopAway} from './ShopAway';
import {canBeOrdered, type ShownCart} from './shown-cart';

interface Props {
  /** Null while the shop does not answer. */
  cart: ShownCart | null;
  chargesTax: boolean;
  refused: Refused | null;
}

interface SummaryProps extends Pick<Props, 'chargesTax' | 'refused'> {
  cart: ShownCart;
}

function Summary({cart, chargesTax, refused}: SummaryProps) {
  const isAboutCode = refused?.field === cartFields.code;
  return (
    <section aria-label={cartWords.summary} className="card h-fit p-5 sm:p-6 lg:sticky lg:top-24">
      <h2 className="text-2xl">{cartWords.summary}</h2>
      <div className="mt-5">
        <FreeShippingBar priced={cart.priced} />
      </div>
      <div className="my-6 border-y border-line py-5">
        <CookieCartCode
          code={cart.code}
          notice={cart.codeNotice}
          error={isAboutCode ? refused.message : null}
          typed={isAboutCode ? refused.typed : ''}
        />
      </div>
      <CartBreakdown priced={cart.priced} />
      {chargesTax && <TaxWords />}
      {canBeOrdered(cart) ? (
        <Link to="/checkout" reloadDocument className="btn btn-primary mt-6 w-full">
          {cartLabels.proceedToCheckout}
        </Link>
      ) : (
        <p className="mt-6 text-sm font-semibold text-alarm">{cookieCartMessages.removeFirst}</p>
      )}
      <Link to="/products" className="btn btn-secondary mt-3 w-full">
        {cartLabels.continueShopping}
      </Link>
    </section>
  );
}

function Lines({cart, refused}: {cart: ShownCart; refused: Refused | null}) {
  return (
    <ul className="divide-y divide-line" aria-label={cartWords.items}>
      {cart.lines.map((shown) => {
        const isRefused = refused?.field === shown.key;
        return (
          <CookieCartLine
            key={shown.key}
            shown={shown}
            line={cart.priced.lines.find(({id}) => id === shown.key)}
            error={isRefused ? refused.message : null}
            typed={isRefused ? refused.typed : ''}
          />
        );
      })}
    </ul>
  );
}

/** The cart of a browser without scripts, rendered by the server (rules: Without scripts). */
export default function CookieCart({cart, chargesTax, refused}: Props) {
  if (!cart) return <ShopAway path="/cart" />;
  if (cart.lines.length === 0) return <EmptyCart />;
  return (
    <div className="mt-4 grid items-start gap-8 lg:grid-cols-[1fr_24rem] lg:gap-12">
      <Lines cart={cart} refused={refused} />
      <Summary cart={cart} chargesTax={chargesTax} refused={refused} />
    </div>
  );
}
