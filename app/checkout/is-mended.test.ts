import {expect, test} from 'vitest';
import {emptyAddress, emptyCard, type CheckoutValues} from './checkout-form';
import {isMended} from './is-mended';

const values: CheckoutValues = {
  email: 'ada@example.com',
  shipping: {
    ...emptyAddress,
    firstName: 'Ada',
    lastName: 'Miller',
    address1: '12 Orchard Lane',
    city: 'Portland',
    state: 'OR',
    zipCode: '9720',
  },
  billing: emptyAddress,
  isBillingSame: true,
  paymentMethod: null,
  card: emptyCard,
};
const wrongZip = {field: 'zipCode', message: 'ZIP code must have 5 digits'};

test('a sentence about the form goes as soon as its field is right', () => {
  expect(isMended(wrongZip, values)).toBe(false);
  const right = {...values, shipping: {...values.shipping, zipCode: '97201'}};
  expect(isMended(wrongZip, right)).toBe(true);
});

test('the card’s fields are looked at as they are asked for', () => {
  const problem = {field: 'nameOnCard', message: 'Name on card is required'};
  expect(isMended(problem, values)).toBe(false);
  const named = {...values, card: {...emptyCard, nameOnCard: 'Ada Miller'}};
  expect(isMended(problem, named)).toBe(true);
});

test('what the server or the bank said stands until the next try', () => {
  expect(isMended({field: 'cardNumber', message: 'Your card was declined.'}, values)).toBe(false);
  expect(isMended({field: null, message: 'Network error occurred'}, values)).toBe(false);
});
