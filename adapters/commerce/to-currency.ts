import {shopCurrency, type AmountForm, type Currency} from './price-facts';

const mostDecimals = 8;

/**
 * A currency by its code, with its own decimals or a shop's, as an owner writes it or the language and country of a
 * locale do (`es-DE`); null for what cannot be one.
 */
export function toCurrency(
  code: string,
  decimals?: number,
  form: AmountForm | string = 'en-US',
): Currency | null {
  if (!/^[A-Z]{3}$/.test(code)) return null;
  const isOwners = typeof form === 'object';
  const {ownDecimals, ...usual} = formOf(code, isOwners ? 'en-US' : form);
  const wanted = decimals ?? ownDecimals;
  const isCount = Number.isInteger(wanted) && wanted >= 0 && wanted <= mostDecimals;
  return isCount
    ? {code, decimals: wanted, ownDecimals, ...(isOwners ? toForm(form) : usual)}
    : null;
}

type Form = Pick<Currency, 'ownDecimals' | keyof AmountForm>;

/** Every request asks for the shop's, and a formatter takes a tenth of a millisecond to make. */
const forms = new Map<string, Form>();

/** What the platform knows of a code; two decimals for what it does not know. */
function formOf(code: string, locale: string): Form {
  const key = `${code} ${locale}`;
  const known = forms.get(key);
  if (known) return known;
  // Where the country is not known, `$` could be any dollar.
  const currencyDisplay = locale === 'en-US' ? 'symbol' : 'narrowSymbol';
  const options: Intl.NumberFormatOptions = {
    style: 'currency',
    currency: code,
    currencyDisplay,
    numberingSystem: 'latn',
  };
  const format = new Intl.NumberFormat(locale, options);
  const ownDecimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  const parts = new Intl.NumberFormat(locale, {
    ...options,
    minimumFractionDigits: 1,
  }).formatToParts(12_345.5);
  const partOf = (wanted: string) => parts.find(({type}) => type === wanted)?.value ?? '';
  const [sign = '', end = ''] = format.format(0).split(/\d.*\d|\d/);
  const form = {
    ownDecimals,
    ...toForm({sign, end, group: partOf('group'), point: partOf('decimal')}),
  };
  forms.set(key, form);
  return form;
}

/** Without what goes without saying, so that the usual facts of a page stay unsaid. */
const toForm = ({sign, end, group, point}: AmountForm): AmountForm => ({
  sign,
  ...(end && {end}),
  ...(group !== ',' && {group}),
  ...(point !== '.' && {point}),
});

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
