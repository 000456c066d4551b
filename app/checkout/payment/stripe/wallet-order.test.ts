import {expect, test} from 'vitest';
import {findProblem} from '~/checkout/checkout-form';
import {toWalletValues} from './wallet-order';

const address = {
  line1: '12 Orchard Lane',
  line2: null,
  city: 'Portland',
  state: 'Oregon',
  postal_code: '97201',
  country: 'US',
};

test.each([
  ['Ada Miller', 'Ada', 'Miller'],
  [' Ada  King  Lovelace ', 'Ada King', 'Lovelace'],
  ['Madonna', 'Madonna', 'Madonna'],
])('a wallet of “%s” orders for %s, %s', (name, firstName, lastName) => {
  const values = toWalletValues({
    shippingAddress: {name, address},
    billingDetails: {name, email: 'ada@example.com', address},
  });
  expect(values.shipping).toMatchObject({firstName, lastName, state: 'OR'});
  expect(findProblem(values, false)).toBeNull();
});

test.each([
  ['or', '97201', 'OR'],
  ['Oregon', '97201', 'OR'],
  ['Nueva York', '10001', 'NY'],
  ['', '00901', 'PR'],
  ['Ontario', 'K1A 0B1', 'ONTARIO'],
])('the state that a wallet writes as %j at %s is %s', (state, postal_code, code) => {
  const {shipping} = toWalletValues({
    shippingAddress: {name: 'Ada Miller', address: {...address, state, postal_code}},
  });
  expect(shipping.state).toBe(code);
});
