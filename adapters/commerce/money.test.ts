import {expect, test} from 'vitest';
import {currencyName} from './to-currency';
import type {AmountForm} from './price-facts';
import {priceFacts, priceFactsMark, readPriceFactsMark, usDollars, usualFacts} from './price-facts';
import {formatCents, percentOf, toCents, toDecimalString} from './money';
import {formatWithoutCents, statedAmount} from './stated-amount';
import {isKnownCurrency, toCurrency} from './to-currency';
import {setPriceFacts} from '../../tests/support/set-shop';
const inCurrency = (code: string, decimals?: number) =>
  setPriceFacts({currency: toCurrency(code, decimals) ?? usDollars});

test.each<[string, number | undefined, number, string, string]>([
  ['USD', 2, 123450, '$1,234.50', '1234.50'],
  ['USD', 2, 123456789012, '$1,234,567,890.12', '1234567890.12'],
  ['USD', 2, 7, '$0.07', '0.07'],
  ['USD', 0, 1235, '$1,235', '1235'],
  ['USD', 4, 12345, '$1.2345', '1.2345'],
  ['EUR', undefined, 5, '€0.05', '0.05'],
  ['JPY', undefined, 123450, '¥123,450', '123450'],
  ['JPY', 2, 123450, '¥1,234.50', '1234.50'],
  ['KWD', undefined, 1235, 'KWD 1.235', '1.235'],
  ['CAD', undefined, 497, 'CA$4.97', '4.97'],
  ['HUF', 0, 2990, 'HUF 2,990', '2990'],
])('%s with %s decimals: %i minor units read %s, and %s to machines', (...row) => {
  const [code, decimals, units, text, decimal] = row;
  inCurrency(code, decimals);
  expect(formatCents(toCents(units)).replaceAll('\u00a0', ' ')).toBe(text);
  expect(toDecimalString(toCents(units))).toBe(decimal);
});

test.each<[code: string, form: AmountForm | string, units: number, text: string, short: string]>([
  ['USD', 'en-US', 123450, '$1,234.50', '$1,234.50'],
  ['USD', 'es-US', 123400, '$1,234.00', '$1,234'],
  ['EUR', 'en-DE', 123456, '€1,234.56', '€1,234.56'],
  ['EUR', 'es-DE', 123456, '1.234,56 €', '1.234,56 €'],
  ['EUR', 'de-DE', -5000, '-50,00 €', '-50 €'],
  ['CHF', 'es-CH', 123400, '1.234,00 CHF', '1.234 CHF'],
  ['JPY', 'en-JP', 1235, '¥1,235', '¥1,235'],
  ['JPY', 'es-JP', 1000, '1.000 ¥', '1.000 ¥'],
  ['KWD', 'en-KW', 1234567, 'KWD 1,234.567', 'KWD 1,234.567'],
  ['GBP', 'en-GB', 497, '£4.97', '£4.97'],
  ['CAD', 'en-CA', 100000, '$1,000.00', '$1,000'],
  ['CAD', 'fr-CA', 123456, '1 234,56 $', '1 234,56 $'],
  // As owners have set it.
  ['EUR', {sign: '', end: '\u00a0€', group: '.', point: ','}, 123450, '1.234,50 €', '1.234,50 €'],
  ['EUR', {sign: '€\u00a0', end: '', group: '', point: ','}, 123400, '€ 1234,00', '€ 1234'],
  ['CHF', {sign: 'CHF', end: '', group: "'", point: '.'}, 123450, "CHF1'234.50", "CHF1'234.50"],
  ['USD', {sign: '$', end: '', group: ',', point: '.'}, 123450, '$1,234.50', '$1,234.50'],
])('%s by %j: %i minor units read %s, in a sentence %s', (code, form, units, text, short) => {
  setPriceFacts({currency: toCurrency(code, undefined, form) ?? usDollars});
  const plain = (written: string) => written.replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(plain(formatCents(toCents(units)))).toBe(text);
  expect(plain(formatWithoutCents(toCents(units)))).toBe(short);
  expect(formatCents(toCents(units))).not.toContain(' ');
  const mark = priceFactsMark();
  setPriceFacts(usualFacts);
  expect(mark === undefined).toBe(code === 'USD');
  setPriceFacts(readPriceFactsMark(mark));
  expect(plain(formatCents(toCents(units)))).toBe(text);
});

test.each([
  ['USD', 2],
  ['USD', 0],
  ['EUR', 2],
  ['JPY', 0],
  ['KWD', 3],
  ['CHF', 2],
])('amounts in %s with %i decimals read as the platform writes them', (code, decimals) => {
  inCurrency(code, decimals);
  const platform = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: code,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  for (const units of [0, 1, -1, 99, 100, 999, 1000, -123456, 99999999, 100000000])
    expect(formatCents(toCents(units))).toBe(platform.format(units / 10 ** decimals));
});

test.each([0.5, NaN, Infinity, 2 ** 53])('%s is no amount of money', (amount) => {
  expect(() => toCents(amount)).toThrow(RangeError);
});

test('a percentage is rounded half up to the whole yen', () => {
  inCurrency('JPY');
  expect(formatCents(percentOf(toCents(449), 10))).toBe('¥45');
});

test.each<[string, number | undefined, number]>([
  ['USD', 2, 497],
  ['EUR', 2, 497],
  ['JPY', 0, 497],
  ['KWD', 3, 497],
  ['USD', 0, 5],
  ['USD', 3, 4970],
  ['JPY', 2, 49700],
])('4.97 of the rules in %s with %s decimals is %i minor units', (code, decimals, units) => {
  inCurrency(code, decimals);
  expect(statedAmount(497)()).toBe(units);
});

test('a sentence leaves out decimals that say nothing', () => {
  expect(formatWithoutCents(toCents(5000))).toBe('$50');
  expect(formatWithoutCents(toCents(5050))).toBe('$50.50');
  inCurrency('JPY');
  expect(formatWithoutCents(toCents(5000))).toBe('¥5,000');
});

test('money has a name in a sentence', () => {
  expect(currencyName('en-US')).toBe('US dollars');
  inCurrency('JPY');
  expect(currencyName('en-US')).toBe('Japanese yen');
});

test('a page tells the browser what its prices rest on, unless it is the usual', () => {
  expect(priceFactsMark()).toBeUndefined();
  inCurrency('USD', 2);
  expect(priceFactsMark()).toBeUndefined();
  inCurrency('USD', 0);
  expect(priceFactsMark()).toBeDefined();
  expect(readPriceFactsMark(undefined)).toEqual(usualFacts);
  inCurrency('KWD');
  setPriceFacts({priceTax: 'added', rules: 'shop'});
  const [facts, mark] = [priceFacts(), priceFactsMark()];
  const text = formatCents(toCents(1235));
  setPriceFacts(usualFacts);
  expect(readPriceFactsMark(mark)).toEqual(facts);
  setPriceFacts(readPriceFactsMark(mark));
  expect(formatCents(toCents(1235))).toBe(text);
});

test('what cannot be a currency is none', () => {
  for (const code of ['', 'usd', 'Taler', '€', 'USDT']) expect(toCurrency(code)).toBeNull();
  for (const decimals of [-1, 1.5, 99, Number.NaN]) expect(toCurrency('USD', decimals)).toBeNull();
  expect(isKnownCurrency('JPY')).toBe(true);
  expect(isKnownCurrency('XQQ')).toBe(false);
});
