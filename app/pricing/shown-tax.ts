import {toCents, type Cents} from '~adapters/commerce/money';
import {taxLabels} from '~/content/messages/tax';
import type {PricedCart} from './priced-cart';

interface ShownTax {
  /** With its tax where prices include tax; null until it is known. */
  shipping: Cents | null;
  /** The row between shipping and total; null where there is none. */
  row: {label: string; amount: Cents} | null;
  /** How much tax is in the total; null where there is none, or a row of its own. */
  included: Cents | null;
}

/** How a cart's tax is shown, so that the rows add up to the total (rules: Tax). */
export function toShownTax({
  shipping,
  tax,
  includedTax,
}: Pick<PricedCart, 'shipping' | 'tax' | 'includedTax'>): ShownTax {
  if (tax === undefined) return {shipping, row: null, included: null};
  if (!includedTax) return {shipping, row: {label: taxLabels.tax, amount: tax}, included: null};
  const rest = toCents(tax - includedTax.shipping);
  return {
    shipping: shipping === null ? null : toCents(shipping + includedTax.shipping),
    row: rest === 0 ? null : {label: taxLabels.atAddress, amount: rest},
    included: includedTax.total === 0 ? null : includedTax.total,
  };
}
