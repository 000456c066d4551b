import {expect, test} from 'vitest';
import type {StaticProductKey} from '~/content/static-product-keys';
import {isStaticProductKey} from '~/content/static-product-keys';
import {toStaticProductView} from './static-product.server';

const packagesOf = (key: StaticProductKey) =>
  toStaticProductView(key).packages.map(
    ({lineId, pricePerBottle, savings, isPopular, isCustomizable}) =>
      `${lineId} ${pricePerBottle} ${savings}${isPopular ? ' popular' : ''}${isCustomizable ? ' mix' : ''}`,
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
  const {packages, mix} = toStaticProductView('nighttime-support');
  expect(packages.map(({bottles, pricePerBottle}) => [bottles, pricePerBottle])).toEqual([
    [2, 4999],
    [4, 4499],
    [6, 3999],
  ]);
  expect(packages.map(({isCustomizable}) => isCustomizable)).toEqual([true, false, false]);
  expect(packages.map(({isPopular}) => isPopular)).toEqual([false, true, false]);
  expect(mix?.bottleLabels).toEqual(['Bottle 1', 'Bottle 2']);
});

test('the free sample costs nothing and is worth 79.00', () => {
  const [sample] = toStaticProductView('free-sample').packages;
  expect(sample).toMatchObject({lineId: 'free-sample', price: 0, regularPrice: 7900});
});

test('the struck-through price per bottle is (price + savings) / bottles', () => {
  const [, three] = toStaticProductView('pain-free-weight-loss').packages;
  expect(three?.regularPricePerBottle).toBe(7900);
});

test.each(['toString', '__proto__', '', 'pain-free-weight-loss-3'])(
  '%j is no static product',
  (key) => {
    expect(isStaticProductKey(key)).toBe(false);
  },
);
