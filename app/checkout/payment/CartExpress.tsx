import {useThanks} from '~/checkout/thanks/use-thanks';
import {usePricedCart} from '~/cart/use-own-cart';
import {paymentLabels} from '~/content/messages/payment';
import {ExpressCheckout} from './ExpressCheckout';
import type {ServiceFields} from './ways-to-pay';

/** The shopper's wallets on the cart's page. */
export default function CartExpress({
  fields,
  chargesTax,
}: {
  fields: ServiceFields;
  chargesTax: boolean;
}) {
  const thank = useThanks();
  const priced = usePricedCart();
  return (
    <ExpressCheckout
      fields={fields}
      priced={priced}
      chargesTax={chargesTax}
      otherwise={paymentLabels.expressAtCheckout}
      onPlaced={thank}
    />
  );
}
