import type {Cents} from '~adapters/commerce/money';
import {findProduct, type Shop} from './shop';
import {sumOfTaxes, type OrderTax, type TaxClass, type TaxRate} from './tax-settings';

export interface Taxed {
  lines: {productId: number | null; total: Cents}[];
  shipping: Cents;
  state: string;
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
    return own.length > 0 ? [{label, amount: sumOfTaxes(own)}] : [];
  });
}

/** To the ten-thousandth of a cent, as the shop does. */
function taxLine(total: number, rates: TaxRate[]): OrderTax[] {
  const simple = rates.filter(({isCompound}) => !isCompound).map((each) => part(each, total));
  const taxed = total + sumOfTaxes(simple);
  return [
    ...simple,
    ...rates.filter(({isCompound}) => isCompound).map((each) => part(each, taxed)),
  ];
}

const part = ({label, percent}: TaxRate, amount: number): OrderTax => ({
  label,
  amount: Math.round(amount * percent * 100) / 10_000,
});

function classOf(shop: Shop, productId: number | null): TaxClass {
  const categories = findProduct(shop, productId ?? 0)?.categories ?? [];
  return categories.includes('konjac') ? 'reduced' : 'standard';
}
