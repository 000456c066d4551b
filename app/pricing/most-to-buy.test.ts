import {expect, test} from 'vitest';
import {backordersBeyond, mostToBuy} from './most-to-buy';

test.each([
  ['what is not counted', 'IN_STOCK', null, 'NO', 99],
  ['what is counted', 'IN_STOCK', 4, 'NO', 4],
  ['more than a line holds', 'IN_STOCK', 500, 'NO', 99],
  ['what is on backorder, though none is left', 'ON_BACKORDER', 0, 'NOTIFY', 99],
  ['what is counted, and sold beyond that', 'IN_STOCK', 4, 'YES', 99],
  ['what is gone', 'OUT_OF_STOCK', 0, 'NO', 0],
] as const)(
  'of %s a shopper can buy so many',
  (_what, stockStatus, stockQuantity, backorders, most) => {
    expect(mostToBuy({stockStatus, stockQuantity, backorders})).toBe(most);
  },
);

test.each([
  ['nothing of what is there', 'IN_STOCK', 4, 'NO', null],
  ['what goes beyond the stock', 'IN_STOCK', 4, 'NOTIFY', 4],
  ['all of what is on backorder', 'ON_BACKORDER', -2, 'NOTIFY', 0],
  ['all of it also where nothing is counted', 'ON_BACKORDER', null, 'NO', 0],
  ['nothing where the owner does not want it told', 'ON_BACKORDER', 0, 'YES', null],
] as const)('on backorder is %s', (_what, stockStatus, stockQuantity, backorders, beyond) => {
  expect(backordersBeyond({stockStatus, stockQuantity, backorders})).toBe(beyond);
});
