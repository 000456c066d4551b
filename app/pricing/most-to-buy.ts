import type {Product} from '~adapters/commerce';
import {maximumQuantity} from './constants';

/** The largest quantity of one line; on backorder none are left and more are sold (rules: Quantities and stock). */
export function mostToBuy({
  stockStatus,
  stockQuantity,
}: Pick<Product, 'stockStatus' | 'stockQuantity'>): number {
  if (stockStatus === 'ON_BACKORDER') return maximumQuantity;
  return Math.min(maximumQuantity, stockQuantity ?? maximumQuantity);
}
