import type {ProductRecord, Stock, VariationRecord} from './catalogue';

export const isReduced = ({regularPrice, salePrice}: ProductRecord | VariationRecord): boolean =>
  salePrice !== null && regularPrice !== null && salePrice < regularPrice;

const statusOf = (stock: Stock) => {
  if (stock === 'on backorder') return 'ON_BACKORDER' as const;
  const isThere = typeof stock === 'number' ? stock > 0 : stock === 'in stock';
  return isThere ? ('IN_STOCK' as const) : ('OUT_OF_STOCK' as const);
};

const isCounted = (stock: Stock) => typeof stock === 'number' || stock === 'on backorder';

/** A quantity of 0 is written as null, as if it were not counted. */
export const toInventory = (stock: Stock) => ({
  manageStock: isCounted(stock) ? 'TRUE' : null,
  stockQuantity: typeof stock === 'number' && stock !== 0 ? stock : null,
  stockStatus: statusOf(stock),
});

const bestFirst = ['IN_STOCK', 'ON_BACKORDER'] as const;

/** A variable product is in stock as long as one of its variations is. */
export function stockStatusOf({stock, variations}: ProductRecord) {
  if (variations.length === 0) return statusOf(stock);
  const statuses = variations.map((variation) => statusOf(variation.stock));
  return bestFirst.find((status) => statuses.includes(status)) ?? 'OUT_OF_STOCK';
}
