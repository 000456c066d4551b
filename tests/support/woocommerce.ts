import type {Commerce, Taxes} from '~adapters/commerce';
import {createCatalogue} from '~adapters/woocommerce/products/catalogue';
import {createShopClient} from '~adapters/woocommerce/client';
import {createCoupons} from '~adapters/woocommerce/orders/coupons';
import {createOrders} from '~adapters/woocommerce/orders/orders';
import {createPluginClient} from '~adapters/woocommerce/plugin-client';
import type {ShopConnection} from '~adapters/woocommerce/shop-connection';
import {createShopSettings} from '~adapters/woocommerce/shop-settings';
import {createTaxes} from '~adapters/woocommerce/orders/taxes';

/** All ports of one shop, uncached. */
export function createWooCommerce(connection: ShopConnection, taxes?: Taxes): Commerce {
  const client = createShopClient(connection);
  const plugin = createPluginClient(connection);
  const settings = createShopSettings(plugin);
  return {
    products: createCatalogue(client, connection, settings),
    coupons: createCoupons(plugin),
    orders: createOrders(client, plugin, settings, connection.endpoint),
    taxes: taxes ?? createTaxes(plugin, settings),
  };
}
