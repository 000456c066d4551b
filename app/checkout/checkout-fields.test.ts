import {expect, test} from 'vitest';
import {readShown} from './checkout-fields';

test('the currency is the one that was shown', () => {
  expect(readShown({currency: 'JPY:0'})).toMatchObject({
    expectedCurrency: {code: 'JPY', decimals: 0},
  });
  expect(readShown({currency: 'yen'})).toMatchObject({
    expectedCurrency: {code: 'USD', decimals: 2},
  });
});

test.each([
  ['none', {}, null],
  ['some on top', {expectedTax: '111'}, {tax: 111}],
  [
    'less than prices include',
    {expectedTax: '-34', includedTax: '0:0'},
    {tax: -34, includedTax: {total: 0, shipping: 0}},
  ],
  [
    'some in the prices',
    {expectedTax: '41', includedTax: '75:41'},
    {tax: 41, includedTax: {total: 75, shipping: 41}},
  ],
  ['what was tampered with', {expectedTax: '1e3', includedTax: '75:41'}, null],
  ['half of it', {expectedTax: '41', includedTax: '75'}, {tax: 41}],
])('of tax a plain form has shown %s', (_what, fields, tax) => {
  expect(readShown({expectedTotal: '1000', ...fields})).toMatchObject({expectedTotal: 1000, tax});
});
