import {useThanks} from '~/checkout/thanks/use-thanks';
import {usePricedCart} from '~/cart/use-own-cart';
import {paymentLabels} from '~/content/messages/payment';
import {ExpressCheckout} from './ExpressCheckout';
import type {ServiceFields} from './ways-to-pay';

interface Props {
  fields: ServiceFields;
  chargesTax: boolean;
  quotesAlways?: boolean | undefined;
  isUntitled?: boolean;
  onRefused?: () => void;
}

export default function CartExpress(props: Props) {
  const thank = useThanks();
  const priced = usePricedCart();
  return (
    <ExpressCheckout
      {...props}
      priced={priced}
      otherwise={paymentLabels.expressAtCheckout}
      onPlaced={thank}
    />
  );
}
