import type {Product, SoldAs} from '~adapters/commerce';
import {maximumQuantity} from './constants';

/** More than are there: sent once they are. */
export const isBackordered = (soldAs: SoldAs | null | undefined, quantity: number): boolean =>
  quantity > (soldAs?.backordersBeyond ?? quantity);

/** The largest quantity of one line; on backorder none are left and more are sold (rules: Quantities and stock). */
export function mostToBuy({
  stockStatus,
  stockQuantity,
}: Pick<Product, 'stockStatus' | 'stockQuantity'>): number {
  if (stockStatus === 'ON_BACKORDER') return maximumQuantity;
  return Math.min(maximumQuantity, stockQuantity ?? maximumQuantity);
}
