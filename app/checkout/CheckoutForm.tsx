import {useEffect, useRef, useState} from 'react';
import {useRevalidator} from 'react-router';
import {formatPrice} from '~/content/labels/price';
import {postJson} from '~/browser/fetch-json';
import type {ServerCart} from '~/cart/show-cart.server';
import {canBeOrdered, type ShownCart} from '~/cart/shown-cart';
import {moreHeading} from '~/content/labels/address';
import {shippingLabels} from '~/content/labels/shipping';
import {cartLabels} from '~/content/messages/cart';
import {serverCartMessages} from '~/content/messages/server-cart';
import {checkoutPage} from '~/content/checkout-pages';
import {inLanguage} from '~/content/language-paths';
import type {PricedCart} from '~/pricing/priced-cart';
import type {TypedAddress} from '~/forms/address-rules';
import type {LocalAddresses} from '~/forms/address-rules';
import type {FormTool} from '~/forms/form-tool';
import type {OrderResult} from './order-result';
import {checkoutAction, checkoutFormId, type PostedCheckout} from './checkout-fields';
import {chosenWay, type PaymentOptions, type Payer} from './payment/ways-to-pay';
import {PaymentSection} from './payment/PaymentSection';
import {findMissingAnswers, isAnswerName, type AskedField} from './additional-answers';
import {AdditionalFields} from './AdditionalFields';
import {PlaceOrder, TrustNotes} from './PlaceOrder';
import {ProblemNote} from './ProblemNote';
import {Choice, Section} from './Section';
import {ShownAmounts} from './ShownAmounts';
import type {TaxQuoting} from './tax/use-tax-quote';
import {isNotSent} from './shipping/add-shipping';
import {ShippingChoice} from './shipping/ShippingChoice';
import {fetchPress, useCheckout} from './use-checkout';
import type {CheckoutTyping} from './use-checkout-values';
import {isCorrected, type Problem} from './order-problem';
import {written} from './written';
import {WhereTo, type KnownAddress} from './address/WhereTo';

const WrittenAmounts = written(import.meta.env.SSR && ShownAmounts, {className: 'hidden'});

interface Props extends PaymentOptions {
  /** Of the account; empty for a visitor. */
  email: string;
  /** The account's addresses, that which the form opens with first. */
  known: KnownAddress[];
  local?: LocalAddresses | undefined;
  /** What the shop asks beside that. */
  additionalFields: AskedField[];
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
  /** The button's whole words where a law asks for them. */
  orderLabel?: string;
  /** More can be paid with once scripts run. */
  lacksWays: boolean;
}

const savesAddressName = 'saves-address';

/** Keeps the address with the account, behind the order's back; when that fails it is typed again next time. */
const saveAddress = (address: TypedAddress) =>
  void postJson('/account', address, {keepalive: true});

/** A total that lacks its tax, its shipping or its fees is not what the order will cost. */
const isTotalKnown = (quoted: TaxQuoting) =>
  [quoted.state, quoted.shipping, quoted.plugins].every(
    ({status}) => status === 'none' || status === 'known',
  ) && !isNotSent(quoted.shipping.quote);

const cannotOrder = [{field: null, message: serverCartMessages.removeFirst, isAboutCart: true}];
const none: Problem[] = [];

