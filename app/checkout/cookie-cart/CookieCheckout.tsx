import {useState} from 'react';
import {formatPrice} from '~adapters/commerce/money';
import {CartBreakdown} from '~/cart/CartBreakdown';
import {ShopAway} from '~/cart/cookie-cart/ShopAway';
import {canBeOrdered, type ShownCart} from '~/cart/cookie-cart/shown-cart';
import {cartWords} from '~/content/labels/cart';
import {AddressFields} from '../AddressFields';
import {knownValues} from '../checkout-draft';
import type {CheckoutValues} from '../checkout-form';
import type {CheckoutShopper} from '../checkout-shopper.server';
import {OrderedLines} from '../OrderedLines';
import {ProblemNote} from '../ProblemNote';
import {Section} from '../Section';
import {TrustNotes} from '../TrustNotes';
import {checkoutPage} from '~/content/checkout-pages';
import {cartLabels} from '~/content/messages';
import {cookieCartMessages} from '~/content/messages/cookie-cart';
import {shippingLabels} from '~/content/labels/shipping';
import {taxLabels} from '~/content/messages/tax';
import type {AddressPart} from '~/forms/address-rules';
import {longestEmail} from '~/forms/email-address';
import {addShipping, isNotSent} from '../shipping/add-shipping';
import {ShippingMethods} from '../shipping/ShippingMethods';
import {addTax} from '../tax/add-tax';
import {withTyped} from '../use-checkout-values';
import {waysWithoutScripts} from '../ways-to-pay';
import type {PricedCart} from '~/pricing/priced-cart';
import {Alert} from '~/ui/Alert';
import {TextField} from '~/ui/Field';
import {
  checkoutFields,
  plainCheckoutPath,
  type CookieCheckout as Cookie,
  type PostedCheckout,
} from './cookie-checkout';
import {CookieCheckoutPayment} from './CookieCheckoutPayment';
import {ShownAmounts} from './ShownAmounts';

interface Props {
  cookieCart: Cookie;
  shopper: CheckoutShopper;
  posted: PostedCheckout | null;
}

interface SummaryProps {
  cart: ShownCart;
  priced: PricedCart;
  chargesTax: boolean;
}

function Summary({cart, priced, chargesTax}: SummaryProps) {
  return (
    <section
      aria-label={cartWords.summary}
      className="card h-fit p-5 sm:p-6 lg:sticky lg:top-24 lg:order-2"
    >
      <h2 className="mb-5 text-2xl">{cartWords.summary}</h2>
      <OrderedLines items={cart.lines.flatMap(({item}) => item ?? [])} priced={priced} />
      <div className="mt-6 border-t border-line pt-5">
        <CartBreakdown
          priced={priced}
          taxText={chargesTax ? taxLabels.waiting : null}
          shippingText={shippingLabels.waiting}
        />
      </div>
    </section>
  );
}

type Change = (part: Partial<CheckoutValues>) => void;

interface FieldsProps {
  isPlaceAlone?: boolean | undefined;
  values: CheckoutValues;
  change: Change;
  problem: {field: string; message: string} | null;
}

function ShippingFields({values, change, problem, isPlaceAlone}: FieldsProps) {
  const changePart = (part: AddressPart, typed: string) =>
    change({shipping: {...values.shipping, [part]: typed}});
  return (
    <>
      <div className="mb-4">
        <TextField
          id="checkout-email"
          name="email"
          label={checkoutPage.email}
          type="email"
          maxLength={longestEmail}
          autoComplete="email"
          value={values.email}
          hint={isPlaceAlone ? checkoutPage.emailHintUnsent : checkoutPage.emailHint}
          error={problem?.field === 'email' ? problem.message : null}
          onChange={({target}) => change({email: target.value})}
        />
      </div>
      <AddressFields
        values={values.shipping}
        onChange={changePart}
        problem={problem}
        isPlaceAlone={isPlaceAlone}
      />
    </>
  );
}

