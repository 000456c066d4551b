import {toCents} from '~adapters/commerce/money';
import {hasOffers} from '~adapters/commerce/price-facts';
import {type ShippingMethod, type ShippingQuote} from '~adapters/commerce/taxes';
import type {CartItem} from '~/pricing/cart-item';
import type {CartTax, PricedCart} from '~/pricing/priced-cart';
import {deliveryProblems, type TypedAddress} from '~/forms/address-rules';
import {postJson} from '~/browser/fetch-json';
import {toRecord} from '~/forms/to-record';
import type {CheckoutValues} from '../checkout-form';

/** The tax; null where the shop charges none. The shop's shipping, where its own rules count; null where nothing is sent. */
export type TaxAnswer =
  | {isKnown: true; tax: CartTax | null; shipping?: ShippingQuote | null}
  | {isKnown: false};

/** What the shop's own rules decide about sending it by (rules: Whose rules). */
interface Sending {
  method: string | null;
  discountCode: string | null;
}

/**
 * What decides about the tax, and by the shop's own rules about shipping; null until the address is complete and there is
 * a cart.
 */
export function toTaxQuestion(
  {
    shipping,
    billing,
    isBillingSame,
  }: Pick<CheckoutValues, 'shipping' | 'billing' | 'isBillingSame'>,
  items: CartItem[],
  priced: PricedCart | null,
  {method, discountCode}: Sending,
) {
  if (!priced) return null;
  const isByShop = !hasOffers();
  const payer = isBillingSame || priced.shipsNothing ? shipping : billing;
  if (!isComplete(shipping) || !isComplete(payer)) return null;
  return {
    lines: items.map(({id, quantity}, index) => {
      const {total = 0, discounted = total} = priced.lines[index] ?? {};
      return {id, quantity, total, ...(isByShop && {discounted})};
    }),
    shipping: isByShop ? {method} : (priced.shipping ?? toCents(0)),
    ...(isByShop && {codes: discountCode === null ? [] : [discountCode]}),
    billing: toPlace(payer),
    shippingAddress: toPlace(shipping),
  };
}

const isComplete = (address: TypedAddress) =>
  address.city.trim() !== '' && deliveryProblems(address).length === 0;

const toPlace = ({country, state, zipCode, city}: TypedAddress) => ({
  country,
  state,
  zipCode: zipCode.trim(),
  city: city.trim(),
});

/** Asks such a question. Never throws. */
export async function requestTax(question: unknown, signal: AbortSignal): Promise<TaxAnswer> {
  const answer = await postJson('/functions/tax', question, toTaxAnswer, {signal});
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

/** What the shop offers, as the server passed it on; null where nothing is sent. */
function readShipping(json: unknown): ShippingQuote | null {
  const {methods, method, cost} = toRecord(json);
  if (!Array.isArray(methods)) return null;
  return {
    methods: methods.flatMap((each) => readMethod(each) ?? []),
    method: typeof method === 'string' ? method : null,
    cost: toCents(typeof cost === 'number' ? cost : 0),
  };
}

function readMethod(json: unknown): ShippingMethod | null {
  const {id, title, cost, shown} = toRecord(json);
  if (typeof id !== 'string' || typeof title !== 'string') return null;
  if (typeof cost !== 'number' || typeof shown !== 'number') return null;
  return {id, title, cost: toCents(cost), shown: toCents(shown)};
}