/** The form, by scripts or by the browser itself (rules: Without scripts); the first problem takes the focus. */
export function CheckoutForm(props: Props) {
  const {email, typing, priced, tax, serverCart, onPlaced, onUnderway, ...own} = props;
  const {waysToPay} = own;
  const [payer, setPayer] = useState<Payer | null>(null);
  const {values, openIn, change, changeAddress} = typing;
  const {additionalFields, orderLabel = cartLabels.placeOrder} = own;
  const {revalidate} = useRevalidator();
  const savesAddress = useRef(false);
  const leave = (result: OrderResult) => {
    if (savesAddress.current) saveAddress(values.shipping);
    onPlaced(result);
  };
  const opened = props.posted?.problems ?? none;
  const {problems, isProcessing, placeOrder} = useCheckout({
    waysToPay,
    onPlaced: leave,
    onUnderway,
    opened,
  });
  const canOrder = !serverCart?.cart || canBeOrdered(serverCart.cart);
  const open = problems.filter((problem) => !isCorrected(problem, values));
  const standing = canOrder ? tax.plugins.problems : cannotOrder;
  const shown = open.length > 0 ? open : standing;
  // A page that was read anew begins at its top.
  const isAtTop = shown === cannotOrder || (shown === open && problems === opened);
  const fieldProblems = Object.fromEntries(shown.map(({field, message}) => [field ?? '', message]));
  const ask = (place: AskedField['place'], title?: string) => (
    <AdditionalFields
      fields={additionalFields}
      place={place}
      title={title}
      typing={typing}
      problems={fieldProblems}
    />
  );
  const first = problems[0]?.field;
  const isAsked = additionalFields.some(({name}) => name === first);
  useEffect(() => {
    // What the page opened with leads there by its link: the shopper may be typing already.
    if (!first || problems === opened) return;
    const place = document.getElementById(`checkout-${first}`);
    // Stripe's frame has taken it already where it knows which field is at fault.
    if (place && !place.contains(document.activeElement)) place.focus();
    // The shop asks for more than this page knew of.
    if (!isAsked && isAnswerName(first)) void revalidate();
  }, [problems, first, opened, isAsked, revalidate]);
  const isPayable = chosenWay(waysToPay, null) !== null || priced?.total === 0;
  const isOrderable = canOrder && (isPayable || !serverCart);
  // Its own rules ask the shop first how it is sent, which without scripts is a page of its own.
  const label = serverCart && priced?.shipping === null ? shippingLabels.goOn : orderLabel;
  const nameButton = (problem: Problem) => ({
    ...problem,
    message: problem.message.replace(cartLabels.placeOrder, orderLabel),
  });
  const note = shown.length > 0 && (
    <ProblemNote problems={shown.map(nameButton)} isLink={isAtTop} />
  );
  return (
    <form
      ref={openIn}
      id={checkoutFormId}
      method="post"
      action={inLanguage(checkoutAction)}
      noValidate
      aria-label={checkoutPage.title}
      className="space-y-6"
      onFocus={fetchPress}
      onSubmit={(event) => {
        if (serverCart) return;
        event.preventDefault();
        const form = event.currentTarget;
        savesAddress.current = new FormData(form).has(savesAddressName);
        const missing = findMissingAnswers(form);
        const names = Array.from(form.elements, (field) => field.getAttribute('name') ?? '');
        if (priced) void placeOrder(values, {priced, tax, payer, missing, names});
      }}
      {...props.tool}
    >
      {isAtTop && note}
      {serverCart && priced && <WrittenAmounts serverCart={serverCart} priced={priced} />}
      <Section
        title={priced?.shipsNothing ? checkoutPage.billingHeading : checkoutPage.shippingHeading}
      >
        <WhereTo
          local={own.local}
          isPlaceAlone={priced?.shipsNothing}
          address={values.shipping}
          known={own.known}
          accountEmail={email}
          onChoose={(address) => change({shipping: address})}
          email={values.email}
          onEmail={(typed) => change({email: typed})}
          onAddress={changeAddress('shipping')}
          problems={fieldProblems}
          isSent={serverCart !== null}
          contact={ask('contact')}
          more={ask('shipping')}
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
              local={own.local}
              ways={waysToPay}
              more={ask('billing')}
              typing={typing}
              priced={priced}
              hasAccount={email !== ''}
              problems={fieldProblems}
              onPayer={setPayer}
              note={own.lacksWays ? serverCartMessages.scriptsToPay : null}
            />
          )}
          {ask('order', moreHeading)}
          <div className="space-y-4">
            {!isAtTop && note}
            {isOrderable && (
              <PlaceOrder
                total={isTotalKnown(tax) && !own.orderLabel ? formatPrice(priced.total) : null}
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
