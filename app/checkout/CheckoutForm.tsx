import {useEffect, useRef, useState, type ComponentProps} from 'react';
import {formatPrice} from '~adapters/commerce/money';
import {postJson} from '~/browser/fetch-json';
import type {ServerCart} from '~/cart/show-cart.server';
import {canBeOrdered, type ShownCart} from '~/cart/shown-cart';
import {shippingLabels} from '~/content/labels/shipping';
import {cartLabels} from '~/content/messages/cart';
import {serverCartMessages} from '~/content/messages/server-cart';
import {checkoutPage} from '~/content/checkout-pages';
import type {OrderResult} from './order-result';
import type {PricedCart} from '~/pricing/priced-cart';
import type {TypedAddress} from '~/forms/address-rules';
import type {FormTool} from '~/forms/form-tool';
import {AddressFields} from './AddressFields';
import {checkoutAction, checkoutFields, type PostedCheckout} from './checkout-fields';
import {ShownAmounts} from './ShownAmounts';
import {waysWithoutScripts} from './ways-to-pay';
import type {PaymentGateway} from '~adapters/payments';
import type {Payer} from './payment/payer';
import {PaymentPart} from './payment/PaymentPart';
import type {PaymentOptions} from './payment-options';
import {PaymentChoice} from './PaymentChoice';
import {ProblemNote} from './ProblemNote';
import {Section} from './Section';
import type {TaxQuoting} from './tax/use-tax-quote';
import {isNotSent} from './shipping/add-shipping';
import {ShippingChoice} from './shipping/ShippingChoice';
import {TrustNotes} from './TrustNotes';
import {useCheckout} from './use-checkout';
import type {CheckoutTyping} from './use-checkout-values';
import {isCorrected} from './is-corrected';
import {WhereTo} from './WhereTo';
import {useInBrowser} from '~/ui/use-in-browser';

interface Props extends PaymentOptions {
  /** Of the account; empty for a visitor. */
  email: string;
  savedAddress: TypedAddress | null;
  paysOn: PaymentGateway['kind'];
  typing: CheckoutTyping;
  cart: ShownCart | null;
  /** With its tax as soon as that is known; null until the cart is. */
  priced: PricedCart | null;
  tax: TaxQuoting;
  /** Where the server keeps the cart: the browser sends the form there. */
  serverCart: ServerCart | null;
  posted: PostedCheckout | null;
  onPlaced: (result: OrderResult) => void;
  onUnderway: (isUnderway: boolean) => void;
  tool: FormTool | null;
}

const savesAddressName = 'saves-address';

/**
 * Keeps the address with the account, behind the order's back: it outlives the page, which may be on its
 * way to the payment page, and when it fails the shopper types it again next time.
 */
const saveAddress = (address: TypedAddress) =>
  void postJson('/account', address, () => null, {keepalive: true});

function Choice({label, ...input}: {label: string} & ComponentProps<'input'>) {
  return (
    <label className="mt-6 flex min-h-11 items-center gap-3">
      <input {...input} type="checkbox" className="peer size-5 accent-leaf" />
      {label}
    </label>
  );
}

/** A total that lacks its tax or its shipping is not what the order will cost. */
const isTotalKnown = (quoted: TaxQuoting) =>
  [quoted.state, quoted.shipping].every(({status}) => status === 'none' || status === 'known') &&
  !isNotSent(quoted.shipping.quote);

interface PlaceProps {
  /** Null until it is known. */
  total: string | null;
  label: string;
  isProcessing: boolean;
}

function PlaceOrder({total, label, isProcessing}: PlaceProps) {
  const order = total === null ? label : `${label} - ${total}`;
  return (
    <>
      <button
        type="submit"
        className="btn btn-primary w-full text-lg aria-disabled:cursor-wait aria-disabled:opacity-75"
        aria-disabled={isProcessing}
      >
        {isProcessing ? cartLabels.placingOrder : order}
      </button>
      <p role="status" className="sr-only">
        {isProcessing ? cartLabels.placingOrder : ''}
      </p>
    </>
  );
}

interface PaymentProps extends PaymentOptions {
  typing: CheckoutTyping;
  priced: PricedCart;
  hasAccount: boolean;
  problem: {field: string; message: string} | null;
  onPayer: (payer: Payer | null) => void;
  /** Where more can be paid with once scripts run. */
  note: string | null;
}

/** How it is paid, and who pays. Before scripts run the second address is there, too, and shown where it counts. */
function PaymentSection({typing, priced, hasAccount, problem, onPayer, ...payment}: PaymentProps) {
  const {values, change, changeAddress, changeCard} = typing;
  const {takesCards, serviceFields, waysToPay, note} = payment;
  const isAlive = useInBrowser(() => true);
  return (
    <Section title={checkoutPage.paymentHeading}>
      <PaymentChoice
        ways={waysToPay}
        chosen={values.paymentMethod}
        onChange={(paymentMethod) => change({paymentMethod})}
        ownTitle={takesCards && !serviceFields ? checkoutPage.payByCard : checkoutPage.payOnline}
        problem={problem}
        note={note && <p className="text-sm text-ink-soft">{note}</p>}
      >
        <PaymentPart
          {...payment}
          card={values.card}
          onChange={changeCard}
          problem={problem}
          total={priced.total}
          hasAccount={hasAccount}
          onPayer={onPayer}
        />
      </PaymentChoice>
      {!priced.shipsNothing && (
        <div className="group">
          <Choice
            label={checkoutPage.billingSame}
            name={checkoutFields.isBillingSame}
            checked={values.isBillingSame}
            onChange={({target}) => change({isBillingSame: target.checked})}
          />
          {!(isAlive && values.isBillingSame) && (
            <div className="mt-5 border-t border-line pt-5 group-has-[.peer:checked]:hidden">
              <h3 className="mb-4 text-xl">{checkoutPage.billingHeading}</h3>
              <AddressFields
                values={values.billing}
                onChange={changeAddress('billing')}
                prefix="billing"
                problem={problem}
              />
            </div>
          )}
        </div>
      )}
    </Section>
  );
}

