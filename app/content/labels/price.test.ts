import {expect, test} from 'vitest';
import {toCents, toCurrency, usDollars} from '~adapters/commerce';
import {formatPrice} from './price';
import {setPriceFacts} from '../../../tests/support/set-shop';
test('nothing is free in every currency', () => {
  setPriceFacts({currency: toCurrency('JPY') ?? usDollars});
  expect(formatPrice(toCents(0))).toBe('Free');
  expect(formatPrice(toCents(1))).toBe('¥1');
});
