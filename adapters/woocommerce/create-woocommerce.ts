import type {Commerce, Taxes} from '~adapters/commerce';
import {createShopClient} from './client';
import {createCoupons} from './coupons';
import {createOrders} from './orders';
import {createPluginClient, type PluginClient} from './plugin-client';
import {createProducts} from './products';
import type {ShopConnection} from './shop-connection';
import {createShopSettings, type ShopSettings} from './shop-settings';
import {createTaxes} from './taxes';

/**
 * The shop through WPGraphQL for WooCommerce, uncached. Make one for each request: it costs nothing
 * until the shop is asked; only `taxes`, `plugin` and `settings` are worth having for the next. On the server only, since it knows
 * the shop's password.
 */
export function createWooCommerce(
  connection: ShopConnection,
  taxes?: Taxes,
  given?: PluginClient,
  known?: ShopSettings,
): Commerce {
  const client = createShopClient(connection);
  const plugin = given ?? createPluginClient(connection);
  const settings = known ?? createShopSettings(plugin);
  return {
    products: createProducts(client, connection, settings),
    coupons: createCoupons(plugin),
    orders: createOrders(client, plugin, settings, connection.endpoint),
    taxes: taxes ?? createTaxes(plugin, settings),
  };
}
