import type {Answerable} from '~adapters/commerce/particulars';
import {toCents} from '~adapters/commerce/money';
import {
  usDollars,
  usualCountries,
  type AmountForm,
  type Currency,
  type ShopCountries,
} from '~adapters/commerce/price-facts';
import {toCurrency} from '~adapters/commerce/to-currency';
import {shippingZones, type ShippingZone} from './shipping-zones';
import {rate, settings, type TaxSettings} from './tax-settings';

/** What an owner sets where her shop stands in a country, all at once. */
interface Market {
  currency: Currency;
  countries: ShopCountries;
  taxes: TaxSettings | null;
  /** What stands behind its prices. */
  priceSuffix: string;
  zones: ShippingZone[];
  answersFor?: Answerable;
  timeZone?: string;
}

/** As WooCommerce's own table of countries has it. */
const inCurrency = (code: string, form: AmountForm) =>
  toCurrency(code, undefined, form) ?? usDollars;

const points: AmountForm = {sign: '', end: '\u00a0€', group: '.', point: ','};

const sellsTo = (base: string, ...others: string[]) => {
  const codes = [base, ...others];
  return {base, selling: codes, shipping: codes};
};

const sentFor = (place: string | null, title: string, cost: number): ShippingZone => ({
  states: place === null ? null : [place],
  methods: [{id: `flat_rate:${place?.slice(0, 2) ?? '0'}`, title, cost: toCents(cost)}],
});

/** Of a country: a whole and a reduced rate. */
const rates = (country: string, label: string, [whole, reduced]: [number, number]) => [
  rate(label, whole, {state: `${country}:`}),
  rate(label, reduced, {state: `${country}:`, taxClass: 'reduced'}),
];

const included = (base: string, all: TaxSettings['rates']) =>
  settings(all, {pricesIncludeTax: true, isFoodReduced: true, baseState: `${base}:`});

/** By name, for tests, the control page and `--market`. */
export const markets = {
  'United States': {
    currency: usDollars,
    countries: usualCountries,
    taxes: null,
    priceSuffix: '',
    zones: shippingZones,
  },
  Germany: {
    currency: inCurrency('EUR', points),
    countries: sellsTo('DE', 'AT', 'CH'),
    taxes: included('DE', [...rates('DE', 'MwSt.', [19, 7]), ...rates('AT', 'USt.', [20, 10])]),
    priceSuffix: 'incl. VAT',
    timeZone: 'Europe/Berlin',
    zones: [
      sentFor('DE:', 'DHL Paket', 458),
      sentFor('AT:', 'DHL Paket International', 925),
      sentFor('CH:', 'DHL Paket International', 1490),
    ],
    answersFor: {
      operator: 'Beispiel GmbH, Musterstraße 1, 10115 Berlin, kontakt@shop.example',
      responsible: '',
    },
  },
  Japan: {
    currency: inCurrency('JPY', {sign: '¥'}),
    countries: sellsTo('JP'),
    taxes: included('JP', rates('JP', 'Consumption tax', [10, 8])),
    priceSuffix: '',
    zones: [sentFor('JP:', 'Yamato', 600)],
  },
  Canada: {
    currency: inCurrency('CAD', {sign: '$'}),
    countries: sellsTo('CA'),
    taxes: settings([
      rate('HST', 13, {state: 'CA:ON'}),
      rate('GST', 5, {state: 'CA:BC'}),
      rate('PST', 7, {state: 'CA:BC', isOnShipping: false}),
    ]),
    priceSuffix: '',
    zones: [sentFor('CA:', 'Canada Post', 1295)],
  },
  'United Kingdom': {
    currency: inCurrency('GBP', {sign: '£'}),
    countries: sellsTo('GB'),
    taxes: included('GB', rates('GB', 'VAT', [20, 0])),
    priceSuffix: 'incl. VAT',
    zones: [sentFor('GB:', 'Royal Mail', 395)],
  },
  everywhere: {
    currency: inCurrency('EUR', points),
    countries: sellsTo('DE', ...'AT AU BR CA CH ES FR GB IE IN IT JP KW MX NL SE US'.split(' ')),
    taxes: included('DE', rates('DE', 'MwSt.', [19, 7])),
    priceSuffix: '',
    zones: [sentFor('DE:', 'DHL Paket', 458), sentFor(null, 'Worldwide', 1990)],
  },
} satisfies Record<string, Market>;

export const isMarketName = (name: unknown): name is keyof typeof markets =>
  typeof name === 'string' && Object.hasOwn(markets, name);
