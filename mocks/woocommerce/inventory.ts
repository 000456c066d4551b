import type {ProductRecord, Stock, VariationRecord} from './catalogue';

export const isReduced = ({regularPrice, salePrice}: ProductRecord | VariationRecord): boolean =>
  salePrice !== null && regularPrice !== null && salePrice < regularPrice;

type Stocked = Pick<ProductRecord | VariationRecord, 'stock' | 'backorders'>;

const statusOf = ({stock, backorders}: Stocked) => {
  if (stock === 'on backorder') return 'ON_BACKORDER' as const;
  const isThere = typeof stock === 'number' ? stock > 0 : stock === 'in stock';
  if (isThere) return 'IN_STOCK' as const;
  return backorders && typeof stock === 'number'
    ? ('ON_BACKORDER' as const)
    : ('OUT_OF_STOCK' as const);
};

const isCounted = (stock: Stock) => typeof stock === 'number' || stock === 'on backorder';

/** A quantity of 0 is written as null, as if it were not counted. */
export const toInventory = ({stock, backorders}: Stocked) => ({
  backorders: backorders ?? (stock === 'on backorder' ? 'NOTIFY' : 'NO'),
  manageStock: isCounted(stock) ? 'TRUE' : null,
  stockQuantity: typeof stock === 'number' && stock !== 0 ? stock : null,
  stockStatus: statusOf({stock, ...(backorders && {backorders})}),
});

const bestFirst = ['IN_STOCK', 'ON_BACKORDER'] as const;

/** A variable product is in stock as long as one of its variations is. */
export function stockStatusOf(product: ProductRecord) {
  const {variations} = product;
  if (variations.length === 0) return statusOf(product);
  const statuses = variations.map(statusOf);
  return bestFirst.find((status) => statuses.includes(status)) ?? 'OUT_OF_STOCK';
}
