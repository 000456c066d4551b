import {shopCurrency, type Currency} from './price-facts';

const mostDecimals = 8;

/** A currency by its code, with its own decimals or a shop's; null for what cannot be one. */
export function toCurrency(code: string, decimals?: number): Currency | null {
  if (!/^[A-Z]{3}$/.test(code)) return null;
  const ownDecimals = ownDecimalsOf(code);
  const wanted = decimals ?? ownDecimals;
  const isCount = Number.isInteger(wanted) && wanted >= 0 && wanted <= mostDecimals;
  return isCount ? {code, decimals: wanted, ownDecimals, sign: signOf(code)} : null;
}

const signOf = (code: string): string =>
  new Intl.NumberFormat('en-US', {style: 'currency', currency: code})
    .format(0)
    .replace(/[\d.]+$/, '');

/** Two for what the platform does not know. */
const ownDecimalsOf = (code: string): number =>
  new Intl.NumberFormat('en-US', {style: 'currency', currency: code}).resolvedOptions()
    .maximumFractionDigits ?? 2;

/** What money is called in the settings: a code that the platform knows. */
export const isKnownCurrency = (code: string): boolean =>
  Intl.supportedValuesOf('currency').includes(code);

/** `US dollars`, `Japanese yen`, `euros`: the shop's currency as it stands in a sentence. */
export function currencyName(language: string, {code} = shopCurrency()): string {
  const many = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'name',
  }).formatToParts(2);
  return many.find(({type}) => type === 'currency')?.value ?? code;
}
