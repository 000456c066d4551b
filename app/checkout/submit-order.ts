import type {StoredCart} from '~/cart/cart-state';
import {useCartStore} from '~/cart/cart-store';
import {pressMessages} from '~/content/messages/pressed';
import type {PricedCart} from '~/pricing/priced-cart';
import {toOrderBody, type CheckoutValues} from './checkout-form';
import {checkoutKey, findCheckoutKey} from '~/cart/checkout-key';
import {expectThanks} from './first-view';
import {sendOrder} from './order-client';
import {aboutPayment, type Problem} from './order-problem';
import type {OrderResult} from './order-result';
import {needsCard, needsToken, offlineMethodOf, type PaymentOptions} from './payment-options';
import type {Payer} from './payment/payer';
import {savePlacedOrder, type PlacedOrder} from './placed-order';

interface Paying {
  priced: PricedCart;
  /** The payment service's fields; null while they are not there, and where there are none. */
  payer: Payer | null;
}

type Pressed = {result: OrderResult} | {problem: Problem};

/**
 * One press of the button: the order is sent, and where the payment service asks for more, sent once more when it
 * has got that. The same checkout's key makes it the same order.
 */
export async function submitOrder(
  options: PaymentOptions,
  values: CheckoutValues,
  {priced, payer}: Paying,
): Promise<Pressed> {
  // While this tab waits, the other one may show its thanks, and forget this very cart and its key.
  const own = {cart: useCartStore.getState(), key: checkoutKey()};
  const fields = needsToken(options, values, priced) ? payer : null;
  const made = await fields?.makeToken(values);
  if (made && 'problem' in made) return {problem: aboutPayment(made.problem)};
  const body = toBody(options, values, {priced, cart: own.cart, paymentToken: made?.token ?? null});
  const send = () => oneTabAtATime(() => sendOrder(body, findCheckoutKey() ?? own.key));
  const result = await send();
  if (!result.success) return {result};
  saveForThanks(result, {items: own.cart.items, priced});
  if (!fields || !result.clientSecret) return {result};
  const refused = await fields.goOn(result.clientSecret);
  if (refused) return {problem: aboutPayment(refused)};
  const again = await send();
  if (again.clientSecret) return {problem: aboutPayment(pressMessages.paymentNotFinished)};
  return {result: again};
}

interface Ordered {
  priced: PricedCart;
  cart: StoredCart;
  paymentToken: string | null;
}

function toBody(
  options: PaymentOptions,
  values: CheckoutValues,
  {priced, cart, paymentToken}: Ordered,
) {
  const paymentMethod = offlineMethodOf(options, values, priced);
  return {
    ...toOrderBody(values, cart, priced),
    ...(paymentMethod && {paymentMethod}),
    ...(needsCard(options, values, priced) && {paymentInfo: values.card}),
    ...(paymentToken !== null && {paymentToken}),
  };
}

function saveForThanks(
  {orderNumber, orderId}: OrderResult,
  placed: Pick<PlacedOrder, 'items' | 'priced'>,
): void {
  const number = String(orderNumber ?? orderId ?? '');
  expectThanks(number);
  savePlacedOrder({orderNumber: number, ...placed});
}

/** Two tabs that order at the same moment wait for each other, so that the second finds the first one's key. */
function oneTabAtATime<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  if (!('locks' in navigator)) return act();
  return navigator.locks.request('checkout', act);
}
