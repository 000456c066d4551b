import {useEffect, useState, type ReactNode} from 'react';
import {Link} from 'react-router';
import {formatPrice} from '~adapters/commerce/money';
import {Alert} from '~/ui/Alert';
import {TextField} from '~/ui/Field';
import {cartLabels} from '~/content/messages';
import {checkoutPage} from '~/content/checkout-pages';
import type {OrderResult} from './order-result';
import type {PricedCart} from '~/pricing/priced-cart';
import {longestEmail} from '~/platform/email-address';
import {AddressFields} from './AddressFields';
import {CardFields} from './CardFields';
import {PaidElsewhere} from './PaidElsewhere';
import {PaymentChoice} from './PaymentChoice';
import {saveAddress} from './save-address';
import type {TaxQuoting} from './tax/use-tax-quote';
import {TrustNotes} from './TrustNotes';
import {useCheckout, type Problem} from './use-checkout';
import type {CheckoutTyping} from './use-checkout-values';
import type {WaysToPay} from './ways-to-pay';

function Section({title, children}: {title: string; children: ReactNode}) {
  return (
    <section aria-label={title} className="card p-5 sm:p-7">
      <h2 className="mb-5 text-2xl">{title}</h2>
      {children}
    </section>
  );
}

interface Props {
  /** Of the account; empty for a visitor. */
  email: string;
  takesCards: boolean;
  waysToPay: WaysToPay;
  typing: CheckoutTyping;
  /** With its tax as soon as that is known. */
  priced: PricedCart;
  tax: TaxQuoting;
  onPlaced: (result: OrderResult) => void;
}

const linkClass = 'font-semibold underline underline-offset-4';

/** The thank-you page of an order that stands; the cart, which is another one, stays. */
function EarlierOrder({order}: {order: OrderResult}) {
  const {orderId, orderNumber = '', standing, paymentMethod, orderLink} = order;
  const known = {orderId, orderNumber, standing, paymentMethod, orderLink};
  const shown = {success: true, ...known, keepsCart: true};
  return (
    <Link to="/thank-you" state={shown} className={linkClass}>
      {checkoutPage.seeOrder(orderNumber)}
    </Link>
  );
}

function ProblemNote({problem: {message, isAboutCart, earlierOrder}}: {problem: Problem}) {
  return (
    <Alert>
      {message} {earlierOrder && <EarlierOrder order={earlierOrder} />}
      {isAboutCart && (
        <Link to="/cart" className={linkClass}>
          {checkoutPage.reviewCart}
        </Link>
      )}
    </Alert>
  );
}

interface ChoiceProps {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

function Choice({label, isChecked, onChange}: ChoiceProps) {
  return (
    <label className="mt-6 flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        className="size-5 accent-leaf"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}

/** A total that lacks its tax is not what the order will cost. */
const isWhole = ({state}: TaxQuoting) => state.status === 'none' || state.status === 'known';

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

/** Where to send it, how it is paid, and the button; the first problem takes the focus. */
export function CheckoutForm(props: Props) {
  const {email, takesCards, waysToPay, typing, priced, tax, onPlaced} = props;
  const {values, change, changeAddress, changeCard} = typing;
  const [savesAddress, setSavesAddress] = useState(false);
  const leave = (result: OrderResult) => {
    if (savesAddress) saveAddress(values.shipping);
    onPlaced(result);
  };
  const {problem, isProcessing, placeOrder} = useCheckout({
    takesCards,
    waysToPay,
    priced,
    tax,
    onPlaced: leave,
  });
  const fieldProblem = problem?.field ? {field: problem.field, message: problem.message} : null;
  useEffect(() => {
    if (problem?.field) document.getElementById(`checkout-${problem.field}`)?.focus();
  }, [problem]);
  return (
    <form
      noValidate
      aria-label={checkoutPage.title}
      className="space-y-6"
      onSubmit={(event) => {
        event.preventDefault();
        void placeOrder(values);
      }}
    >
      <Section title={checkoutPage.shippingHeading}>
        <div className="mb-4">
          <TextField
            id="checkout-email"
            name="email"
            label={checkoutPage.email}
            type="email"
            maxLength={longestEmail}
            autoComplete="email"
            enterKeyHint="next"
            value={values.email}
            hint={checkoutPage.emailHint}
            error={fieldProblem?.field === 'email' ? fieldProblem.message : null}
            onChange={(event) => change({email: event.target.value})}
          />
        </div>
        <AddressFields
          values={values.shipping}
          onChange={changeAddress('shipping')}
          problem={fieldProblem}
        />
        {email !== '' && (
          <Choice
            label={checkoutPage.saveAddress}
            isChecked={savesAddress}
            onChange={setSavesAddress}
          />
        )}
      </Section>
      <Section title={checkoutPage.paymentHeading}>
        <PaymentChoice
          ways={waysToPay}
          chosen={values.paymentMethod}
          onChange={(paymentMethod) => change({paymentMethod})}
          ownTitle={takesCards ? checkoutPage.payByCard : checkoutPage.payOnline}
          problem={fieldProblem}
        >
          {takesCards ? (
            <CardFields values={values.card} problem={fieldProblem} onChange={changeCard} />
          ) : (
            <PaidElsewhere online={waysToPay.online} />
          )}
        </PaymentChoice>
        <Choice
          label={checkoutPage.billingSame}
          isChecked={values.isBillingSame}
          onChange={(isBillingSame) => change({isBillingSame})}
        />
        {!values.isBillingSame && (
          <div className="mt-5 border-t border-line pt-5">
            <h3 className="mb-4 text-xl">{checkoutPage.billingHeading}</h3>
            <AddressFields
              values={values.billing}
              onChange={changeAddress('billing')}
              prefix="billing"
              problem={fieldProblem}
            />
          </div>
        )}
      </Section>
      <div className="space-y-4">
        {problem && <ProblemNote problem={problem} />}
        <PlaceOrder
          total={isWhole(tax) ? formatPrice(priced.total) : null}
          isProcessing={isProcessing}
        />
        <TrustNotes />
      </div>
    </form>
  );
}
