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

/** The body that the checkout posts. */
export const anOrderBody = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  items: [spaghetti],
  customerEmail: 'ada@example.com',
  shippingAddress: anAddressBody,
  billingAddress: {...anAddressBody, email: 'ada@example.com'},
  expectedTotal: spaghettiTotal,
  paymentInfo: aCard(),
  ...changes,
});

/** Another key for every attempt. */
export const aCheckoutKey = (): string => crypto.randomUUID();
