import {describe, expect, test} from 'vitest';
import {toCents} from '~adapters/commerce';
import {emptyAddress} from '../checkout-form';
import {addTax} from './add-tax';
import {usualFacts} from '~adapters/commerce/price-facts';
import {priceCart} from '~/pricing/price-cart';
import {toTaxQuestion} from './request-tax';

const items = [
  {id: 'wp-1', name: 'Noodles', price: toCents(1000), quantity: 2, image: '', href: '/'},
  {id: 'wp-2', name: 'Rice', price: toCents(500), quantity: 1, image: '', href: '/'},
] as never[];
const priced = priceCart(
  {
    lines: [
      {id: 'wp-1', unitPrice: toCents(1000), quantity: 2, isFreeSample: false, offerId: null},
      {id: 'wp-2', unitPrice: toCents(500), quantity: 1, isFreeSample: false, offerId: null},
    ],
    hasLoyalty: false,
    abandonmentPercent: 0,
    code: null,
  },
  usualFacts,
);
const shipping = {...emptyAddress, city: ' Portland ', state: 'OR', zipCode: '97201'};
const values = {shipping, billing: emptyAddress, isBillingSame: true};

const sending = {method: null, discountCode: null};

describe('the tax is asked', () => {
  test('for the lines after their discounts, and for both places', () => {
    const place = {country: 'US', state: 'OR', zipCode: '97201', city: 'Portland'};
    expect(toTaxQuestion(values, items, priced, sending)).toEqual({
      lines: [
        {id: 'wp-1', quantity: 2, total: 1900},
        {id: 'wp-2', quantity: 1, total: 500},
      ],
      shipping: 497,
      billing: place,
      shippingAddress: place,
    });
  });

  test.each([
    ['the city is missing', {city: ' '}],
    ['the state is missing', {state: ''}],
    ['the ZIP code is not whole', {zipCode: '9720'}],
  ])('not while %s', (_what, changes) => {
    const unfinished = {...values, shipping: {...shipping, ...changes}};
    expect(toTaxQuestion(unfinished, items, priced, sending)).toBeNull();
  });

  test('not while a second address is begun and not complete', () => {
    expect(toTaxQuestion({...values, isBillingSame: false}, items, priced, sending)).toBeNull();
  });
});

test('a tax is added to the total once, however often it is told', () => {
  const includedTax = {total: toCents(300), shipping: toCents(40)};
  const before = addTax(priced, {tax: toCents(300), includedTax});
  const taxed = addTax(before, {tax: toCents(240)});
  expect(taxed).toEqual({...priced, tax: 240, total: priced.total + 240});
});
