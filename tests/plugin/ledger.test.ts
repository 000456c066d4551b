import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {createShopRateLimits} from '~adapters/rate-limits';
import {createAgentSessions} from '~adapters/woocommerce/agent-sessions';
import {holdsTheAgentSessionsContract} from '../contract/holds-the-agent-sessions-contract';
import {holdsTheLimitsContract} from '../contract/holds-the-limits-contract';
import {aNewOrder, aTryLimit} from '../support/new-orders';
import {toPhp} from '../support/php';
import {openPluginShop} from '../support/plugin-shop';

// A hundred questions one after the other.
vi.setConfig({testTimeout: 60_000});

let shop: Awaited<ReturnType<typeof openPluginShop>>;
beforeAll(async () => {
  shop = await openPluginShop();
});
afterAll(() => shop.close());

const day = 24 * 3600;
const rowsOf = (table: string) =>
  shop.run<number>(
    `echo (int) $GLOBALS['wpdb']->get_var( 'SELECT COUNT(*) FROM wp_bellyful_${table}' );`,
  );
const clean = () => shop.run(`do_action( 'bellyful_storefront_clean' ); echo 1;`);

describe('the plugin’s counters', () => {
  holdsTheLimitsContract(async () => createShopRateLimits(shop.plugin));

  test('are counted once for a bucket that is named twice', async () => {
    const two = aTryLimit(2);
    const limits = createShopRateLimits(shop.plugin);
    expect(await limits.count([two, two])).toEqual([0, 0]);
    expect(await limits.count([two])).toEqual([0]);
    expect(await limits.count([two])).not.toEqual([0]);
  });
});

describe('the plugin’s sessions of agents', () => {
  holdsTheAgentSessionsContract(async () => createAgentSessions(shop.plugin));
});

describe('of an order whose transaction the database takes back', () => {
  const count = (table: string) =>
    shop.run<number>(`echo (int) $GLOBALS['wpdb']->get_var( 'SELECT COUNT(*) FROM wp_${table}' );`);
  const deadlock = 'Deadlock found when trying to get lock';
  const collide = (statement: string, times = 1, error = deadlock) =>
    shop.surround(`$GLOBALS['collision'] = ${toPhp({statement, times, error})};`);
  const place = () => shop.commerce.orders.place(aNewOrder());

  test.each<[string, string, number?, string?]>([
    ['at a statement of the plugin’s', 'UPDATE wp_bellyful_attempts'],
    ['at one of WooCommerce’s, which goes on', 'INSERT INTO wp_wc_items'],
    ['at one that has waited too long', 'INSERT INTO wp_wc_items', 1, 'Lock wait timeout exceeded'],
    ['before the transaction', 'INSERT IGNORE INTO wp_bellyful_attempts'],
    ['nine times', 'INSERT INTO wp_wc_items', 9],
  ])('there is one all the same: %s', async (_where, ...collision) => {
    const [orders, lines] = [await count('wc_orders'), await count('wc_items')];
    collide(...collision);
    expect(await place()).toMatchObject({status: 'open'});
    expect([await count('wc_orders'), await count('wc_items')]).toEqual([orders + 1, lines + 2]);
  });

  test('again and again nothing is left', async () => {
    const before = [await count('wc_orders'), await rowsOf('holds')];
    collide('INSERT INTO wp_wc_items', 99);
    await expect(place()).rejects.toThrow('500');
    expect([await count('wc_orders'), await rowsOf('holds')]).toEqual(before);
  });

  test.each([
    [
      'its attempt was cleaned away',
      'SET version = version + 1',
      'DELETE FROM wp_bellyful_attempts',
    ],
    ['without an error, at its end', 'SET order_id = ', 'ROLLBACK; BEGIN IMMEDIATE'],
  ])('there is one all the same: %s', async (_why, statement, sql) => {
    const before = await count('wc_orders');
    shop.surround(
      `$GLOBALS['meanwhile'] = array( 'before' => '${statement}', 'do' => fn() => $GLOBALS['wpdb']->pdo->exec( '${sql}' ) );`,
    );
    expect(await place()).toMatchObject({status: 'open'});
    expect(await count('wc_orders')).toBe(before + 1);
  });
});

test('tables that an update of the plugin’s files brings are made by the next request', async () => {
  await shop.run(
    `$GLOBALS['wpdb']->pdo->exec( 'DROP TABLE wp_bellyful_limits' ); update_option( Bellyful\\Storefront\\Ledger\\TABLES_OPTION, '1' ); echo 1;`,
  );
  expect(await createShopRateLimits(shop.plugin).count([aTryLimit(1)])).toEqual([0]);
});

test.each(['return 1;', "throw new RuntimeException( 'It fails.' );"])(
  'a turn ends with its work: %s',
  async (work) => {
    const before = await rowsOf('limits');
    await shop.run(
      `try { Bellyful\\Storefront\\Ledger\\with_lock( 'work', static function () { ${work} } ); } catch ( RuntimeException $failed ) {} echo 1;`,
    );
    expect(await rowsOf('limits')).toBe(before);
  },
);

describe('once a day', () => {
  test('is planned once, as long as this plugin is on', async () => {
    const planned = (code = '') =>
      shop.run<number[]>(
        `${code} echo json_encode( array_values( get_option( 'events', array() ) ) );`,
      );
    const [first, ...others] = await planned();
    expect(others).toEqual([]);
    await shop.later(3600);
    expect(await planned()).toEqual([first]);
    const off = (plugin: string) =>
      planned(`do_action( 'deactivated_plugin', '${plugin}/${plugin}.php' );`);
    expect(await off('another-plugin')).toEqual([first]);
    expect(await off('bellyful-storefront')).toEqual([]);
  });

  test('what is over is deleted, and what is not stays', async () => {
    const limits = createShopRateLimits(shop.plugin);
    await clean();
    const before = await rowsOf('limits');
    await limits.count([aTryLimit(1, 60), aTryLimit(1, 10 * day)]);
    expect(await rowsOf('limits')).toBeGreaterThan(before + 1);
    await shop.later(2 * day);
    await clean();
    expect(await rowsOf('limits')).toBeLessThanOrEqual(before + 1);
    expect(await rowsOf('limits')).toBeGreaterThan(0);
  });

  test('a finished attempt is stored for 30 days, and one without an end for 90', async () => {
    const [finished, open] = [aNewOrder(), aNewOrder()];
    const orders = shop.commerce.orders;
    const isKnown = async ({key}: {key: string}) => (await orders.findByCheckout(key)) !== null;
    for (const wanted of [finished, open]) {
      const placed = await orders.place(wanted);
      const {databaseId} = placed.status === 'open' ? placed.order : expect.fail(placed.status);
      if (wanted === finished) await orders.finish(databaseId, 'pi_finished');
    }
    await shop.later(29 * day);
    await clean();
    expect(await isKnown(finished)).toBe(true);
    await shop.later(2 * day);
    await clean();
    expect(await isKnown(finished)).toBe(false);
    expect(await isKnown(open)).toBe(true);
    await shop.later(60 * day);
    await clean();
    expect(await isKnown(open)).toBe(false);
  });
});