const cannotOrder = {field: null, message: serverCartMessages.removeFirst, isAboutCart: true};

/**
 * Where to send it, and once the cart is known how it is paid, and the button; the first problem takes the focus. The
 * browser sends it by itself where no script does (rules: Without scripts).
 */
export function CheckoutForm(props: Props) {
  const {email, savedAddress, typing, priced, tax, serverCart, onPlaced, onUnderway, ...own} =
    props;
  const payment = serverCart
    ? {
        ...own,
        waysToPay: waysWithoutScripts(own.waysToPay, own.paysOn),
        takesCards: false,
        serviceFields: null,
      }
    : own;
  const [payer, setPayer] = useState<Payer | null>(null);
  const {values, openIn, change, changeAddress} = typing;
  const savesAddress = useRef(false);
  const leave = (result: OrderResult) => {
    if (savesAddress.current) saveAddress(values.shipping);
    onPlaced(result);
  };
  const opened = props.posted?.problem ?? null;
  const {problem, isProcessing, placeOrder} = useCheckout({
    ...payment,
    onPlaced: leave,
    onUnderway,
    opened,
  });
  const canOrder = !serverCart?.cart || canBeOrdered(serverCart.cart);
  const isOpen = problem !== null && !isCorrected(problem, values);
  const shownProblem = isOpen ? problem : canOrder ? null : cannotOrder;
  // A page that was read anew begins at its top.
  const isAtTop = shownProblem === opened || shownProblem === cannotOrder;
  const fieldProblem = shownProblem?.field
    ? {field: shownProblem.field, message: shownProblem.message}
    : null;
  useEffect(() => {
    // What the page opened with leads there by its link: the shopper may be typing already.
    if (!problem?.field || problem === opened) return;
    const place = document.getElementById(`checkout-${problem.field}`);
    // Stripe's frame has taken it already where it knows which field is at fault.
    if (place && !place.contains(document.activeElement)) place.focus();
  }, [problem, opened]);
  const {later, hasOnline} = payment.waysToPay;
  const isPayable = hasOnline || later.length > 0 || priced?.total === 0;
  const isOrderable = canOrder && (isPayable || !serverCart);
  // Its own rules ask the shop first how it is sent, which without scripts is a page of its own.
  const label =
    serverCart && priced?.shipping === null ? shippingLabels.goOn : cartLabels.placeOrder;
  const note = shownProblem && <ProblemNote problem={shownProblem} isLink={isAtTop} />;
  return (
    <form
      ref={openIn}
      method="post"
      action={checkoutAction}
      noValidate
      aria-label={checkoutPage.title}
      className="space-y-6"
      onSubmit={(event) => {
        if (serverCart) return;
        event.preventDefault();
        savesAddress.current = new FormData(event.currentTarget).has(savesAddressName);
        if (priced) void placeOrder(values, {priced, tax, payer});
      }}
      {...props.tool}
    >
      {isAtTop && note}
      {serverCart && priced && <ShownAmounts serverCart={serverCart} priced={priced} />}
      <Section
        title={priced?.shipsNothing ? checkoutPage.billingHeading : checkoutPage.shippingHeading}
      >
        <WhereTo
          isPlaceAlone={priced?.shipsNothing}
          email={values.email}
          address={values.shipping}
          saved={savedAddress && {email, address: savedAddress}}
          onEmail={(typed) => change({email: typed})}
          onAddress={changeAddress('shipping')}
          problem={fieldProblem}
          isSent={serverCart !== null}
        >
          {email !== '' && !serverCart && (
            <Choice label={checkoutPage.saveAddress} name={savesAddressName} />
          )}
        </WhereTo>
        {tax.shipping.status !== 'none' && (
          <ShippingChoice
            shipping={tax.shipping}
            wished={values.shippingMethod}
            onChange={(shippingMethod) => change({shippingMethod})}
            onRetry={tax.retry}
          />
        )}
      </Section>
      {priced && (
        <>
          {priced.total > 0 && (
            <PaymentSection
              {...payment}
              typing={typing}
              priced={priced}
              hasAccount={email !== ''}
              problem={fieldProblem}
              onPayer={setPayer}
              note={serverCart && own.paysOn !== 'hosted' ? serverCartMessages.scriptsToPay : null}
            />
          )}
          <div className="space-y-4">
            {!isAtTop && note}
            {isOrderable && (
              <PlaceOrder
                total={isTotalKnown(tax) ? formatPrice(priced.total) : null}
                label={label}
                isProcessing={isProcessing}
              />
            )}
            <TrustNotes isSent={!priced.shipsNothing} />
          </div>
        </>
      )}
    </form>
  );
}
