import {useEffect, useRef, useState, type ComponentProps} from 'react';
import {formatPrice} from '~adapters/commerce/money';
import {postJson} from '~/browser/fetch-json';
import {cartLabels} from '~/content/messages';
import {checkoutPage} from '~/content/checkout-pages';
import type {OrderResult} from './order-result';
import type {PricedCart} from '~/pricing/priced-cart';
import type {TypedAddress} from '~/forms/address-rules';
import type {FormTool} from '~/forms/form-tool';
import {AddressFields} from './AddressFields';
import type {Payer} from './payment/payer';
import {PaymentPart} from './payment/PaymentPart';
import type {PaymentOptions} from './payment-options';
import {PaymentChoice} from './PaymentChoice';
import {ProblemNote} from './ProblemNote';
import {Section} from './Section';
import type {TaxQuoting} from './tax/use-tax-quote';
import {isNotSent} from './shipping/add-shipping';
import {TrustNotes} from './TrustNotes';
import {useCheckout} from './use-checkout';
import type {CheckoutTyping} from './use-checkout-values';
import {isCorrected} from './is-corrected';
import {WhereTo} from './WhereTo';
import {fetched} from '~/ui/fetched';

interface Props extends PaymentOptions {
  /** Of the account; empty for a visitor. */
  email: string;
  savedAddress: TypedAddress | null;
  typing: CheckoutTyping;
  /** With its tax as soon as that is known; null until the cart is. */
  priced: PricedCart | null;
  tax: TaxQuoting;
  onPlaced: (result: OrderResult) => void;
  onUnderway: (isUnderway: boolean) => void;
  tool: FormTool | null;
}

const ShippingChoice = fetched(() => import('./shipping/ShippingChoice'));

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
      <input {...input} type="checkbox" className="size-5 accent-leaf" />
      {label}
    </label>
  );
}

/** A total that lacks its tax or its shipping is not what the order will cost. */
const isTotalKnown = (quoted: TaxQuoting) =>
  [quoted.state, quoted.shipping].every(({status}) => status === 'none' || status === 'known') &&
  !isNotSent(quoted.shipping.quote);

function PlaceOrder({total, isProcessing}: {total: string | null; isProcessing: boolean}) {
  const order = total === null ? cartLabels.placeOrder : `${cartLabels.placeOrder} - ${total}`;
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
}

/** How it is paid, and who pays. */
function PaymentSection({typing, priced, hasAccount, problem, onPayer, ...payment}: PaymentProps) {
  const {values, change, changeAddress, changeCard} = typing;
  const {takesCards, serviceFields, waysToPay} = payment;
  return (
    <Section title={checkoutPage.paymentHeading}>
      <PaymentChoice
        ways={waysToPay}
        chosen={values.paymentMethod}
        onChange={(paymentMethod) => change({paymentMethod})}
        ownTitle={takesCards && !serviceFields ? checkoutPage.payByCard : checkoutPage.payOnline}
        problem={problem}
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
        <Choice
          label={checkoutPage.billingSame}
          checked={values.isBillingSame}
          onChange={({target}) => change({isBillingSame: target.checked})}
        />
      )}
      {!priced.shipsNothing && !values.isBillingSame && (
        <div className="mt-5 border-t border-line pt-5">
          <h3 className="mb-4 text-xl">{checkoutPage.billingHeading}</h3>
          <AddressFields
            values={values.billing}
            onChange={changeAddress('billing')}
            prefix="billing"
            problem={problem}
          />
        </div>
      )}
    </Section>
  );
}

/** Where to send it, and once the cart is known how it is paid, and the button; the first problem takes the focus. */
export function CheckoutForm(props: Props) {
  const {email, savedAddress, typing, priced, tax, onPlaced, onUnderway, ...payment} = props;
  const [payer, setPayer] = useState<Payer | null>(null);
  const {values, openIn, change, changeAddress} = typing;
  const savesAddress = useRef(false);
  const leave = (result: OrderResult) => {
    if (savesAddress.current) saveAddress(values.shipping);
    onPlaced(result);
  };
  const {problem, isProcessing, placeOrder} = useCheckout({
    ...payment,
    onPlaced: leave,
    onUnderway,
  });
  const shownProblem = problem && isCorrected(problem, values) ? null : problem;
  const fieldProblem = shownProblem?.field
    ? {field: shownProblem.field, message: shownProblem.message}
    : null;
  useEffect(() => {
    const place = problem?.field && document.getElementById(`checkout-${problem.field}`);
    // Stripe's frame has taken it already where it knows which field is at fault.
    if (place && !place.contains(document.activeElement)) place.focus();
  }, [problem]);
  return (
    <form
      ref={openIn}
      method="post"
      noValidate
      aria-label={checkoutPage.title}
      className="space-y-6"
      onSubmit={(event) => {
        event.preventDefault();
        savesAddress.current = new FormData(event.currentTarget).has(savesAddressName);
        if (priced) void placeOrder(values, {priced, tax, payer});
      }}
      {...props.tool}
    >
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
        >
          {email !== '' && <Choice label={checkoutPage.saveAddress} name={savesAddressName} />}
        </WhereTo>
        <ShippingChoice
          isWanted={tax.shipping.status !== 'none'}
          shipping={tax.shipping}
          wished={values.shippingMethod}
          onChange={(shippingMethod) => change({shippingMethod})}
          onRetry={tax.retry}
        />
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
            />
          )}
          <div className="space-y-4">
            {shownProblem && <ProblemNote problem={shownProblem} />}
            <PlaceOrder
              total={isTotalKnown(tax) ? formatPrice(priced.total) : null}
              isProcessing={isProcessing}
            />
            <TrustNotes isSent={!priced.shipsNothing} />
          </div>
        </>
      )}
    </form>
  );
}