/** Where `:has` is not known the second address is shown, and counts only while the box is not ticked. */
function BillingFields({values, change, problem}: FieldsProps) {
  const changePart = (part: AddressPart, typed: string) =>
    change({billing: {...values.billing, [part]: typed}});
  return (
    <div className="group">
      <label className="mt-6 flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name={checkoutFields.isBillingSame}
          className="peer size-5 accent-leaf"
          defaultChecked={values.isBillingSame}
        />
        {checkoutPage.billingSame}
      </label>
      <div className="mt-5 border-t border-line pt-5 group-has-[.peer:checked]:hidden">
        <h3 className="mb-4 text-xl">{checkoutPage.billingHeading}</h3>
        <AddressFields
          values={values.billing}
          onChange={changePart}
          prefix="billing"
          problem={problem}
        />
      </div>
    </div>
  );
}

/** What is wrong stands first, and leads to its field: a page that was read anew begins at its top. */
function Wrong({problem}: Pick<PostedCheckout, 'problem'>) {
  if (problem.field === null) return <ProblemNote problem={problem} />;
  return (
    <Alert>
      <a href={`#checkout-${problem.field}`} className="font-semibold underline underline-offset-4">
        {problem.message}
      </a>
    </Alert>
  );
}

const cannotOrder = {field: null, message: cookieCartMessages.removeFirst, isAboutCart: true};

/** The checkout as a plain form (rules: Without scripts), with the fields and the words of the other one. */
export default function CookieCheckout({cookieCart, shopper, posted}: Props) {
  const [values, setValues] = useState(posted?.values ?? knownValues(shopper));
  const [openIn] = useState(() => (form: HTMLFormElement | null) => {
    if (form) setValues((now) => withTyped(now, form));
  });
  if (!cookieCart.cart) return <ShopAway path="/checkout" />;
  const {cart} = cookieCart;
  const change: Change = (part) => setValues((now) => ({...now, ...part}));
  const tax = posted?.tax ?? null;
  const shipping = posted?.shipping;
  const sent = shipping === undefined ? cart.priced : addShipping(cart.priced, shipping);
  const priced = tax === null ? sent : addTax(sent, tax);
  const isTotalKnown = priced.shipping !== null && !isNotSent(shipping ?? null);
  const ways = waysWithoutScripts(shopper.waysToPay, shopper.paysOn);
  const isGood = canBeOrdered(cart);
  const isPayable = ways.hasOnline || ways.later.length > 0 || priced.total === 0;
  const wrong = posted?.problem ?? (isGood ? null : cannotOrder);
  const faulty = wrong?.field ? {field: wrong.field, message: wrong.message} : null;
  const fields = {values, change, problem: faulty};
  return (
    <div className="mt-6 grid gap-6 lg:grid-cols-[1fr_24rem] lg:gap-8">
      {wrong && (
        <div className="lg:col-span-2">
          <Wrong problem={wrong} />
        </div>
      )}
      {cart.codeNotice && (
        <div className="lg:col-span-2">
          <Alert tone="info">{cart.codeNotice}</Alert>
        </div>
      )}
      <Summary cart={cart} priced={priced} chargesTax={shopper.chargesTax} />
      <form
        ref={openIn}
        method="post"
        action={plainCheckoutPath}
        noValidate
        aria-label={checkoutPage.title}
        className="space-y-6"
        {...shopper.tool}
      >
        <ShownAmounts cookieCart={cookieCart} priced={priced} />
        <Section
          title={priced.shipsNothing ? checkoutPage.billingHeading : checkoutPage.shippingHeading}
        >
          <ShippingFields {...fields} isPlaceAlone={priced.shipsNothing} />
          {shipping && !isNotSent(shipping) && (
            <ShippingMethods methods={shipping.methods} chosen={shipping.method} />
          )}
        </Section>
        {priced.total > 0 && (
          <Section title={checkoutPage.paymentHeading}>
            <CookieCheckoutPayment
              ways={ways}
              hasMore={shopper.paysOn !== 'hosted'}
              chosen={values.paymentMethod}
              error={faulty?.field === 'paymentMethod' ? faulty.message : null}
            />
            {!priced.shipsNothing && <BillingFields {...fields} />}
          </Section>
        )}
        <div className="space-y-4">
          {isGood && isPayable && (
            <button type="submit" className="btn btn-primary w-full text-lg">
              {isTotalKnown
                ? `${cartLabels.placeOrder} - ${formatPrice(priced.total)}`
                : shippingLabels.goOn}
            </button>
          )}
          <TrustNotes isSent={!priced.shipsNothing} />
        </div>
      </form>
    </div>
  );
}
