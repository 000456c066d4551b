/** `none`: a product that is not taxed. */
export type TaxClass = 'standard' | 'reduced' | 'none';

export interface TaxRate {
  label: string;
  percent: number;
  taxClass: TaxClass;
  /** As `placeOf` says, or the whole of a country (`DE:`). Null: everywhere. */
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
  /** A category whose products are not taxed. */
  exempt: string | null;
  /** Whether prices are entered with the tax of the shop's own address. */
  pricesIncludeTax: boolean;
  baseState: string;
  /** Whether all pay the price as it is entered, whatever tax is in it there. */
  arePricesFixed: boolean;
}

export const rate = (label: string, percent: number, more: Partial<TaxRate> = {}): TaxRate => ({
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

export const settings = (rates: TaxRate[], more: Partial<TaxSettings> = {}): TaxSettings => ({
  rates,
  isRoundedAtSubtotal: false,
  isFoodReduced: false,
  exempt: null,
  pricesIncludeTax: false,
  baseState: 'OR',
  arePricesFixed: false,
  ...more,
});

/** Oregon is the shop's own state, New York has another tax, and nothing is taxed elsewhere. */
const oneRateEach = (isOnShipping: boolean) => [
  rate('OR tax', 8.25, {state: 'OR', isOnShipping}),
  rate('NY tax', 8.875, {state: 'NY', isOnShipping}),
];

const severalInState = [
  rate('State tax', 7.25, {state: 'OR'}),
  rate('District tax', 1.375, {state: 'OR', isOnShipping: false}),
  rate('Levy', 0.5, {state: 'OR', isCompound: true}),
  rate('Food tax', 2.125, {state: 'OR', taxClass: 'reduced'}),
  rate('NY tax', 8.875, {state: 'NY'}),
  rate('NY food tax', 4, {state: 'NY', taxClass: 'reduced'}),
];

const included = (rates: TaxRate[], more: Partial<TaxSettings> = {}) =>
  settings(rates, {pricesIncludeTax: true, exempt: 'multivitamins', ...more});

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
  'prices with tax': included(oneRateEach(true)),
  'prices with tax, shipping untaxed': included(oneRateEach(false)),
  'prices with several taxes': included(severalInState, {isFoodReduced: true}),
  'prices with several taxes, rounded at subtotal': included(severalInState, {
    isFoodReduced: true,
    isRoundedAtSubtotal: true,
  }),
  'prices that are the same everywhere': included(oneRateEach(true), {arePricesFixed: true}),
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
