import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {toCents} from '~adapters/commerce';
import {aNewLine, aNewOrder} from '../support/new-orders';
import {openPluginShop} from '../support/plugin-shop';

let shop: Awaited<ReturnType<typeof openPluginShop>>;
beforeAll(async () => {
  shop = await openPluginShop();
  await shop.run(`update_option( 'bellyful_storefront_url', 'https://bellyful.example' ); echo 1;`);
});
afterAll(() => shop.close());

/** An order of three of five, whose card was declined. */
async function aDeclinedOrder(productId: number) {
  const entries = {_price: '10', _manage_stock: 'yes', _stock: 5, _stock_status: 'instock'};
  await shop.addProducts([{databaseId: productId, name: 'Rice', entries}]);
  const order = await orderOf(productId, 3);
  await shop.commerce.orders.release(order.databaseId);
  return order;
}

async function orderOf(productId: number, quantity: number) {
  const lines = [aNewLine({productId, price: toCents(1000), quantity})];
  const placed = await shop.commerce.orders.place(aNewOrder({lines}));
  return placed.status === 'open' ? placed.order : expect.fail(placed.status);
}

/** Whether the page shows its form to who opens it, and what it says where it does not. */
const open = ({databaseId, orderKey}: {databaseId: number; orderKey: string}) =>
  shop.run<[boolean, string]>(
    `$GLOBALS['query'] = array( 'order-pay' => ${databaseId} ); $_GET['key'] = '${orderKey}'; do_action( 'before_woocommerce_pay' );
    echo json_encode( array( wc_get_order( ${databaseId} )->needs_payment(), apply_filters( 'woocommerce_add_error', 'WooCommerce’s own' ) ) );`,
  );

describe('the shop’s pay page', () => {
  test('takes the order that has what it needs', async () => {
    expect(await open(await aDeclinedOrder(20))).toEqual([true, 'WooCommerce’s own']);
  });

  test.each([
    ['nearly sold out (2 left)', 21, 3],
    ['sold out by now', 22, 5],
  ])(
    'says “%s” once others have had it, in the place of its form, and leads back',
    async (words, productId, others) => {
      const order = await aDeclinedOrder(productId);
      await orderOf(productId, others);
      const [isOpen, said] = await open(order);
      expect(isOpen).toBe(false);
      expect(said).toContain(words);
      expect(said).toContain('<a href="https://bellyful.example">Back to the shop</a>');
      expect(await open({...order, orderKey: 'wc_order_wrong'})).toEqual([
        true,
        'WooCommerce’s own',
      ]);
    },
  );

  test('leads nowhere while the owner has told no address', async () => {
    const order = await aDeclinedOrder(23);
    await orderOf(23, 5);
    await shop.run(`update_option( 'bellyful_storefront_url', '' ); echo 1;`);
    expect((await open(order))[1]).not.toContain('<a');
  });
});
