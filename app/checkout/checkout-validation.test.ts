import {expect, test, vi} from 'vitest';
import {toCents} from '~adapters/commerce/money';
import {findTypedProblem, sayProblem} from '~/forms/address-rules';
import {emptyValues, findProblems, valuesFor} from './checkout-form';
import {checkoutProblems, type CheckoutFields} from './checkout-validation';

const right: CheckoutFields = {
  firstName: 'Ada',
  lastName: 'Miller',
  email: 'ada@example.com',
  phone: '',
  address1: '12 Orchard Lane',
  address2: '',
  city: 'Portland',
  state: 'OR',
  zipCode: '97201',
  country: 'US',
  cardNumber: '4242 4242 4242 4242',
  expiryDate: '12/39',
  cvv: '123',
  nameOnCard: 'Ada Miller',
};

const check = (changes: Partial<CheckoutFields>, needsCard = true) => {
  const [problem] = checkoutProblems({...right, ...changes}, {needsCard});
  return problem ? {field: problem.field, message: sayProblem(problem)} : null;
};

test('a card is good to the end of its month, and not beyond', () => {
  vi.useFakeTimers({now: Date.parse('2026-11-30T23:00-08:00')});
  expect(check({expiryDate: '11/26'})).toBeNull();
  vi.setSystemTime(Date.parse('2026-12-02T00:00Z'));
  expect(check({expiryDate: '11/26'})).toMatchObject({message: 'This card has expired'});
  expect(check({expiryDate: '12/26'})).toBeNull();
  vi.useRealTimers();
});

test('a complete form has no problem; phone and address line 2 are optional', () => {
  expect(check({})).toBeNull();
  expect(check({cvv: '1234', zipCode: '97201-1234'})).toBeNull();
});

test.each<[Partial<CheckoutFields>, string, string]>([
  [{firstName: ' '}, 'firstName', 'First name is required'],
  [{lastName: ''}, 'lastName', 'Last name is required'],
  [{email: ''}, 'email', 'Email is required'],
  [{address1: ''}, 'address1', 'Address is required'],
  [{city: ''}, 'city', 'City is required'],
  [{state: ''}, 'state', 'State is required'],
  [{zipCode: ''}, 'zipCode', 'ZIP code is required'],
  [{email: 'ada@example'}, 'email', 'Invalid email format'],
  [{email: 'a da@example.com'}, 'email', 'Invalid email format'],
  [{nameOnCard: ''}, 'nameOnCard', 'Name on card is required'],
  [{cardNumber: ''}, 'cardNumber', 'Card number is required'],
  [{expiryDate: ''}, 'expiryDate', 'Expiry date is required'],
  [{cvv: ''}, 'cvv', 'CVV is required'],
  [{cardNumber: '4242 4242 4242'}, 'cardNumber', 'Invalid card number length'],
  [{cardNumber: '4'.repeat(20)}, 'cardNumber', 'Invalid card number length'],
  [{cardNumber: 'a card'}, 'cardNumber', 'Invalid card number length'],
  [{cardNumber: '4242 4242 4242 424x'}, 'cardNumber', 'Card number must contain only digits'],
  [{expiryDate: '1239'}, 'expiryDate', 'Expiry date must be in MM/YY format'],
  [{expiryDate: '13/39'}, 'expiryDate', 'Expiry date must be in MM/YY format'],
  [{cvv: '12'}, 'cvv', 'CVV must be 3 or 4 digits'],
  [{cvv: '12a'}, 'cvv', 'CVV must be 3 or 4 digits'],
  [{expiryDate: '01/20'}, 'expiryDate', 'This card has expired'],
  [{firstName: 'x'.repeat(61)}, 'firstName', 'First name is too long (60 letters at most)'],
  [{phone: '5'.repeat(31)}, 'phone', 'Phone is too long (30 letters at most)'],
  [{country: 'CA'}, 'country', 'We ship within the United States only'],
  [{state: 'XX'}, 'state', 'Please choose a US state'],
  [{state: 'toString'}, 'state', 'Please choose a US state'],
  [{zipCode: '9720'}, 'zipCode', 'ZIP code must have 5 digits'],
  [{zipCode: '972012'}, 'zipCode', 'ZIP code must have 5 digits'],
  [{zipCode: '97201-12'}, 'zipCode', 'ZIP code must have 5 digits'],
])('%j is stopped at %s with its sentence', (changes, field, message) => {
  expect(check(changes)).toEqual({field, message});
});

test('all that is wrong is told at once, in the order of the checks, the first of each field', () => {
  const empty = Object.fromEntries(Object.keys(right).map((field) => [field, ''])) as never;
  expect(checkoutProblems(empty, {needsCard: true}).map(sayProblem)).toEqual([
    'First name is required',
    'Last name is required',
    'Email is required',
    'Address is required',
    'City is required',
    'State is required',
    'ZIP code is required',
    'Name on card is required',
    'Card number is required',
    'Expiry date is required',
    'CVV is required',
    'We ship within the United States only',
  ]);
});

test('no card is asked for when the shop’s own page takes the payment', () => {
  expect(check({cardNumber: '', cvv: '', expiryDate: '', nameOnCard: ''}, false)).toBeNull();
});

test('what is not sent needs no street, and the rest of the address all the same', () => {
  const unsent = (changes: Partial<CheckoutFields>) =>
    checkoutProblems({...right, ...changes}, {needsCard: true, isSent: false});
  expect(unsent({address1: ''})).toEqual([]);
  expect(unsent({city: ''})).toMatchObject([{field: 'city'}]);
});

test('a field that was filled and left is spoken of, an empty one is not', () => {
  expect(findTypedProblem('zipCode', '9720')).toBe('ZIP code must have 5 digits');
  expect(findTypedProblem('email', 'ada@example')).toBe('Invalid email format');
  for (const field of ['zipCode', 'email'] as const)
    expect(findTypedProblem(field, ' ')).toBeNull();
});

const {email, cardNumber, expiryDate, cvv, nameOnCard, ...shipping} = right;
const values = {
  ...emptyValues,
  email,
  shipping,
  isBillingSame: false,
  paymentMethod: 'cod',
  card: {cardNumber, expiryDate, cvv, nameOnCard},
};

test('an address of the payer’s own is looked at after the first one, and named', () => {
  const [problem] = findProblems(values, true);
  expect(problem).toEqual({field: 'billing-firstName', code: 'firstNameRequired'});
  expect(problem && sayProblem(problem)).toBe('Billing address: First name is required');
  expect(findProblems({...values, isBillingSame: true}, true)).toEqual([]);
  const both = {...values, email: '', shipping: {...values.shipping, city: ''}};
  expect(findProblems(both, true).map(({field}) => field)).toEqual([
    'email',
    'city',
    'billing-firstName',
    'billing-lastName',
    'billing-address1',
    'billing-city',
    'billing-state',
    'billing-zipCode',
  ]);
});

test('of an order that costs nothing nobody asks who pays it, and how', () => {
  const costing = (total: number) => valuesFor(values, {total: toCents(total)});
  expect(costing(1)).toEqual(values);
  expect(costing(0)).toEqual({...values, isBillingSame: true, paymentMethod: null});
});
