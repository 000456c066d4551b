import {shopCurrency} from '~adapters/commerce/price-facts';
import type {ServerCart} from '~/cart/show-cart.server';
import type {PricedCart} from '~/pricing/priced-cart';
import {checkoutFields} from './checkout-fields';

/** What the page shows, for an order at these amounts and no others. */
export function ShownAmounts({serverCart, priced}: {serverCart: ServerCart; priced: PricedCart}) {
  const {code, decimals} = shopCurrency();
  const {total, tax, fees, shippingMethod, shipping, includedTax: included} = priced;
  const shown: [name: string, value: string | number][] = [
    [checkoutFields.key, serverCart.key],
    [checkoutFields.version, serverCart.version],
    [checkoutFields.total, total],
    [checkoutFields.currency, `${code}:${decimals}`],
  ];
  if (priced.shipsNothing) shown.push([checkoutFields.shipsNothing, 'yes']);
  if (tax !== undefined) shown.push([checkoutFields.tax, tax]);
  if (fees) shown.push([checkoutFields.fees, JSON.stringify(fees)]);
  if (shippingMethod !== undefined) shown.push([checkoutFields.shipping, shipping ?? 0]);
  if (included) shown.push([checkoutFields.includedTax, `${included.total}:${included.shipping}`]);
  return shown.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
