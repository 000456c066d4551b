import {expect, test} from 'vitest';
import type {AppServices} from '~/server/app-services';
import {aProduct, aShop, aVariation} from '../../../tests/support/shop';
import {showBackInStock} from './back-in-stock.server';

const attributes = [
  {name: 'Size', value: 'Large'},
  {name: 'Taste', value: 'Plum'},
];
const rice = aProduct(23, 499, {name: 'Rice', variations: [aVariation(25, 499, {attributes})]});

const show = (query: string, isAway = false) => {
  const commerce = aShop({products: [rice]});
  if (isAway) commerce.products.listed = () => Promise.reject(new Error('It is gone'));
  const context = {commerce, access: {shopper: async () => null}, log: {error: () => {}}};
  return showBackInStock(
    context as unknown as AppServices,
    new Request(`https://store.example/back-in-stock${query}`),
  );
};

test.each([
  ['?product=23', {productId: 23, variationId: null, name: 'Rice'}],
  ['?product=23&variation=25', {productId: 23, variationId: 25, name: 'Rice (Large, Plum)'}],
  ['?product=23&variation=7', {productId: 23, variationId: null, name: 'Rice'}],
])('%s asks for the address of who waits for it', async (query, asked) => {
  expect(await show(query)).toEqual({kind: 'ask', email: null, ...asked});
});

test('what the shop cannot load now can be waited for', async () => {
  const asked = {kind: 'ask', productId: 23, variationId: 25, name: null, email: null};
  expect(await show('?product=23&variation=25', true)).toEqual(asked);
});

test.each([
  ['', true],
  ['?product=0', true],
  ['?product=-1', true],
  ['?product=2.5', true],
  ['?product=24', false],
])('no product leads to all: "%s"; the shop is away: %s', async (query, isAway) => {
  const thrown: unknown = await show(query, isAway).catch((answer: unknown) => answer);
  expect((thrown as Response).headers.get('location')).toBe('/products');
});

test('a mailed link counts before a product', async () => {
  expect(await show('?token=t&type=confirm&product=23')).toEqual({kind: 'link', token: 't'});
});
