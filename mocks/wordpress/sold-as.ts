import type {MetaEntry, NewOrder} from '~adapters/commerce';
import {findProduct, findSold, type Shop} from '~mocks/woocommerce/shop';

type Line = NewOrder['lines'][number];

function variationOf(shop: Shop, {productId, variationId}: Line) {
  const product = findProduct(shop, productId ?? 0);
  const variation = product?.variations.find(({databaseId}) => databaseId === variationId);
  return {product, options: Object.entries(variation?.options ?? {})};
}

/** Whether the shop sells so many, with what was chosen of what the variation leaves open. */
export function isSoldSo(shop: Shop, line: Line): boolean {
  const {attributes = {}, quantity} = line;
  const {product, options} = variationOf(shop, line);
  const open = options.filter(([, value]) => value === '').map(([name]) => name);
  const isOffered = (name: string) =>
    product?.attributes
      .find((attribute) => attribute.name === name)
      ?.options.some(({slug}) => slug === attributes[name]);
  return (
    !(product?.isSoldIndividually && quantity > 1) &&
    open.every(isOffered) &&
    Object.keys(attributes).every((name) => open.includes(name))
  );
}

/** The line that shows that the storefront knew otherwise whether anything is sent. */
export function sentOtherwise(shop: Shop, lines: Line[], shipping: NewOrder['shipping']) {
  const isSent = ({productId, variationId}: Line) =>
    !findSold(shop, variationId ?? productId ?? 0)?.isVirtual;
  const sent = lines.filter(isSent);
  if ((sent.length === 0) === (shipping === null)) return [];
  const telling = (sent.length > 0 ? sent : lines).filter(({productId}) => productId !== null);
  return telling.slice(0, 1).map(({productId, variationId, price}) => ({
    kind: 'price',
    productId,
    variationId,
    price,
  }));
}

/** What a variation is, and what was chosen of what it leaves open, by WooCommerce's names. */
export const variationMeta = (shop: Shop, line: Line): MetaEntry[] =>
  variationOf(shop, line).options.map(([key, value]) => ({
    key,
    value: value || (line.attributes?.[key] ?? ''),
  }));

/** As WooCommerce notes units that come later. */
export function backorderMeta(shop: Shop, {productId, variationId, quantity}: Line): MetaEntry[] {
  const sold = findSold(shop, variationId ?? productId ?? 0);
  if (sold?.backorders !== 'NOTIFY' || typeof sold.stock !== 'number') return [];
  const missing = quantity - Math.max(0, sold.stock);
  return missing > 0 ? [{key: 'Backordered', value: String(missing)}] : [];
}
