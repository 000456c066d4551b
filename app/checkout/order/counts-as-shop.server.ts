import {shopCurrency, usDollars} from '~adapters/commerce';
import type {OrderRequest} from './order-request.server';

/** Whether the shopper saw his total in what the shop counts in now: the same figures may be of another currency. */
export function countsAsShop({expectedCurrency}: Pick<OrderRequest, 'expectedCurrency'>): boolean {
  const {code, decimals} = expectedCurrency ?? usDollars;
  const shop = shopCurrency();
  return code === shop.code && decimals === shop.decimals;
}
