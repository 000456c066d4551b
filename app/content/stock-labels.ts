import type {ProductKind, StockStatus} from '~adapters/commerce';
import {selectionMessages} from './messages/selection';

/** The same words wherever stock is shown: on cards, pages, options and filters. */
export const stockLabels: Record<StockStatus, string> = {
  IN_STOCK: selectionMessages.inStock,
  OUT_OF_STOCK: selectionMessages.outOfStock,
  ON_BACKORDER: selectionMessages.onBackorder,
};

/** In the place of stock for what is not sold here. */
export const elsewhereLabels: Partial<Record<ProductKind, string>> = {
  external: 'Sold elsewhere',
  other: 'Sold in the shop',
};
