import {fine, toConfirm, wrong, type Check} from '../check';
import type {ShopFacts} from '../shop-facts';

/** Whose offers and shipping count, and what that means (rules: Whose rules). */
export function checkRules({rules, shippingZones}: Partial<ShopFacts>): Check {
  const count = shippingZones?.methods ?? 0;
  const name = 'Offers and shipping';
  if (rules !== 'shop')
    return toConfirm(
      name,
      `The storefront’s own: its flat rate, discounts, starter offers and free sample; the shop’s shipping methods (${count}) are not used. Is that what you want? The plugin’s page lets you choose.`,
    );
  if (count > 0)
    return fine(
      name,
      `The shop’s own: its shipping methods (${count}), and no discounts but its coupons.`,
    );
  return wrong(name, {
    message: 'The shop’s own, and it has no shipping method: everything is sent for nothing.',
    fix: 'Add a method under WooCommerce, Settings, Shipping, or choose the storefront’s offers on the plugin’s page.',
  });
}
