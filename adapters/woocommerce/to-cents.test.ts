import {describe, expect, test} from 'vitest';
import {toCurrency} from '~adapters/commerce';
import {readAmount, toCentsList, toLowestCents, toOrderCents} from './to-cents';

describe('RAW prices', () => {
  test.each([
    ['4.49', [449]],
    ['4.99, 23.99, 47.99', [499, 2399, 4799]],
    ['$4.99 - $47.99', [499, 4799]],
    ['4.99,  23.99  -  47.99', [499, 2399, 4799]],
    ['$1,234.50', [123450]],
    ['37.7', [3770]],
    ['20', [2000]],
    ['0.29', [29]],
    ['', []],
    ['call us', []],
    [null, []],
    ['1.2.3', []],
  ])('%j is %j cents', (raw, cents) => {
    expect(toCentsList(raw)).toEqual(cents);
  });

  test('the lowest of several is what a product costs from', () => {
    expect(toLowestCents('47.99, 4.99, 23.99')).toBe(499);
  });

  test('no price is null and never zero', () => {
    expect(toLowestCents(null)).toBeNull();
    expect(toLowestCents('unknown')).toBeNull();
  });
});

describe('amounts of an order', () => {
  test('a total of zero arrives as null', () => {
    expect(toOrderCents(null)).toBe(0);
    expect(toOrderCents(undefined)).toBe(0);
    expect(toOrderCents('5.00')).toBe(500);
  });

  test('an amount that is no number is refused instead of read as zero', () => {
    expect(() => toOrderCents('n/a')).toThrow(
      new RangeError('An amount of the order is not a number.'),
    );
  });
});

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
