import {hasOffers, shopCurrency, usDollars} from '~adapters/commerce';
import type {OrderRequest} from './order-request.server';

type Shown = Pick<OrderRequest, 'expectedCurrency' | 'sentBy'>;

/**
 * Whether the shopper saw his total in what the shop counts in now, and by the rules that it sells by now: the same
 * figures may be of another currency.
 */
export function countsAsShop({expectedCurrency, sentBy}: Shown): boolean {
  const {code, decimals} = expectedCurrency ?? usDollars;
  const shop = shopCurrency();
  const isSameCurrency = code === shop.code && decimals === shop.decimals;
  return isSameCurrency && hasOffers() === (sentBy === undefined);
}
