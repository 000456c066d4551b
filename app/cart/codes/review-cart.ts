import type {Cents} from '~adapters/commerce/money';
import {requestLoyalty} from './request-loyalty';
import {useCartStore} from '~/cart/cart-store';
import {doubtDiscount} from './request-discount';

/** Takes the prices of a server that found another total, and asks again what the code and the loyalty are worth. */
export function reviewCart(prices: ReadonlyMap<string, Cents>): void {
  doubtDiscount();
  useCartStore.getState().updatePrices(prices);
  void requestLoyalty();
}
