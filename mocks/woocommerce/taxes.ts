import {findProduct, type Shop} from './shop';
import {
  sumOfTaxes,
  type OrderTax,
  type TaxClass,
  type TaxRate,
  type TaxSettings,
} from './tax-settings';

/** Where something is taxed and sent to: a state of the United States, or another country with its own (`CA:ON`). */
export const placeOf = ({country, state}: {country?: Text; state?: Text}): string =>
  !country || country === 'US' ? (state ?? '') : `${country}:${state ?? ''}`;

type Text = string | null | undefined;

/** Whether it is that place, or a part of that country. */
export const isIn = (place: string, region: string): boolean =>
  place === region || (region.endsWith(':') && place.startsWith(region));

export interface TaxedLine {
  productId: number | null;
  /** After discounts, without tax; with parts of a cent where prices include it. */
  total: number;
}

export interface Taxed {
  lines: TaxedLine[];
  shipping: number;
  state: string;
}

/** The taxes of an order as WooCommerce adds them up: each rate of each line, rounded there or at the end. */
export function taxesOf(shop: Shop, taxed: Taxed): OrderTax[] {
  const {taxes} = shop;
  if (!taxes) return [];
  const parts = [
    ...taxed.lines.flatMap((line) => taxesOfLine(shop, line, taxed.state)),
    ...taxesOfShipping(shop, taxed),
  ];
  return ratesAt(taxes, taxed.state).flatMap(({label}) => {
    const own = parts.filter((part) => part.label === label);
    return own.length > 0 ? [{label, amount: sumOfTaxes(own)}] : [];
  });
}

export function taxesOfLine(shop: Shop, {productId, total}: TaxedLine, state: string): OrderTax[] {
  const {taxes} = shop;
  return taxes
    ? rounded(taxes, taxOn(total, ratesOf(taxes, state, classOf(taxes, shop, productId))))
    : [];
}

/** Shipping is taxed as the lines are: by the standard rate as soon as one of them is. */
export function taxesOfShipping(shop: Shop, {lines, shipping, state}: Taxed): OrderTax[] {
  const {taxes} = shop;
  if (!taxes) return [];
  const classes = lines.map(({productId}) => classOf(taxes, shop, productId));
  const taxClass = classes.includes('standard')
    ? 'standard'
    : classes.find((one) => one !== 'none');
  const rates = ratesOf(taxes, state, taxClass).filter(({isOnShipping}) => isOnShipping);
  return rounded(taxes, taxOn(shipping, rates));
}

/** A price as the shop enters it, without the tax in it: that of the shop's own address. */
export function toNet(
  shop: Shop,
  {productId, amount, state}: {productId: number | null; amount: number; state: string},
): number {
  const {taxes} = shop;
  if (!taxes?.pricesIncludeTax) return amount;
  const place = taxes.arePricesFixed ? state : taxes.baseState;
  const rates = ratesOf(taxes, place, classOf(taxes, shop, productId));
  return amount - sumOfTaxes(taxIn(amount, rates));
}

const ratesAt = ({rates}: TaxSettings, state: string) =>
  rates.filter((each) => each.state === null || isIn(state, each.state));

const ratesOf = (taxes: TaxSettings, state: string, taxClass: TaxClass | undefined) =>
  ratesAt(taxes, state).filter((each) => each.taxClass === taxClass);

/** A half goes up; down where prices include tax, so that it stays with the price. */
const rounded = ({isRoundedAtSubtotal, pricesIncludeTax}: TaxSettings, parts: OrderTax[]) =>
  parts.map(({label, amount}) => ({
    label,
    amount: isRoundedAtSubtotal ? amount : roundHalf(amount, pricesIncludeTax ? 'down' : 'up'),
  }));

const roundHalf = (amount: number, half: 'down' | 'up') =>
  half === 'up' ? Math.round(amount) : -Math.round(-amount) || 0;

/** On top of an amount. */
function taxOn(net: number, rates: TaxRate[]): OrderTax[] {
  const simple = rates.filter(({isCompound}) => !isCompound).map((each) => part(each, net));
  const taxed = net + sumOfTaxes(simple);
  return [
    ...simple,
    ...rates.filter(({isCompound}) => isCompound).map((each) => part(each, taxed)),
  ];
}

/** In an amount: first what taxes the other taxes, then these together. */
function taxIn(gross: number, rates: TaxRate[]): OrderTax[] {
  const compound = rates.filter(({isCompound}) => isCompound);
  const simple = rates.filter(({isCompound}) => !isCompound);
  let rest = gross;
  const onTop = compound.toReversed().map(({label, percent}) => {
    const before = rest;
    rest /= 1 + percent / 100;
    return {label, amount: toPrecision(before - rest)};
  });
  const together = 1 + simple.reduce((sum, {percent}) => sum + percent, 0) / 100;
  const base = rest / together;
  return [...simple.map((each) => part(each, base)), ...onTop];
}

const part = ({label, percent}: TaxRate, amount: number): OrderTax => ({
  label,
  amount: toPrecision((amount * percent) / 100),
});

/** To the ten-thousandth of a cent, as the shop does. */
const toPrecision = (amount: number) => Math.round(amount * 10_000) / 10_000;

function classOf(
  {isFoodReduced, exempt}: TaxSettings,
  shop: Shop,
  productId: number | null,
): TaxClass {
  const categories = findProduct(shop, productId ?? 0)?.categories ?? [];
  if (exempt !== null && categories.includes(exempt)) return 'none';
  return isFoodReduced && categories.includes('konjac') ? 'reduced' : 'standard';
}
