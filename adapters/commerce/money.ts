import {inThousands} from './in-thousands';
import {shopCurrency} from './price-facts';

declare const cents: unique symbol;

/** Whole minor units of the shop's currency: cents, yen, thousandths of a dinar. Never a fraction, never dollars (rules: Money). */
export type Cents = number & {readonly [cents]: true};

/** Marks a whole number of minor units as money; throws a RangeError for anything that is not a safe whole number. */
export function toCents(wholeCents: number): Cents {
  if (!Number.isSafeInteger(wholeCents)) throw new RangeError(`Not whole cents: ${wholeCents}`);
  return (wholeCents === 0 ? 0 : wholeCents) as Cents;
}

export const zeroCents = toCents(0);

/** Adds amounts; no amounts add up to zero. */
export function sumCents(amounts: Iterable<Cents>): Cents {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return toCents(sum);
}

/** A percentage of an amount, rounded half up to the minor unit (rules: Money). */
export function percentOf(amount: Cents, percent: number): Cents {
  return toCents(Math.floor((amount * percent) / 100 + 0.5));
}

/** `$1,234.50`, `¥1,235`, `1.234,50 €`, as `Intl` writes them, which takes a phone 0.1 s the first time (rules: Money). */
export function formatCents(amount: number, decimals = shopCurrency().decimals): string {
  const {sign, end = '', group, point = '.'} = shopCurrency();
  const digits = (amount / 10 ** decimals).toFixed(decimals).replace('.', point);
  return digits.replace(/\d+/, (whole) => sign + inThousands(whole, group)) + end;
}

/** Minor units as the number that people say: 449 cents are 4.49. */
export const toAmount = (units: number, {decimals} = shopCurrency()): number =>
  units / 10 ** decimals;

/** `"1234.50"`, as WooCommerce, payment services and machines that read prices want amounts in text. */
export const toDecimalString = (units: number, currency = shopCurrency()): string =>
  toAmount(units, currency).toFixed(currency.decimals);
