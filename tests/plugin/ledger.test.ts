import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {createShopRateLimits} from '~adapters/rate-limits';
import {createAgentSessions} from '~adapters/woocommerce/agent-sessions';
import {holdsTheAgentSessionsContract} from '../contract/holds-the-agent-sessions-contract';
import {holdsTheLimitsContract} from '../contract/holds-the-limits-contract';
import {aNewOrder, aTryLimit} from '../support/new-orders';
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

describe('once a day', () => {
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
