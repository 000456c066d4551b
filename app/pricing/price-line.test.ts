import {expect, test} from 'vitest';
import {toCents} from '~adapters/commerce/money';
import {discountOfOrdered} from './price-line';

test.each([
  ['more of one thing', 2, 2500, 2375, {bulkPercent: 5, loyaltyPercent: 0, quantity: 2}],
  ['loyalty', 1, 1250, 1125, {bulkPercent: 0, loyaltyPercent: 10, quantity: 1}],
  ['both, added', 3, 5397, 4318, {bulkPercent: 10, loyaltyPercent: 10, quantity: 3}],
  ['nothing', 1, 1250, 1250, null],
  ['something else', 2, 2500, 2000, null],
])('an order’s line tells that it was less by %s', (_why, quantity, subtotal, discounted, told) => {
  const line = {quantity, subtotal: toCents(subtotal), discounted: toCents(discounted)};
  expect(discountOfOrdered(line)).toEqual(told);
});
