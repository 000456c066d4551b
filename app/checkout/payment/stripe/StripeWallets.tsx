import {Elements} from '@stripe/react-stripe-js';
import {useEffect} from 'react';
import type {OrderResult} from '~/checkout/order-result';
import type {ServiceFields} from '~/checkout/checkout-shopper.server';
import {toServiceAmount} from '~/checkout/payment/to-service-amount';
import type {PricedCart} from '~/pricing/priced-cart';
import {toElementsOptions} from './elements-options';
import {useStripeConnection} from './use-stripe-connection';
import {WalletButtons} from './WalletButtons';

interface Props {
  fields: ServiceFields;
  priced: PricedCart;
  chargesTax: boolean;
  onPlaced: (result: OrderResult) => void;
  /** This browser has no wallet, or Stripe cannot be reached. */
  onNone: () => void;
}

/** Stripe's Express Checkout Element: it asks for address and payment in one. */
export default function StripeWallets({fields, onNone, ...order}: Props) {
  const {publishableKey} = fields;
  const connection = useStripeConnection({publishableKey, needsSaved: false});
  const hasFailed = connection.status === 'failed';
  useEffect(() => {
    if (hasFailed) onNone();
  }, [hasFailed, onNone]);
  if (connection.status !== 'open') return null;
  const amount = toServiceAmount(order.priced.total, fields);
  return (
    <Elements stripe={connection.stripe} options={toElementsOptions(fields, amount)}>
      <WalletButtons fields={fields} onNone={onNone} {...order} />
    </Elements>
  );
}
