import {shopCurrency} from '~adapters/commerce';
import type {Card} from '~adapters/payments';
import {aCard} from './orders';

/** Konjac spaghetti, 4.49 a pouch, 120 in stock: two cost 8.53 and 4.97 shipping. */
export const spaghetti = {id: 'wp-130', quantity: 2};
export const spaghettiTotal = 853 + 497;

const anAddressBody = {
  first_name: 'Ada',
  last_name: 'Miller',
  address_1: '12 Orchard Lane',
  address_2: '',
  city: 'Portland',
  state: 'OR',
  postcode: '97201',
  country: 'US',
  phone: '',
};

/** What the checkout's page counts in. */
const counted = () => {
  const {code, decimals} = shopCurrency();
  return {code, decimals};
};

/** The body that the checkout posts. */
export const anOrderBody = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  items: [spaghetti],
  customerEmail: 'ada@example.com',
  shippingAddress: anAddressBody,
  billingAddress: {...anAddressBody, email: 'ada@example.com'},
  expectedTotal: spaghettiTotal,
  expectedCurrency: counted(),
  paymentInfo: aCard(),
  ...changes,
});

/** Another key for every attempt. */
export const aCheckoutKey = (): string => crypto.randomUUID();

/** A token of a card entered in Stripe's own fields, good for one try. */
export async function aPaymentToken(
  send: typeof fetch,
  {cardNumber}: Pick<Card, 'cardNumber'> = aCard(),
  fields: Record<string, string> = {},
): Promise<string> {
  const number = cardNumber.replaceAll(' ', '');
  const answer = await send('http://pay.example/v1/confirmation_tokens', {
    method: 'POST',
    body: new URLSearchParams({method: 'card', number, ...fields}),
  });
  return ((await answer.json()) as {id: string}).id;
}

/** The body as the gateway's checkout posts it: with the card, or with a token of it. */
export async function aPaidBody(
  store: {gateway: string; fetch: typeof fetch},
  {card = aCard(), ...changes}: {card?: Card; [field: string]: unknown} = {},
): Promise<Record<string, unknown>> {
  if (store.gateway !== 'stripe') return anOrderBody({paymentInfo: card, ...changes});
  const {paymentInfo: _card, ...body} = anOrderBody(changes);
  return {...body, paymentToken: await aPaymentToken(store.fetch, card)};
}
