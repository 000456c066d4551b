import type {Cents} from './cents';
import {formatUnits, toDecimalText} from './currency';

export * from './cents';
export * from './sums';

/** `$1,234.50`: always with all the shop's decimals (rules: Money). */
export function formatCents(amount: Cents): string {
  return formatUnits(amount);
}

/** A price to read: what costs nothing is *Free* wherever a price stands (rules: Offers). */
export const formatPrice = (price: Cents): string => (price === 0 ? 'Free' : formatCents(price));

/** `"1234.50"`, as WooCommerce and payment services want amounts in text. */
export function toDecimalString(amount: Cents): string {
  return toDecimalText(amount);
}
