import type {Product} from '~adapters/commerce';
import type {CartItem} from './cart-item';
import {maximumQuantity} from './constants';

type Stocked = Pick<Product, 'stockStatus' | 'stockQuantity' | 'backorders'>;

/** Whether the shop sells more than it has (rules: Quantities and stock). */
export const isEndless = ({stockStatus, backorders}: Omit<Stocked, 'stockQuantity'>): boolean =>
  stockStatus === 'ON_BACKORDER' || (stockStatus === 'IN_STOCK' && backorders !== 'NO');

/**
 * Of how many units none is on backorder: more are marked so, as WooCommerce marks them; null where nothing ever is.
 */
export function backordersBeyond({stockStatus, stockQuantity, backorders}: Stocked): number | null {
  if (backorders === 'YES') return null;
  if (stockStatus === 'ON_BACKORDER') return Math.max(0, stockQuantity ?? 0);
  return stockStatus === 'IN_STOCK' && backorders === 'NOTIFY' ? stockQuantity : null;
}

/** Whether units of a cart's line come later than the others. */
export const isBackordered = ({
  quantity,
  backordersBeyond: beyond,
}: Pick<CartItem, 'quantity' | 'backordersBeyond'>): boolean =>
  beyond !== undefined && quantity > beyond;

/** The largest quantity of one line (rules: Quantities and stock). */
export function mostToBuy({stockStatus, stockQuantity, backorders}: Stocked): number {
  if (isEndless({stockStatus, backorders})) return maximumQuantity;
  return Math.min(maximumQuantity, stockQuantity ?? maximumQuantity);
}
