import {formatCents, toCents, type MetaEntry, type NewOrderLine} from '~adapters/commerce';
import {offerNames} from '~/content/offers';
import {productMapping} from '~/content/product-mapping';
import {toChoices} from '~/pricing/open-choices';
import type {PricedCart, PricedLine} from '~/pricing/priced-cart';
import type {PricedOrder, ResolvedLine} from '~/cart/price/priced-order';

/**
 * The lines: their price before any discount (`subtotal`), after their own (`discounted`), and after those of codes, too
 * (`total`, spread to the cent), so that with the shipping line they add up to what was shown; offers and choices are
 * readable meta data.
 */
export const composeLines = ({lines, cart}: PricedOrder): NewOrderLine[] =>
  lines.map((line, index) => composeLine(line, cart.lines[index]));

/** The cart's discounts, readable. */
export const orderMeta = ({adjustments}: PricedCart): MetaEntry[] =>
  adjustments.map(({label, amount}) => ({key: label, value: formatCents(amount)}));

function composeLine(line: ResolvedLine, priced: PricedLine | undefined): NewOrderLine {
  if (priced?.id !== line.id) throw new Error('A line was not priced');
  const mapped = line.packaged && productMapping[line.packaged.key][line.packaged.bottles];
  return {
    name: line.name,
    productId: line.product?.databaseId ?? null,
    variationId: line.variation?.databaseId ?? null,
    sku: line.variation?.sku ?? line.product?.sku ?? mapped?.sku ?? null,
    quantity: line.quantity,
    price: line.product ? line.undiscountedUnitPrice : null,
    subtotal: toCents(line.undiscountedUnitPrice * line.quantity),
    discounted: priced.discounted,
    total: priced.total,
    ...(line.chosen?.length && {attributes: toChoices(line.chosen)}),
    meta: lineMeta(line),
  };
}

/** The shop writes what a variation is by itself. */
function lineMeta({noodleType, offerId, packaged}: ResolvedLine): MetaEntry[] {
  return [
    ...(noodleType ? [{key: 'Free noodle sample', value: noodleType}] : []),
    ...(offerId ? [{key: 'Special offer', value: offerNames[offerId]}] : []),
    ...(packaged ? [{key: 'Bottles', value: String(packaged.bottles)}] : []),
    ...(packaged?.mix.length ? [{key: 'Mix', value: packaged.mix.join(', ')}] : []),
  ];
}
