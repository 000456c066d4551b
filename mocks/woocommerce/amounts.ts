import {formatCents, toAmount, toDecimalString} from '~adapters/commerce/money';
import {inShop, usDollars, usualFacts, type Currency} from '~adapters/commerce/price-facts';
import {toCurrency} from '~adapters/commerce/to-currency';
import type {Cents} from '~adapters/commerce/money';

export interface FormatArgument {
  format?: 'RAW' | 'FORMATTED' | null;
}

const inCurrency = (code: string): Currency => toCurrency(code) ?? usDollars;

/** What the shop can count in, by name, for tests and the control page; it starts in dollars. */
export const currencies = {
  'US dollars': usDollars,
  'US dollars without cents': {...usDollars, decimals: 0},
  euros: inCurrency('EUR'),
  yen: inCurrency('JPY'),
  'Kuwaiti dinars': inCurrency('KWD'),
} satisfies Record<string, Currency>;

export const isCurrencyName = (name: unknown): name is keyof typeof currencies =>
  typeof name === 'string' && Object.hasOwn(currencies, name);

interface Priced {
  currency: Currency;
}

/** An amount for people. */
export const toText = (amount: number, {currency}: Priced): string =>
  inShop({facts: {...usualFacts, currency}}, () => formatCents(amount));

/** A price as the shop writes it. Zero is written as nothing at all. */
export const toPrice = (amount: Cents | null, {format}: FormatArgument, shop: Priced) =>
  amount === null || amount === 0
    ? null
    : format === 'RAW'
      ? toDecimalString(amount, shop.currency)
      : toText(amount, shop);

/** Prices of variations: a range for people, every single value for machines. */
export function toPriceRange(amounts: Cents[], {format}: FormatArgument, shop: Priced) {
  const sorted = amounts.filter((amount) => amount > 0).toSorted((a, b) => a - b);
  const [lowest, highest] = [sorted.at(0), sorted.at(-1)];
  if (lowest === undefined || highest === undefined) return null;
  if (format === 'RAW')
    return sorted.map((amount) => toDecimalString(amount, shop.currency)).join(', ');
  return lowest === highest
    ? toText(lowest, shop)
    : `${toText(lowest, shop)} - ${toText(highest, shop)}`;
}

/** A sum of an order: numbers, so machines read it without trailing zeros. */
export const toSum = (amount: number, {format}: FormatArgument, shop: Priced): string =>
  format === 'RAW' ? String(toAmount(amount, shop.currency)) : toText(amount, shop);

/** An amount of a line: as an order's sum, but zero is nothing. */
export const toLineAmount = (amount: number, argument: FormatArgument, shop: Priced) =>
  amount === 0 ? null : toSum(amount, argument, shop);
