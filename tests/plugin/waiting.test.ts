import {createHash} from 'node:crypto';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {toCents, type NewOrder} from '~adapters/commerce';
import {contractVersion} from '~adapters/woocommerce/plugin-contract';
import {aNewLine, aNewOrder} from '../support/new-orders';
import {toPhp} from '../support/php';
import {openPluginShop} from '../support/plugin-shop';

let shop: Awaited<ReturnType<typeof openPluginShop>>;
beforeAll(async () => {
  shop = await openPluginShop();
  const entries = {_price: '10.00', _regular_price: '10.00', _manage_stock: 'yes', _stock: 50};
  await shop.addProducts([
    {databaseId: 23, name: 'Konjac Rice', entries},
    {databaseId: 24, name: 'Konjac Pasta', entries},
  ]);
  await shop.addCoupon('SAVE5', {_discount_type: 'fixed_cart', _amount: '5'});
});
afterAll(() => shop.close());

/** The row in which WooCommerce writes for the whole shop that lists of orders are old. */
const version = '_transient_orders-transient-version';

async function anOrder(
  productIds: number[] = [23],
  changes: Partial<NewOrder> = {},
): Promise<number> {
  const lines = productIds.map((productId) => aNewLine({productId, price: toCents(1000)}));
  const placed = await shop.commerce.orders.place(aNewOrder({lines, ...changes}));
  return placed.status === 'open' ? placed.order.databaseId : expect.fail(placed.status);
}

/** The statements of what a question has locked or changed. */
const changesOf = (path: string, body: object, before = '', after = '') => {
  const headers = {'x-bellyful-contract': String(contractVersion)};
  const asked = {method: 'POST', path: `/bellyful/v1${path}`, query: {}, headers, body};
  return shop.run<string[]>(
    `${before} $GLOBALS['statements'] = array(); serve( ${toPhp(asked)} ); ${after}
    echo json_encode( array_values( preg_grep( '/^(INSERT|UPDATE|DELETE|COMMIT|ROLLBACK|START TRANSACTION)|FOR UPDATE$/', $GLOBALS['statements'] ) ) );`,
  );
};

const lockOfCodes = (databaseId: number) =>
  createHash('sha256').update(`lock:codes:${databaseId}`).digest('hex');

const cancellation = {reason: '', refunds: false};

test('a transaction writes the shop’s row of old lists last, once, and together with the order', async () => {
  const databaseId = await anOrder();
  await shop.later(60);
  const changes = await changesOf(`/orders/${databaseId}/cancel`, cancellation);
  const begins = changes.indexOf('START TRANSACTION');
  const transaction = changes.slice(begins, changes.indexOf('COMMIT', begins));
  expect(transaction.filter((sql) => sql.startsWith('UPDATE wp_wc_orders')).length).toBeGreaterThan(
    0,
  );
  expect(transaction.filter((sql) => sql.includes(version))).toEqual([transaction.at(-1)]);
});

test('a cancellation takes the counts of units and codes before it changes any, in the order of all others', async () => {
  const databaseId = await anOrder([24, 23]);
  const changes = await changesOf(`/orders/${databaseId}/cancel`, cancellation);
  const begins = changes.indexOf('START TRANSACTION') + 1;
  expect(changes.slice(begins, begins + 3)).toEqual(
    ['post_id = 23', 'post_id = 24', lockOfCodes(databaseId)].map((text) =>
      expect.stringContaining(text),
    ),
  );
});

test.each(['an order', 'an order of before'])(
  'units and codes of %s are counted by one at a time',
  async (which) => {
    const {version: asked = ''} = (await shop.commerce.coupons.find('SAVE5', null)) ?? {};
    const databaseId = await anOrder(
      [23],
      which === 'an order'
        ? {codes: [{code: 'SAVE5', version: asked, discount: toCents(0)}]}
        : {meta: [{key: 'Discount code', value: 'SAVE5'}]},
    );
    const changes = await changesOf(`/orders/${databaseId}/finish`, {chargeId: 'pi_1'});
    const takenBefore = (word: string) => {
      const counted = changes.findIndex((sql) => sql.includes(word));
      return changes.slice(changes.lastIndexOf('START TRANSACTION', counted), counted).join();
    };
    expect(takenBefore('codes_counted')).toContain(lockOfCodes(databaseId));
    expect(takenBefore('SET stock_reduced')).toMatch(/post_id = 23 .* FOR UPDATE/);
  },
);

test('one that was taken back writes nothing there, and what is saved after it does so at once', async () => {
  const [broken, databaseId] = [await anOrder(), await anOrder()];
  await shop.later(60);
  const changes = await changesOf(
    `/orders/${broken}/cancel`,
    cancellation,
    `add_action( 'woocommerce_order_status_cancelled', static fn() => throw new RuntimeException( 'Another plugin broke.' ) );`,
    `wc_get_order( ${databaseId} )->save();`,
  );
  expect(changes).not.toContain('COMMIT');
  const writes = changes.flatMap((sql, place) => (sql.includes(version) ? [place] : []));
  expect(writes).toHaveLength(1);
  expect(writes[0]).toBeGreaterThan(changes.lastIndexOf('ROLLBACK'));
});

test('nothing that is held is deleted by when it ends, which others’ holds do as well', async () => {
  const databaseId = await anOrder();
  await shop.later(7200);
  const changes = await changesOf(`/orders/${databaseId}/finish`, {chargeId: 'pi_1'});
  const deleted = changes.filter((sql) => sql.startsWith('DELETE FROM wp_bellyful_holds'));
  expect(deleted.length).toBeGreaterThan(0);
  expect(deleted.filter((sql) => sql.includes('ends_at'))).toEqual([]);
  expect(deleted.filter((sql) => sql.includes('place ='))).toHaveLength(1);
});
