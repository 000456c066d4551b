import {afterAll, beforeAll} from 'vitest';
import {createStockNotices} from '~adapters/woocommerce/stock-notices';
import {promisesAboutStockNotices} from '../contract/promises-about-stock-notices';
import {openPluginShop} from '../support/plugin-shop';

let shop: Awaited<ReturnType<typeof openPluginShop>>;
beforeAll(async () => {
  shop = await openPluginShop();
  const entries = {_price: '10', _manage_stock: 'yes', _stock: 0, _stock_status: 'outofstock'};
  await shop.addProducts([
    {databaseId: 23, name: 'Rice', entries},
    {databaseId: 30, name: 'Pasta', entries: {_price: '10'}},
    {databaseId: 31, name: 'Pasta - Large', parentId: 30, entries},
  ]);
  await shop.run(`update_option( 'bellyful_storefront_url', 'https://bellyful.example' ); echo 1;`);
}, 60_000);
afterAll(() => shop.close());

/** Staff write a stock; a minute later the scheduler runs. */
async function setStock(units: number): Promise<void> {
  await shop.run(
    `foreach ( array( 23, 31 ) as $id ) { set_stock( $id, ${units} ); } do_action( 'shutdown' ); echo 1;`,
  );
  await shop.later(61);
  await shop.runScheduler();
}

promisesAboutStockNotices(async () => {
  await setStock(0);
  return {
    notices: createStockNotices(shop.plugin),
    simple: {databaseId: 23, name: 'Rice', slug: 'rice'},
    family: {databaseId: 30, variationId: 31},
    setStock,
    mails: shop.mails,
  };
});
