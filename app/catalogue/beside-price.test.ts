import {expect, test} from 'vitest';
import {toCents, toListedProduct} from '~adapters/commerce';
import {setCountries, setLawsOff, setPriceFacts} from '../../tests/support/set-shop';
import {aProduct, aVariation} from '../../tests/support/shop';
import {besidePrice, besidePrices} from './beside-price.server';

const size = (value: string) => ({attributes: [{name: 'Size', value}]});
const inGermany = () => setCountries(['DE']);
const withoutWords = () => setLawsOff(['price-words']);

test('in the United States nothing stands beside a price', () => {
  const product = aProduct(1, 1000, {content: {amount: 0.2, unit: 'kg'}});
  expect(besidePrice(product)).toBe('');
  expect(besidePrices(product)).toEqual({});
});

test('in Germany shipping comes on top, and a card says the tax, too', () => {
  inGermany();
  setPriceFacts({priceTax: 'included'});
  const product = aProduct(1, 1000);
  expect(besidePrice(product)).toMatch(/^plus <a [^>]*href="\/shipping">shipping<\/a>$/);
  expect(besidePrice(product, null, true)).toMatch(/^incl\. tax, plus <a /);
});

// Rules: Tax
test('where the shop’s own pages show prices the other way, a card says what its price is', () => {
  setPriceFacts({priceTax: 'added', saysTax: true});
  const product = aProduct(1, 1000);
  expect(besidePrice(product, null, true)).toBe('plus tax');
  expect(besidePrice(product)).toBe('');
});

test('of what is not sent no shipping is said', () => {
  inGermany();
  setPriceFacts({priceTax: 'included'});
  const product = aProduct(1, 1000, {soldAs: {isVirtual: true}});
  expect(besidePrice(product)).toBe('');
  expect(besidePrice(product, null, true)).toBe('incl. tax');
});

test('a kilogram costs what its unit, its pack or its weight makes it', () => {
  inGermany();
  withoutWords();
  const product = aProduct(1, 300, {
    content: {amount: 0.2, unit: 'kg'},
    variations: [
      aVariation(2, 300, size('1 pouch')),
      aVariation(3, 2000, size('8 pouches')),
      aVariation(4, 999, size('750 g')),
      aVariation(5, 600, {...size('Tin'), content: {amount: 0.4, unit: 'kg'}}),
    ],
  });
  expect(besidePrices(product)).toEqual({
    [product.id]: 'from $12.50/kg',
    'graph-2=': '$15.00/kg',
    'graph-3=': '$12.50/kg',
    'graph-4=': '$13.32/kg',
    'graph-5=': '$15.00/kg',
  });
  expect(besidePrice(toListedProduct(product))).toBe('from $12.50/kg');
});

test.each<[string, number | null, number]>([
  ['without a price', null, 0.2],
  ['below ten grams', 500, 0.009],
  ['just a kilogram', 500, 1],
])('%s there is no price of a kilogram', (_what, price, amount) => {
  inGermany();
  withoutWords();
  const content = {amount, unit: 'kg'} as const;
  const cents = price === null ? null : toCents(price);
  expect(besidePrice(aProduct(1, 500, {price: cents, content}))).toBe('');
});

test('beside a struck price alone stands the lowest of 30 days', () => {
  inGermany();
  withoutWords();
  const reduced = {
    isOnSale: true,
    regularPrice: toCents(1200),
    lowestPrices: {1: toCents(1100)},
  };
  expect(besidePrice(aProduct(1, 1000, reduced))).toBe('Lowest price of the last 30 days: $11.00');
  expect(besidePrice(aProduct(1, 1000, {...reduced, isOnSale: false}))).toBe('');
  expect(besidePrice(aProduct(2, 1000, reduced))).toBe('');
});

test('each part of a group says what its own page says', () => {
  inGermany();
  setPriceFacts({priceTax: 'included'});
  const part = aProduct(7, 500, {content: {amount: 0.2, unit: 'kg'}});
  const group = aProduct(6, 500, {kind: 'grouped', parts: [part]});
  expect(besidePrices(group)['7']).toMatch(/^\$25\.00\/kg<br>incl\. tax, plus <a /);
});
