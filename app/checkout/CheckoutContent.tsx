import {useEffect} from 'react';
import {useBuyer} from '~/cart/codes/request-discount';
import type {ServerCart} from '~/cart/show-cart.server';
import type {ShownCart} from '~/cart/shown-cart';
import {paymentLabels} from '~/content/messages/payment';
import {isEmailAddress} from '~/forms/email-address';
import {Alert} from '~/ui/Alert';
import {CheckoutForm} from './CheckoutForm';
import type {PostedCheckout} from './checkout-fields';
import type {CheckoutShopper} from './checkout-shopper.server';
import {CheckoutSummary, WaitingSummary} from './CheckoutSummary';
import type {OrderResult} from './order-result';
import {ExpressCheckout} from './payment/ExpressCheckout';
import {chosenWay, toMethod, waysLeft, waysWithoutScripts} from './payment/ways-to-pay';
import {addShipping} from './shipping/add-shipping';
import {addFees, addTax} from './tax/add-tax';
import {useTaxQuote} from './tax/use-tax-quote';
import {useCheckoutValues} from './use-checkout-values';

interface Props {
  shopper: CheckoutShopper;
  /** Null until the browser's own cart is known, as it is on the server: then where it goes can be typed already. */
  cart: ShownCart | null;
  /** Where the server keeps the cart: what its form sends names that cart. */
  serverCart: ServerCart | null;
  posted: PostedCheckout | null;
  onPlaced: (result: OrderResult) => void;
  onUnderway: (isUnderway: boolean) => void;
}

/** What is ordered beside where it goes: the address decides about the tax of the total. */
export function CheckoutContent({shopper, cart, serverCart, posted, ...on}: Props) {
  const typing = useCheckoutValues(shopper, posted);
  const {email} = typing.values;
  useEffect(() => useBuyer.setState({email: isEmailAddress(email) ? email : null}), [email]);
  const ways = serverCart ? waysWithoutScripts(shopper.waysToPay) : shopper.waysToPay;
  const wanted = chosenWay(ways, typing.values.paymentMethod);
  const tax = useTaxQuote({
    ...shopper,
    values: typing.values,
    paymentMethod: toMethod(wanted),
    cart,
    posted,
  });
  const waysToPay = waysLeft(ways, tax.plugins.payments);
  const left = chosenWay(waysToPay, typing.values.paymentMethod);
  useEffect(() => {
    if (left && left.id !== wanted?.id) typing.change({paymentMethod: left.id});
  });
  const priced = cart?.priced ?? null;
  const sent =
    priced && tax.shipping.status === 'known' ? addShipping(priced, tax.shipping.quote) : priced;
  const withFees = sent && addFees(sent, tax.plugins.fees);
  const taxed =
    withFees && tax.state.status === 'known' ? addTax(withFees, tax.state.tax) : withFees;
  return (
    <div
      className={`mt-6 grid gap-6 lg:gap-8 lg:grid-cols-[1fr_24rem] ${cart ? '' : 'noscript:hidden'}`}
    >
      {cart && taxed ? (
        <CheckoutSummary
          cart={cart}
          priced={taxed}
          tax={tax}
          isOnServer={serverCart !== null}
          typedCode={posted?.code}
        />
      ) : (
        <WaitingSummary />
      )}
      <div className="space-y-6">
        {serverCart?.cart?.codeNotice && (
          <Alert tone="info">{serverCart.cart.codeNotice.message}</Alert>
        )}
        {!serverCart && shopper.takesWallets && (
          <ExpressCheckout
            answers={typing.values.answers}
            fields={shopper.serviceFields}
            priced={priced}
            chargesTax={shopper.chargesTax}
            quotesAlways={shopper.quotesAlways}
            otherwise={paymentLabels.expressElsewhere}
            onPlaced={on.onPlaced}
          />
        )}
        <CheckoutForm
          {...shopper}
          {...on}
          waysToPay={waysToPay}
          lacksWays={ways.now.length < shopper.waysToPay.now.length}
          typing={typing}
          cart={cart}
          priced={taxed}
          tax={tax}
          serverCart={serverCart}
          posted={posted}
        />
      </div>
    </div>
  );
}
