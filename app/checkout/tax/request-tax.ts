import {toCents} from '~adapters/commerce/money';
import type {ShippingQuote} from '~adapters/commerce/shop-rules';
import type {CartItem} from '~/pricing/cart-item';
import type {CartTax, PricedCart} from '~/pricing/priced-cart';
import {findDeliveryProblem, type TypedAddress} from '~/forms/address-rules';
import {postJson} from '~/browser/fetch-json';
import {toRecord} from '~/forms/to-record';
import type {CheckoutValues} from '../checkout-form';
import {readShipping} from '../shipping/read-shipping';

/** The tax; null where the shop charges none. The shop's shipping, where its own rules count; null where nothing is sent. */
export type TaxAnswer =
  | {isKnown: true; tax: CartTax | null; shipping?: ShippingQuote | null}
  | {isKnown: false};

/** What decides about the tax; null until the address is complete and there is a cart. */
export function toTaxQuestion(
  {
    shipping,
    billing,
    isBillingSame,
  }: Pick<CheckoutValues, 'shipping' | 'billing' | 'isBillingSame'>,
  items: CartItem[],
  priced: PricedCart | null,
) {
  if (!priced) return null;
  const payer = isBillingSame || priced.shipsNothing ? shipping : billing;
  if (!isComplete(shipping) || !isComplete(payer)) return null;
  return {
    lines: items.map(({id, quantity}, index) => ({
      id,
      quantity,
      total: priced.lines[index]?.total ?? 0,
    })),
    shipping: priced.shipping ?? toCents(0),
    billing: toPlace(payer),
    shippingAddress: toPlace(shipping),
  };
}

const isComplete = (address: TypedAddress) =>
  address.city.trim() !== '' && findDeliveryProblem(address) === null;

const toPlace = ({country, state, zipCode, city}: TypedAddress) => ({
  country,
  state,
  postcode: zipCode.trim(),
  city: city.trim(),
});

/** Asks a question, written as JSON. Never throws. */
export async function requestTax(question: string, signal: AbortSignal): Promise<TaxAnswer> {
  const parsed: unknown = JSON.parse(question);
  const answer = await postJson('/functions/tax', parsed, toTaxAnswer, {signal});
  return answer.kind === 'answered' ? answer.value : {isKnown: false};
}

function toTaxAnswer(json: unknown): TaxAnswer {
  const {isKnown, tax, includedTax, shipping: sent} = toRecord(json);
  if (isKnown !== true) return {isKnown: false};
  const offered = readShipping(sent);
  if (typeof tax !== 'number') return {isKnown, tax: null, shipping: offered};
  const {total, shipping} = toRecord(includedTax);
  const isIncluded = typeof total === 'number' && typeof shipping === 'number';
  return {
    isKnown,
    shipping: offered,
    tax: {
      tax: toCents(tax),
      ...(isIncluded && {includedTax: {total: toCents(total), shipping: toCents(shipping)}}),
    },
  };
}
