export type TaxClass = 'standard' | 'reduced';

export interface TaxRate {
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

/** One tax of an order; in cents, with parts of a cent when these are rounded at the end only. */
export interface OrderTax {
  label: string;
  amount: number;
}

export const sumOfTaxes = (taxes: OrderTax[]) => taxes.reduce((sum, {amount}) => sum + amount, 0);

/** What an order's taxes come to, in whole cents. */
export const taxTotalOf = (taxes: OrderTax[]): number => Math.round(sumOfTaxes(taxes));
