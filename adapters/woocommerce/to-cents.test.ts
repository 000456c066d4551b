import {describe, expect, test} from 'vitest';
import {toCentsList, toLowestCents, toOrderCents} from './to-cents';

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
