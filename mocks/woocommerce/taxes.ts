import type {Cents} from '~adapters/commerce/money';
import {findProduct, type Shop} from './shop';

type TaxClass = 'standard' | 'reduced';

interface TaxRate {
  label: string;
  percent: number;
  taxClass: TaxClass;
  /** Null: all of the country. */
  state: string | null;
  isOnShipping: boolean;
  /** Taxes the other taxes, too. */
  isCompound?: boolean;
}

/** The shop's tax settings. */
export interface TaxSettings {
  rates: TaxRate[];
  /** Whether parts of a cent are added up before they are rounded. */
  isRoundedAtSubtotal: boolean;
  /** Whether konjac, which is food, is taxed at the reduced rates. */
  isFoodReduced: boolean;
}

const rate = (label: string, percent: number, more: Partial<TaxRate> = {}): TaxRate => ({
  label,
  percent,
  taxClass: 'standard',
  state: null,
  isOnShipping: true,
  ...more,
});

const severalRates = [
  rate('State tax', 7.25),
  rate('District tax', 1.375, {isOnShipping: false}),
  rate('Food tax', 2.125, {taxClass: 'reduced'}),
];

const settings = (rates: TaxRate[], more: Partial<TaxSettings> = {}): TaxSettings => ({
  rates,
  isRoundedAtSubtotal: false,
  isFoodReduced: false,
  ...more,
});

/** Settings by name, for tests and the control page; `none` is how the shop starts. */
export const taxSettings = {
  none: null,
  'one rate': settings([rate('Sales tax', 8.25)]),
  'several rates': settings(severalRates, {isFoodReduced: true}),
  'several rates, rounded at subtotal': settings(severalRates, {
    isFoodReduced: true,
    isRoundedAtSubtotal: true,
  }),
  'a tax on the tax': settings([rate('Sales tax', 5), rate('Levy', 2.5, {isCompound: true})]),
  'California only': settings([rate('CA tax', 7.25, {state: 'CA'})]),
} satisfies Record<string, TaxSettings | null>;

export const isTaxName = (name: unknown): name is keyof typeof taxSettings =>
  typeof name === 'string' && Object.hasOwn(taxSettings, name);

export interface Taxed {
  lines: {productId: number | null; total: Cents}[];
  shipping: Cents;
  state: string;
}

/** One tax of an order; in cents, with parts of a cent when these are rounded at the end only. */
export interface OrderTax {
  label: string;
  amount: number;
}

/** The taxes of an order as WooCommerce adds them up: each rate of each line, rounded there or at the end. */
export function taxesOf(shop: Shop, {lines, shipping, state}: Taxed): OrderTax[] {
  const {taxes} = shop;
  if (!taxes) return [];
  const rates = taxes.rates.filter((each) => each.state === null || each.state === state);
  const classes = lines.map(({productId}) =>
    taxes.isFoodReduced ? classOf(shop, productId) : 'standard',
  );
  // Shipping is taxed as the lines are: by the standard rate as soon as one of them is.
  const shippingClass = classes.includes('standard') ? 'standard' : classes[0];
  const parts = [
    ...lines.flatMap(({total}, index) =>
      taxLine(
        total,
        rates.filter(({taxClass}) => taxClass === classes[index]),
      ),
    ),
    ...taxLine(
      shipping,
      rates.filter(({taxClass, isOnShipping}) => taxClass === shippingClass && isOnShipping),
    ),
  ].map(({label, amount}) => ({
    label,
    amount: taxes.isRoundedAtSubtotal ? amount : Math.round(amount),
  }));
  return rates.flatMap(({label}) => {
    const own = parts.filter((part) => part.label === label);
    return own.length > 0 ? [{label, amount: sum(own)}] : [];
  });
}

/** To the ten-thousandth of a cent, as the shop does. */
function taxLine(total: number, rates: TaxRate[]): OrderTax[] {
  const simple = rates.filter(({isCompound}) => !isCompound).map((each) => part(each, total));
  const whole = total + sum(simple);
  return [
    ...simple,
    ...rates.filter(({isCompound}) => isCompound).map((each) => part(each, whole)),
  ];
}

const part = ({label, percent}: TaxRate, amount: number): OrderTax => ({
  label,
  amount: Math.round(amount * percent * 100) / 10_000,
});

const sum = (taxes: OrderTax[]) => taxes.reduce((whole, {amount}) => whole + amount, 0);

/** What an order's taxes come to, in whole cents. */
export const taxTotalOf = (taxes: OrderTax[]): number => Math.round(sum(taxes));

function classOf(shop: Shop, productId: number | null): TaxClass {
  const categories = findProduct(shop, productId ?? 0)?.categories ?? [];
  return categories.includes('konjac') ? 'reduced' : 'standard';
}
