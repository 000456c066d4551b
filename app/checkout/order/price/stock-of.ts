import type {ResolvedLine} from './priced-order';

export interface Stock {
  /** Whose units are counted, as stock reservations name it: `product:23`, `variation:25`. */
  key: string;
  left: number;
}

/**
 * What a line draws on: a variation counts its own units, or shares those of its product.
 * Null when the shop sets no limit: unmanaged stock, backorders, and static products without a product in the shop.
 */
export function stockOf({
  product,
  variation,
}: Pick<ResolvedLine, 'product' | 'variation'>): Stock | null {
  const sold = variation ?? product;
  if (!product || !sold || sold.stockStatus === 'ON_BACKORDER') return null;
  if (variation && variation.stockQuantity !== null)
    return {key: `variation:${variation.databaseId}`, left: variation.stockQuantity};
  if (product.stockQuantity === null) return null;
  return {key: `product:${product.databaseId}`, left: product.stockQuantity};
}
