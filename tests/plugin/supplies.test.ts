import {afterAll, beforeAll} from 'vitest';
import {toCents} from '~adapters/commerce';
import {createSupplies} from '~adapters/woocommerce/supplies';
import {promisesAboutSupplies} from '../contract/promises-about-supplies';
import {aNewLine, aNewOrder} from '../support/new-orders';
import {openPluginShop} from '../support/plugin-shop';

let shop: Awaited<ReturnType<typeof openPluginShop>>;
beforeAll(async () => {
  shop = await openPluginShop();
  const label = {
    _bellyful_servings: '60',
    _bellyful_serving_size: '1 capsule',
    _bellyful_servings_a_day: '1',
  };
  await shop.addProducts([
    {databaseId: 23, name: 'Capsules', entries: {_price: '10', _sku: 'MV-W2', ...label}},
  ]);
  await shop.run(`update_option( 'bellyful_storefront_url', 'https://bellyful.example' ); echo 1;`);
}, 60_000);
afterAll(() => shop.close());

async function order(email: string, quantity: number): Promise<number> {
  const price = toCents(1000);
  const amount = toCents(1000 * quantity);
  const line = aNewLine({
    productId: 23,
    sku: 'MV-W2',
    quantity,
    price,
    subtotal: amount,
    total: amount,
  });
  const wanted = aNewOrder({lines: [line]});
  const placed = await shop.commerce.orders.place({...wanted, billing: {...wanted.billing, email}});
  if (placed.status !== 'open') throw new Error(`The order is ${placed.status}.`);
  await shop.commerce.orders.finish(
    placed.order.databaseId,
    `pi_${email}_${placed.order.databaseId}`,
  );
  return placed.order.databaseId;
}

promisesAboutSupplies(async () => {
  await shop.run(`update_option( 'later', 0 ); echo 1;`);
  return {
    supplies: createSupplies(shop.plugin),
    order,
    giveBack: (databaseId) =>
      shop.run(`wc_get_order( ${databaseId} )->update_status( 'refunded' ); echo 1;`),
    async remindOn(day) {
      await shop.onDay(day);
      await shop.run(`do_action( 'bellyful_storefront_clean' ); echo 1;`);
      await shop.runScheduler();
    },
    mails: shop.mails,
  };
});
