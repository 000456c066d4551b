import {expect, test} from 'vitest';
import type {StaticProductKey} from '~/content/static-product-keys';
import {isStaticProductKey} from '~/content/static-product-keys';
import {toBuiltIn} from './built-in-products.server';

const packagesOf = (key: StaticProductKey) =>
  toBuiltIn(key).packages.map(
    ({id, pricePerBottle, savings, isPopular, isCustomizable}) =>
      `${id} ${pricePerBottle} ${savings}${isPopular ? ' popular' : ''}${isCustomizable ? ' mix' : ''}`,
  );

test.each<[StaticProductKey, string[]]>([
  [
    'pain-free-weight-loss',
    [
      'pain-free-weight-loss-1 7900 0',
      'pain-free-weight-loss-3 5900 6000 popular',
      'pain-free-weight-loss-6 4900 18000',
    ],
  ],
  [
    'allulose-gummies',
    [
      'allulose-gummies-1 2499 0',
      'allulose-gummies-3 1999 1500 popular',
      'allulose-gummies-6 1799 4200',
    ],
  ],
  ['womens-multi-vitamin', ['womens-multi-vitamin 1799 0']],
  ['mens-multi-vitamin', ['mens-multi-vitamin 1799 0']],
])('the packages of %s', (key, packages) => {
  expect(packagesOf(key)).toEqual(packages);
});

test('nighttime packages are 2, 4 and 6: only 2 is customizable, only 4 popular', () => {
  const {packages, mix} = toBuiltIn('nighttime-support');
  expect(packages.map(({bottles, pricePerBottle}) => [bottles, pricePerBottle])).toEqual([
    [2, 4999],
    [4, 4499],
    [6, 3999],
  ]);
  expect(packages.map(({isCustomizable}) => isCustomizable)).toEqual([true, false, false]);
  expect(packages.map(({isPopular}) => isPopular)).toEqual([false, true, false]);
  expect(mix?.formulas.map(({label}) => label)).toEqual(['With melatonin', 'Melatonin-free']);
});

/** [product, bottles, price, regular price, struck-through price per bottle]. */
test.each<[StaticProductKey, number, number, number | null, number | null]>([
  ['pain-free-weight-loss', 1, 7900, null, null],
  ['pain-free-weight-loss', 3, 17700, 23700, 7900],
  ['pain-free-weight-loss', 6, 29400, 47400, 7900],
  ['allulose-gummies', 1, 2499, null, null],
  ['allulose-gummies', 3, 5997, 7497, 2499],
  ['allulose-gummies', 6, 10794, 14994, 2499],
  ['womens-multi-vitamin', 1, 1799, null, null],
  ['mens-multi-vitamin', 1, 1799, null, null],
  ['nighttime-support', 2, 9998, null, null],
  ['nighttime-support', 4, 17996, 19996, 4999],
  ['nighttime-support', 6, 23994, 29994, 4999],
  ['free-sample', 1, 0, 7900, 7900],
])('%s in a package of %i costs %i', (key, bottles, price, regular, perBottle) => {
  const {packages} = toBuiltIn(key);
  expect(packages.find((each) => each.bottles === bottles)).toMatchObject({
    price,
    regularPrice: regular,
    regularPricePerBottle: perBottle,
  });
});

test('a product with one package is that package', () => {
  expect(toBuiltIn('free-sample')).toMatchObject({
    kind: 'simple',
    sku: 'SAMPLE',
    price: 0,
    regularPrice: 7900,
    variations: [],
    packages: [{id: 'free-sample'}],
  });
});

test.each(['toString', '__proto__', '', 'pain-free-weight-loss-3'])(
  '%j is no built-in product',
  (key) => {
    expect(isStaticProductKey(key)).toBe(false);
  },
);

test('a built-in product has the certificates of all its packages, each lot once', () => {
  const report = (lot: string) => ({lot, url: `https://lab.example/${lot}.pdf`});
  const [one, other] = [report('24-117'), report('24-118')];
  const lotReports = {'GUMMY-1': [one], 'GUMMY-3': [one, other], 'PFWL-1': [other]};
  const {label} = toBuiltIn('allulose-gummies', {soldOut: [], lotReports, recalls: {}});
  expect(label?.lotReports).toEqual([one, other]);
});

test('a package that the shop has none of is out of stock, and the product with the last of them', () => {
  const stockWithout = (...soldOut: string[]) => {
    const {packages, stockStatus} = toBuiltIn('allulose-gummies', {
      soldOut,
      lotReports: {},
      recalls: {},
    });
    return [...packages, {stockStatus}].map((one) => one.stockStatus === 'IN_STOCK');
  };
  expect(stockWithout('GUMMY-3')).toEqual([true, false, true, true]);
  expect(stockWithout('GUMMY-1', 'GUMMY-3', 'GUMMY-6')).toEqual([false, false, false, false]);
});
