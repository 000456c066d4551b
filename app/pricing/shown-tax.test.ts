import {expect, test} from 'vitest';
import {toCents} from '~adapters/commerce/money';
import {toShownTax} from './shown-tax';

const cart = (tax?: number, includedTax?: {total: number; shipping: number}) => ({
  shipping: toCents(497),
  ...(tax !== undefined && {tax: toCents(tax)}),
  ...(includedTax && {
    includedTax: {total: toCents(includedTax.total), shipping: toCents(includedTax.shipping)},
  }),
});

test.each([
  ['nobody knows', cart(), {shipping: 497, row: null, included: null}],
  ['comes on top', cart(111), {shipping: 497, row: {label: 'Tax', amount: 111}, included: null}],
  ['is nothing', cart(0), {shipping: 497, row: {label: 'Tax', amount: 0}, included: null}],
  [
    'is in the prices, and on shipping',
    cart(41, {total: 308, shipping: 41}),
    {shipping: 538, row: null, included: 308},
  ],
  [
    'is in the prices, and not on shipping',
    cart(0, {total: 267, shipping: 0}),
    {shipping: 497, row: null, included: 267},
  ],
  [
    'is in the prices of an address that pays none',
    cart(-267, {total: 0, shipping: 0}),
    {shipping: 497, row: {label: 'Tax at your address', amount: -267}, included: null},
  ],
  [
    'is in the prices of an address that pays more',
    cart(64, {total: 331, shipping: 44}),
    {shipping: 541, row: {label: 'Tax at your address', amount: 20}, included: 331},
  ],
])('a tax that %s', (_what, priced, shown) => {
  expect(toShownTax(priced)).toEqual(shown);
});

test('shipping that nobody knows yet has no tax either', () => {
  const {shipping} = toShownTax({...cart(41, {total: 308, shipping: 41}), shipping: null});
  expect(shipping).toBeNull();
});
