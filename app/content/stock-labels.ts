import type {StockStatus} from '~adapters/commerce';
import {selectionMessages} from './messages/selection';

/** The same words wherever stock is told: on cards, pages, options and filters. */
export const stockLabels: Record<StockStatus, string> = {
  IN_STOCK: selectionMessages.inStock,
  OUT_OF_STOCK: selectionMessages.outOfStock,
  ON_BACKORDER: selectionMessages.onBackorder,
};

/** Of what somebody else sells. */
export const stockLabelElsewhere = 'Sold elsewhere';
