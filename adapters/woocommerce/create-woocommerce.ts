import type {Commerce} from '~adapters/commerce';
import {createShopClient, type ShopConnection} from './client';
import {createCoupons} from './coupons';
import {createOrders} from './orders';
import {createProducts} from './products';

/**
 * The shop through WPGraphQL for WooCommerce, uncached. Make one for each request: it costs nothing
 * until the shop is asked. On the server only, since it knows the shop's password.
 */
export function createWooCommerce(connection: ShopConnection): Commerce {
  const client = createShopClient(connection);
  const orders = createOrders(client, connection.endpoint);
  return {
    products: createProducts(client),
    coupons: createCoupons(client, (email) => orders.listByEmail(email)),
    orders,
  };
}
