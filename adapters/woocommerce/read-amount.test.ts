import {expect, test} from 'vitest';
import {toCurrency} from '~adapters/commerce';
import {readAmount} from './read-amount';

test.each<[string, string, number | undefined, number | null]>([
  ['4.49', 'USD', 2, 449],
  ['9.999', 'USD', 2, 1000],
  ['9.994', 'USD', 2, 999],
  ['1.005', 'USD', 2, 101],
  ['.5', 'USD', 2, 50],
  ['20', 'EUR', 2, 2000],
  ['449', 'JPY', 0, 449],
  ['449.00', 'JPY', 0, 449],
  ['449.5', 'JPY', 0, 450],
  ['1.2345', 'KWD', 3, 1235],
  ['1.2', 'KWD', 3, 1200],
  ['0', 'JPY', 0, 0],
  ['', 'USD', 2, null],
  ['.', 'USD', 2, null],
  ['1.2.3', 'USD', 2, null],
  ['99999999999999999999', 'USD', 2, null],
])('"%s" in %s with %i decimals is %j', (text, code, decimals, units) => {
  expect(readAmount(text, toCurrency(code, decimals) ?? undefined)).toBe(units);
});
