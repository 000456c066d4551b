import {shopCurrency} from '~adapters/commerce/price-facts';
import type {StoredCart} from '~/cart/cart-state';
import {pressMessages} from '~/content/messages/pressed';
import type {CartItem} from '~/pricing/cart-item';
import type {PricedCart} from '~/pricing/priced-cart';
import {findCheckoutKey} from '~/cart/checkout-key';
import {postJson} from '~/browser/fetch-json';
import type {TypedAddress} from '~/forms/address-rules';
import type {CheckoutValues} from './checkout-form';
import {expectThanks, savePlacedOrder, type PlacedOrder} from './thanks/placed-order';
import {aboutPayment, type Problem} from './order-problem';
import {orderNumberOf, type OrderResult} from './order-result';
import {
  needsCard,
  needsToken,
  methodOf,
  type PaymentOptions,
  type Payer,
} from './payment/ways-to-pay';

interface Paying {
  /** The cart and its key, as they were when the button was pressed. */
  own: {cart: StoredCart; key: string};
  priced: PricedCart;
  /** The payment service's fields; null while they are not there, and where there are none. */
  payer: Payer | null;
}

type Pressed = {result: OrderResult} | {problem: Problem};

/** Sends the order, and once more with what the payment service asks for. The same checkout's key makes it the same order. */
export async function submitOrder(
  options: PaymentOptions,
  values: CheckoutValues,
  {own, priced, payer}: Paying,
): Promise<Pressed> {
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
  const paymentMethod = methodOf(options, values, priced);
  return {
    ...toOrderBody(values, cart, priced),
    ...(paymentMethod && {paymentMethod}),
    ...(needsCard(options, values, priced) && {paymentInfo: values.card}),
    ...(paymentToken !== null && {paymentToken}),
  };
}

const toApiAddress = (address: TypedAddress) => ({
  first_name: address.firstName.trim(),
  last_name: address.lastName.trim(),
  address_1: address.address1.trim(),
  address_2: address.address2.trim(),
  city: address.city.trim(),
  state: address.state,
  postcode: address.zipCode.trim(),
  country: address.country,
  phone: address.phone.trim(),
});

const toOrderedItem = (item: CartItem) => ({
  id: item.id,
  name: item.name,
  price: item.price,
  quantity: item.quantity,
  variationId: item.variationId,
  variationAttributes: item.variationAttributes,
  ...(item.konjacNoodleType ? {konjacNoodleType: item.konjacNoodleType} : {}),
  ...(item.offerId ? {offerId: item.offerId} : {}),
});

type Shown = Pick<PricedCart, 'total' | 'tax' | 'fees' | 'shippingMethod'> &
  Partial<Pick<PricedCart, 'shipping'>>;

/** The body of create-woocommerce-order without what pays. */
function toOrderBody(
  values: CheckoutValues,
  cart: StoredCart,
  {total, tax, fees, shipping, shippingMethod}: Shown,
) {
  const billing = values.isBillingSame ? values.shipping : values.billing;
  const email = values.email.trim();
  const {code, decimals} = shopCurrency();
  return {
    items: cart.items.map(toOrderedItem),
    customerEmail: email,
    shippingAddress: toApiAddress(values.shipping),
    billingAddress: {...toApiAddress(billing), email},
    ...(cart.discountCode ? {discountCode: cart.discountCode} : {}),
    ...(cart.abandonmentDiscountCode
      ? {abandonmentDiscountCode: cart.abandonmentDiscountCode}
      : {}),
    ...(values.shipsNothing && {shipsNothing: true}),
    additionalFields: values.answers,
    expectedTotal: total,
    expectedCurrency: {code, decimals},
    ...(tax === undefined ? {} : {expectedTax: tax}),
    ...(fees && {expectedFees: fees}),
    ...(shippingMethod === undefined ? {} : {shippingMethod, expectedShipping: shipping ?? 0}),
  };
}

function saveForThanks(result: OrderResult, placed: Pick<PlacedOrder, 'items' | 'priced'>): void {
  const orderNumber = orderNumberOf(result);
  expectThanks(orderNumber);
  savePlacedOrder({orderNumber, ...placed});
}

/** Two tabs that order at the same moment wait for each other, so that the second finds the first one's key. */
function oneTabAtATime<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  if (!('locks' in navigator)) return act();
  return navigator.locks.request('checkout', act);
}

/** Longer than the server takes at worst. A later answer is lost, the order is not (rules: Orders exactly once). */
const timeoutMs = 90_000;

const failure = (error: string): OrderResult => ({success: false, error});

/** Posts an order. Failures come back as an `error` sentence; it never throws. */
async function sendOrder(body: unknown, checkoutKey: string): Promise<OrderResult> {
  const answer = await postJson<OrderResult>('/functions/create-woocommerce-order', body, {
    headers: {'Idempotency-Key': checkoutKey},
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (answer.kind === 'unreachable') return failure(pressMessages.networkError);
  if (answer.kind === 'garbled') return failure(pressMessages.failedAlert);
  const {success = false, error, code} = answer.value;
  const isSaid = success || (error && code !== 'order.failed');
  return isSaid ? {...answer.value, success} : failure(pressMessages.failedAlert);
}
