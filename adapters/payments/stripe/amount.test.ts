import {expect, test} from 'vitest';
import {toCents, toCurrency, usDollars} from '~adapters/commerce';
import {toServiceAmount} from '~/checkout/payment/to-service-amount';
import {fromStripeAmount, stripeUnit, toChargedByStripe, toStripeMoney} from './amount';
import {setPriceFacts} from '../../../tests/support/set-shop';
const inCurrency = (code: string, decimals?: number) =>
  setPriceFacts({currency: toCurrency(code, decimals) ?? usDollars});

test.each<[string, number | undefined, number, number, number]>([
  ['USD', 2, 1350, 1350, 1350],
  ['USD', 0, 13, 1300, 13],
  ['EUR', 2, 1350, 1350, 1350],
  ['JPY', 0, 1350, 1350, 1350],
  ['JPY', 2, 135000, 1350, 135000],
  ['HUF', 0, 2990, 299000, 2990],
  ['KWD', 3, 1350, 1350, 1350],
  ['KWD', 3, 1234, 1230, 1230],
  ['KWD', 3, 1236, 1240, 1240],
])('%s with %s decimals: %i minor units are charged as %i', (...row) => {
  const [code, decimals, total, amount, charged] = row;
  inCurrency(code, decimals);
  expect(toStripeMoney(toCents(total))).toEqual({amount, currency: code.toLowerCase()});
  expect(toServiceAmount(total, stripeUnit())).toBe(amount);
  expect(toChargedByStripe(toCents(total))).toBe(charged);
  expect(fromStripeAmount(amount)).toBe(charged);
});

test('parts of what Stripe can charge are refused, never rounded away', () => {
  inCurrency('JPY', 2);
  expect(() => toStripeMoney(toCents(135050))).toThrow('parts of JPY');
});
