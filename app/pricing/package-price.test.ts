import {expect, test} from 'vitest';
import {staticProducts} from '~/content/static-products';
import type {StaticProductKey} from '~/content/static-product-keys';
import {packagePrice, packageRegularPrice, regularPricePerBottle} from './package-price';

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
  const option = staticProducts[key].packages.find((each) => each.bottles === bottles);
  if (!option) throw new Error('No such package');
  expect(packagePrice(option)).toBe(price);
  expect(packageRegularPrice(option)).toBe(regular);
  expect(regularPricePerBottle(option)).toBe(perBottle);
});
