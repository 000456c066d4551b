import {shopCurrency, type Currency} from './price-facts';

const mostDecimals = 8;

/** A currency by its code, with its own decimals or a shop's; null for what cannot be one. */
export function toCurrency(code: string, decimals?: number): Currency | null {
  if (!/^[A-Z]{3}$/.test(code)) return null;
  const {ownDecimals, sign} = formOf(code);
  const wanted = decimals ?? ownDecimals;
  const isCount = Number.isInteger(wanted) && wanted >= 0 && wanted <= mostDecimals;
  return isCount ? {code, decimals: wanted, ownDecimals, sign} : null;
}

type Form = Pick<Currency, 'ownDecimals' | 'sign'>;

/** Every request asks for the shop's, and a formatter takes a tenth of a millisecond to make. */
const forms = new Map<string, Form>();

/** What the platform knows of a code; two decimals for what it does not know. */
function formOf(code: string): Form {
  const known = forms.get(code);
  if (known) return known;
  const format = new Intl.NumberFormat('en-US', {style: 'currency', currency: code});
  const ownDecimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  const form = {ownDecimals, sign: format.format(0).replace(/[\d.]+$/, '')};
  forms.set(code, form);
  return form;
}

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
