import {inThousands} from './in-thousands';

/** What a shop counts in. */
export interface Currency {
  /** ISO 4217, such as `USD`. */
  code: string;
  /** Decimals of this shop's amounts: its minor unit is one of the last of them. */
  decimals: number;
  /** Decimals that the currency has elsewhere. */
  ownDecimals: number;
}

export const usDollars: Currency = {code: 'USD', decimals: 2, ownDecimals: 2};

let current = usDollars;
let sign: string | undefined = '$';

/** The one currency of the shop that this process, or this page, shows. */
export const shopCurrency = (): Currency => current;

/** Before anything is shown: amounts in memory keep their numbers and change their meaning. */
export function setShopCurrency(currency: Currency, itsSign?: string): void {
  current = currency;
  sign = itsSign;
}

/** What stands before an amount: `$`, `CA$`, `KWD ` with its space. */
const currentSign = (): string =>
  (sign ??= new Intl.NumberFormat('en-US', {style: 'currency', currency: current.code})
    .format(0)
    .replace(/[\d.]+$/, ''));

/**
 * Minor units of the shop's currency, to read: `$1,234.50`, `¥1,235`, `KWD 1.235` (rules: Money). As `Intl` writes
 * them, which takes a phone 0.1 s before it has written the first.
 */
export function formatUnits(units: number): string {
  const digits = String(Math.abs(units)).padStart(current.decimals + 1, '0');
  const wholes = digits.length - current.decimals;
  const amount = `${currentSign()}${inThousands(digits.slice(0, wholes))}`;
  return `${units < 0 ? '-' : ''}${amount}${current.decimals ? '.' : ''}${digits.slice(wholes)}`;
}

/** Minor units as the number that people say: 449 cents are 4.49. */
export const toAmount = (units: number, {decimals}: Currency = current): number =>
  units / 10 ** decimals;

/** `"1234.50"`, as WooCommerce and machines that read prices want amounts in text. */
export const toDecimalText = (units: number, currency: Currency = current): string =>
  toAmount(units, currency).toFixed(currency.decimals);

/** Tells the browser what a page's amounts count in; US dollars with cents go without saying. */
export const currencyMark = (): string | undefined =>
  current.code === 'USD' && current.decimals === 2
    ? undefined
    : JSON.stringify({...current, sign: currentSign()});

/** What `currencyMark` said. */
export function takeCurrency(mark: string | undefined): void {
  if (!mark) return;
  const {sign: itsSign, ...currency} = JSON.parse(mark) as Currency & {sign: string};
  setShopCurrency(currency, itsSign);
}
