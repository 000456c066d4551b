import {expect, test} from 'vitest';
import {mostToBuy} from './most-to-buy';

test.each([
  ['what is not counted', 'IN_STOCK', null, 99],
  ['what is counted', 'IN_STOCK', 4, 4],
  ['more than a line holds', 'IN_STOCK', 500, 99],
  ['what is on backorder, though none is left', 'ON_BACKORDER', 0, 99],
  ['what is gone', 'OUT_OF_STOCK', 0, 0],
] as const)('of %s a shopper can buy so many', (_what, stockStatus, stockQuantity, most) => {
  expect(mostToBuy({stockStatus, stockQuantity})).toBe(most);
});
