import {sumCents, toCents, type Cents} from '~adapters/commerce/money';
import {findProduct, findSold, type Shop} from './shop';
import {sumOfTaxes} from './tax-settings';
import {isIn, taxesOfShipping} from './taxes';

interface Sent {
  lines: {productId: number | null; variationId?: number | null; total: Cents}[];
  state: string;
  codes: string[];
  /** The method that is wished. */
  method: string | null;
}

/** What the shop offers for an order, as the plugin tells it; null where nothing is sent. */
export function shippingOf(shop: Shop, {lines, state, codes, method: wished}: Sent) {
  const isVirtual = lines.every(
    ({productId, variationId}) => findSold(shop, variationId ?? productId ?? 0)?.isVirtual === true,
  );
  if (isVirtual) return null;
  const zone =
    shop.zones.find(({states}) => states?.some((one) => isIn(state, one))) ??
    shop.zones.find(({states}) => states === null);
  const total = sumCents(lines.map((line) => line.total));
  const shipsFree = shop.coupons.some(
    ({code, freeShipping}) => freeShipping && codes.some((one) => one.toLowerCase() === code),
  );
  const hasKonjac = lines.some(({productId}) =>
    findProduct(shop, productId ?? 0)?.categories.includes('konjac'),
  );
  const methods = (zone?.methods ?? [])
    .filter(({isFreeFrom}) => isFreeFrom === undefined || shipsFree || total >= isFreeFrom)
    .map(({id, title, cost, konjacCost}) => {
      const all = toCents(cost + (hasKonjac ? (konjacCost ?? 0) : 0));
      const tax = taxesOfShipping(shop, {lines, shipping: all, state});
      const inPrice = shop.taxes?.pricesIncludeTax ? Math.round(sumOfTaxes(tax)) : 0;
      return {id, title, cost: all, shown: toCents(all + inPrice)};
    });
  const chosen = methods.find(({id}) => id === wished) ?? methods[0];
  return {methods, method: chosen?.id ?? null, cost: chosen?.cost ?? toCents(0)};
}
