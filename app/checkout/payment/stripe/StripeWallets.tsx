import {Elements, ExpressCheckoutElement, useElements, useStripe} from '@stripe/react-stripe-js';
import {useEffect, useRef, useState} from 'react';
import type {
  StripeExpressCheckoutElementClickEvent,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementOptions,
  StripeExpressCheckoutElementReadyEvent,
  StripeExpressCheckoutElementShippingAddressChangeEvent,
} from '@stripe/stripe-js';
import type {AdditionalAnswers} from '~adapters/commerce';
import {hasOffers} from '~adapters/commerce/price-facts';
import type {ShippingMethod} from '~adapters/commerce/taxes';
import type {OrderResult} from '~/checkout/order-result';
import {toMethod, type ServiceFields} from '~/checkout/payment/ways-to-pay';
import {toServiceAmount} from '~/checkout/payment/to-service-amount';
import type {PricedCart} from '~/pricing/priced-cart';
import {useCartStore} from '~/cart/cart-store';
import {ProblemNote} from '~/checkout/ProblemNote';
import {isNotSent, noShipping, type ShippingState} from '~/checkout/shipping/add-shipping';
import type {TaxQuoting} from '~/checkout/tax/use-tax-quote';
import {useCheckout} from '~/checkout/use-checkout';
import {learnForms, localForms, type TypedAddress} from '~/forms/address-rules';
import {toElementsOptions, useStripeConnection} from './use-stripe-connection';
import {createStripePayer} from './stripe-payer';
import {quoteForPlace, toPlace, toSheet, toWalletValues} from './wallet-order';

interface Props {
  fields: ServiceFields;
  priced: PricedCart;
  chargesTax: boolean;
  quotesAlways?: boolean | undefined;
  answers?: AdditionalAnswers;
  onPlaced: (result: OrderResult) => void;
  onRefused?: () => void;
  /** This browser has no wallet, or Stripe cannot be reached. */
  onNone: () => void;
}

/** Stripe's Express Checkout Element: it asks for address and payment in one. */
export default function StripeWallets({fields, onNone, ...order}: Props) {
  const connection = useStripeConnection({fields, needsSaved: false});
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

type Change = Pick<StripeExpressCheckoutElementShippingAddressChangeEvent, 'resolve' | 'reject'>;

const optionsOf = ({countries = ['US']}: ServiceFields): StripeExpressCheckoutElementOptions => ({
  buttonHeight: 48,
  layout: {maxColumns: 2, maxRows: 1, overflow: 'never'},
  emailRequired: true,
  shippingAddressRequired: true,
  allowedShippingCountries: [...countries],
});

/** A wallet pays at once. */
const onlyBy = (fields: ServiceFields) => {
  const way = {id: fields.id, title: '', takesCards: true, fields, online: []};
  return {waysToPay: {now: [way], later: []}};
};
/** Tax, fees and shipping are in the cart that the wallet shows; where they have changed, the server says so. */
const inCart: Omit<TaxQuoting, 'shipping'> = {
  state: {status: 'none'},
  plugins: {status: 'none', fees: [], problems: [], payments: null},
  retry() {},
  take() {},
  askPlugins() {},
};

/** By the shop's own rules nothing is paid before the shop has answered what shipping costs. */
const shippingIn = ({shipping}: PricedCart): ShippingState =>
  shipping === null ? {status: 'loading', quote: null} : noShipping;

/** The wallets' buttons. What is confirmed goes the way of every other order, and meets the same checks. */
function WalletButtons(props: Props) {
  const {fields, priced, chargesTax, quotesAlways, answers = {}, onNone, ...told} = props;
  const [options] = useState(() => {
    // A wallet asks for what a country wants, and the shop itself judges it.
    if (fields.countries && !localForms.of) learnForms([{country: '', fields: []}]);
    return optionsOf(fields);
  });
  const stripe = useStripe();
  const elements = useElements();
  const shown = useRef(priced);
  const {problems, placeOrder} = useCheckout({...onlyBy(fields), onPlaced: told.onPlaced});

  const place = useRef<TypedAddress | null>(null);
  const show = (cart: PricedCart, methods: ShippingMethod[] = []) => {
    shown.current = cart;
    void elements?.update({amount: toServiceAmount(cart.total, fields)});
    return toSheet(cart, fields, methods);
  };
  const open = ({resolve}: StripeExpressCheckoutElementClickEvent) => resolve(show(priced));
  const quote = async (change: Change, method: string | null) => {
    if (!place.current) return change.reject();
    if (!chargesTax && !quotesAlways && hasOffers()) return change.resolve(show(priced));
    const cart = useCartStore.getState();
    const asked = {method, ...(quotesAlways && {paymentMethod: toMethod(fields)})};
    const quoted = await quoteForPlace(place.current, cart, priced, asked);
    if (isNotSent(quoted.shipping)) return change.reject();
    change.resolve(show(quoted.priced, quoted.shipping?.methods));
  };
  const move = (change: StripeExpressCheckoutElementShippingAddressChangeEvent) => {
    place.current = toPlace(change.address);
    return quote(change, null);
  };
  const confirm = async (event: StripeExpressCheckoutElementConfirmEvent) => {
    if (!stripe || !elements) return;
    const payer = createStripePayer(stripe, elements, () => ({}));
    const tax = {...inCart, shipping: shippingIn(shown.current)};
    const press = {priced: shown.current, tax, payer};
    const refused = await placeOrder({...toWalletValues(event), answers}, press);
    if (!refused) return;
    event.paymentFailed({reason: 'fail', message: refused.message});
    told.onRefused?.();
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
        onShippingAddressChange={(change) => void move(change)}
        onShippingRateChange={(change) => void quote(change, change.shippingRate.id)}
        onConfirm={(event) => void confirm(event)}
      />
      {problems.length > 0 && (
        <div className="mt-4">
          <ProblemNote problems={problems} />
        </div>
      )}
    </>
  );
}
