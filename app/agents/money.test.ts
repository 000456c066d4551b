import {expect, test} from 'vitest';
import {fromMinorUnits, toPrice} from './money';
import {setPriceFacts} from '../../tests/support/set-shop';
test.each([
  ['USD', 2, 2, 1234, 1234],
  ['JPY', 0, 0, 1234, 1234],
  ['KWD', 3, 3, 1234, 1234],
  ['USD', 0, 2, 12, 1200],
  ['USD', 3, 2, 12_340, 1234],
])(
  '%s with %i decimals in the shop is told in its own minor units',
  (code, decimals, ownDecimals, amount, told) => {
    setPriceFacts({currency: {code, decimals, ownDecimals, sign: ''}});
    expect(toPrice(amount)).toEqual({amount: told, currency: code});
    expect(fromMinorUnits(told)).toBe(amount);
  },
);
