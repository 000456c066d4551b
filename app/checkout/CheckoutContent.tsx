import {addTax} from '~/checkout/tax/add-tax';
import type {PricedCart} from '~/pricing/priced-cart';
import {paymentLabels} from '~/content/messages/payment';
import {CheckoutForm} from './CheckoutForm';
import type {CheckoutShopper} from './checkout-shopper.server';
import {CheckoutSummary, WaitingSummary} from './CheckoutSummary';
import type {OrderResult} from './order-result';
import {ExpressCheckout} from './payment/ExpressCheckout';
import {addShipping} from './shipping/add-shipping';
import {useTaxQuote} from './tax/use-tax-quote';
import {useCheckoutValues} from './use-checkout-values';

interface Props {
  shopper: CheckoutShopper;
  /** Null until the browser's cart is known, as it is on the server: then where it goes can be typed already. */
  priced: PricedCart | null;
  onPlaced: (result: OrderResult) => void;
  onUnderway: (isUnderway: boolean) => void;
}

/** What is ordered beside where it goes: the address decides about the tax of the total. */
export function CheckoutContent({shopper, priced, ...on}: Props) {
  const typing = useCheckoutValues(shopper);
  const tax = useTaxQuote({isCharged: shopper.chargesTax, values: typing.values, priced});
  const sent =
    priced && tax.shipping.status === 'known' ? addShipping(priced, tax.shipping.quote) : priced;
  const taxed = sent && tax.state.status === 'known' ? addTax(sent, tax.state.tax) : sent;
  return (
    <div className="mt-6 grid gap-6 lg:gap-8 lg:grid-cols-[1fr_24rem] noscript:hidden">
      {taxed ? <CheckoutSummary priced={taxed} tax={tax} /> : <WaitingSummary />}
      <div className="space-y-6">
        <ExpressCheckout
          fields={shopper.serviceFields}
          priced={priced}
          chargesTax={shopper.chargesTax}
          otherwise={paymentLabels.expressElsewhere}
          onPlaced={on.onPlaced}
        />
        <CheckoutForm {...shopper} {...on} typing={typing} priced={taxed} tax={tax} />
      </div>
    </div>
  );
}
