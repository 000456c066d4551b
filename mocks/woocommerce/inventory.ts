import type {ProductRecord, Stock, VariationRecord} from './catalogue';

export const isReduced = ({regularPrice, salePrice}: ProductRecord | VariationRecord): boolean =>
  salePrice !== null && regularPrice !== null && salePrice < regularPrice;

const hasStock = (stock: Stock): boolean =>
  typeof stock === 'number' ? stock > 0 : stock === 'in stock';

const toStatus = (isThere: boolean) => (isThere ? 'IN_STOCK' : 'OUT_OF_STOCK');

/** A quantity of 0 is written as null, as if it were not counted. */
export const toInventory = (stock: Stock) => ({
  manageStock: typeof stock === 'number' ? 'TRUE' : null,
  stockQuantity: typeof stock === 'number' && stock !== 0 ? stock : null,
  stockStatus: toStatus(hasStock(stock)),
});

/** A variable product is in stock as long as one of its variations is. */
export const stockStatusOf = ({stock, variations}: ProductRecord) =>
  toStatus(variations.length > 0 ? variations.some((one) => hasStock(one.stock)) : hasStock(stock));
