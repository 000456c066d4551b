import {ExpressCheckoutElement, useElements, useStripe} from '@stripe/react-stripe-js';
import type {
  StripeExpressCheckoutElementClickEvent,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementOptions,
  StripeExpressCheckoutElementReadyEvent,
  StripeExpressCheckoutElementShippingAddressChangeEvent,
} from '@stripe/stripe-js';
import {useRef} from 'react';
import {useCartStore} from '~/cart/cart-store';
import type {OrderResult} from '~/checkout/order-result';
import type {ServiceFields} from '~/checkout/payment/service-fields.server';
import {toServiceAmount} from '~/checkout/payment/to-service-amount';
import {ProblemNote} from '~/checkout/ProblemNote';
import {useCheckout} from '~/checkout/use-checkout';
import type {PricedCart} from '~/pricing/priced-cart';
import {createStripePayer} from './stripe-payer';
import {taxForPlace, toPlace, toSheet, toWalletValues} from './wallet-order';

interface Props {
  fields: ServiceFields;
  priced: PricedCart;
  chargesTax: boolean;
  onPlaced: (result: OrderResult) => void;
  onNone: () => void;
}

const options: StripeExpressCheckoutElementOptions = {
  buttonHeight: 48,
  layout: {maxColumns: 2, maxRows: 1, overflow: 'never'},
  emailRequired: true,
  shippingAddressRequired: true,
  allowedShippingCountries: ['US'],
};

/** A wallet pays at once. */
const onlyNow = {online: [], later: [], hasOnline: true};
/** The tax is in the cart that the wallet shows; where it has changed, the server says so. */
const noTax = {state: {status: 'none'}, retry() {}, take() {}} as const;

/** The wallets' buttons. What is confirmed goes the way of every other order, and meets the same checks. */
export function WalletButtons({fields, priced, chargesTax, onPlaced, onNone}: Props) {
  const stripe = useStripe();
  const elements = useElements();
  const shown = useRef(priced);
  const cardOnly = {takesCards: true, serviceFields: fields, waysToPay: onlyNow};
  const {problem, placeOrder} = useCheckout({...cardOnly, onPlaced});

  const show = (cart: PricedCart) => {
    shown.current = cart;
    void elements?.update({amount: toServiceAmount(cart.total, fields)});
    return toSheet(cart, fields);
  };
  const open = ({resolve}: StripeExpressCheckoutElementClickEvent) => resolve(show(priced));
  const quote = async (change: StripeExpressCheckoutElementShippingAddressChangeEvent) => {
    const place = toPlace(change.address);
    if (!place) return change.reject();
    const {items} = useCartStore.getState();
    change.resolve(show(chargesTax ? await taxForPlace(place, items, priced) : priced));
  };
  const confirm = async (event: StripeExpressCheckoutElementConfirmEvent) => {
    if (!stripe || !elements) return;
    const payer = createStripePayer(stripe, elements, () => ({}));
    const press = {priced: shown.current, tax: noTax, payer};
    const refused = await placeOrder(toWalletValues(event), press);
    if (refused) event.paymentFailed({reason: 'fail', message: refused.message});
  };
  const look = ({availablePaymentMethods: wallets}: StripeExpressCheckoutElementReadyEvent) => {
    if (!wallets || !Object.values(wallets).includes(true)) onNone();
  };
  return (
    <>
      <ExpressCheckoutElement
        options={options}
        onReady={look}
        onLoadError={onNone}
        onClick={open}
        onShippingAddressChange={(change) => void quote(change)}
        onConfirm={(event) => void confirm(event)}
      />
      {problem && (
        <div className="mt-4">
          <ProblemNote problem={problem} />
        </div>
      )}
    </>
  );
}
