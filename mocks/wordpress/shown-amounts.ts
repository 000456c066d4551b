import {toAmount} from '~adapters/commerce/money';
import {totalsOf, type OrderRecord} from '~mocks/woocommerce/order-record';
import type {Shop} from '~mocks/woocommerce/shop';
import {toNet} from '~mocks/woocommerce/taxes';

interface Shown {
  productId: number | null;
  amount: number;
  state: string;
}

/** What a line was shown at, as the shop writes it on an order: without tax. */
export const toNetText = (shop: Shop, shown: Shown): string =>
  String(toAmount(toNet(shop, shown), shop.currency));

/** The tax of an order, beside what its lines and its shipping were shown at. */
export function toTaxJson(order: OrderRecord, shown: number) {
  const {tax, total} = totalsOf(order);
  const {shippingTax = 0, pricesIncludeTax = false} = order;
  return {
    tax,
    shippingTax: Math.round(shippingTax),
    added: total - shown,
    total,
    pricesIncludeTax,
  };
}
