import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {toCents} from '~adapters/commerce';
import {createWooAccounts} from '~adapters/accounts/woocommerce/woocommerce-accounts';
import {createSupplies} from '~adapters/supplies/woocommerce';
import {tokenIn} from '../contract/mailed';
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
});
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
  await shop.today();
  return {
    supplies: createSupplies(shop.plugin),
    endable: createWooAccounts(shop.plugin).mails,
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

test('of an order that is not there nothing is stored', async () => {
  const changes = {
    doses: [],
    wants: true,
    isConfirmed: true,
    returnUrl: 'https://bellyful.example/',
  };
  await expect(createSupplies(shop.plugin).save(999_999, changes)).rejects.toThrow('404');
});

describe('a reminder', () => {
  const day = 24 * 3600;
  const supplies = () => createSupplies(shop.plugin);
  const returnUrl = 'https://bellyful.example/account/reminders';
  const clean = () => shop.run(`do_action( 'bellyful_storefront_clean' ); echo 1;`);
  const anEmail = () => `ida-${crypto.randomUUID().slice(0, 13)}@shop.example`;

  /** An order whose buyer wants one. */
  async function openWanted(isConfirmed = true, email = anEmail()) {
    await shop.today();
    const databaseId = await order(email, 2);
    const find = async () => (await supplies().of([databaseId])).get(databaseId);
    const [line = expect.fail('no line')] = (await find())?.lines ?? [];
    const doses = [{id: line.id, perDay: 1, days: 60, skus: ['MV-W2']}];
    await supplies().save(databaseId, {doses, wants: true, isConfirmed, returnUrl});
    const mailed = async () => (await shop.mails()).filter(({to}) => to === email);
    return {email, databaseId, line, find, mailed};
  }
  const send = async (days: number) => {
    await shop.later(days * day);
    await clean();
    await shop.runScheduler();
  };

  test('counts from the day on which the order was sent, and without what was given back', async () => {
    const {databaseId, line, find} = await openWanted();
    await shop.later(5 * day);
    await shop.run(
      `wc_get_order( ${databaseId} )->update_status( 'completed' ); wc_create_refund( array( 'order_id' => ${databaseId}, 'amount' => '1', 'reason' => '', 'items' => array( ${line.id} => 1 ) ) ); echo 1;`,
    );
    const today = new Date(Date.now() + 5 * day * 1000).toISOString().slice(0, 10);
    expect(await find()).toMatchObject({startsOn: today, lines: [{quantity: 1}]});
  });

  test('that nobody confirms is forgotten after 3 days', async () => {
    const {find, mailed} = await openWanted(false);
    const token = tokenIn((await mailed()).at(-1), 'confirm');
    expect((await find())?.reminder).toBe('unconfirmed');
    await shop.later(3 * day + 60);
    await clean();
    expect((await find())?.reminder).toBe('none');
    expect(await supplies().confirm(token)).toBe(false);
  });

  test('is not ended by an order of the same second that came before it', async () => {
    const before = await openWanted();
    const {databaseId, line, find} = await openWanted(true, before.email);
    await shop.run(
      `foreach ( array( ${before.databaseId}, ${databaseId} ) as $id ) { $order = wc_get_order( $id ); $order->set_date_created( 1790000000 ); $order->save(); } echo 1;`,
    );
    const doses = [{id: line.id, perDay: 1, days: 61, skus: ['MV-W2']}];
    await supplies().save(databaseId, {doses, wants: true, isConfirmed: true, returnUrl});
    expect((await find())?.reminder).toBe('planned');
  });

  test('is confirmed by its own link alone', async () => {
    const {email, mailed} = await openWanted(false);
    const token = tokenIn((await mailed()).at(-1), 'confirm');
    const another = await openWanted(false, email);
    expect(await supplies().confirm(token)).toBe(true);
    expect((await another.find())?.reminder).toBe('unconfirmed');
  });

  test('leaves no address once it is sent, and nothing after a year', async () => {
    const {databaseId, mailed} = await openWanted();
    const stored = () =>
      shop.run<{email: string}[]>(
        `echo json_encode( $GLOBALS['wpdb']->get_results( 'SELECT email FROM wp_bellyful_reminders WHERE order_id = ${databaseId}' ) );`,
      );
    await send(113);
    expect(await mailed()).toHaveLength(1);
    expect(await stored()).toEqual([{email: ''}]);
    await shop.later(364 * day);
    await clean();
    expect(await stored()).toHaveLength(1);
    await shop.later(2 * day);
    await clean();
    expect(await stored()).toEqual([]);
  });

  test('is followed once it was sent, not before', async () => {
    const {databaseId} = await openWanted();
    const clicked = () =>
      shop.run<number>(
        `echo (int) $GLOBALS['wpdb']->get_var( 'SELECT clicked_at FROM wp_bellyful_reminders WHERE order_id = ${databaseId}' );`,
      );
    await supplies().opened(databaseId);
    expect(await clicked()).toBe(0);
    await send(113);
    await supplies().opened(databaseId);
    expect(await clicked()).toBeGreaterThan(0);
  });

  test('is offered by nobody where the owner sends none', async () => {
    const {find} = await openWanted();
    await shop.run(`update_option( 'bellyful_reminder_days', '0' ); echo 1;`);
    expect((await find())?.reminder).toBe('unavailable');
    await shop.run(`delete_option( 'bellyful_reminder_days' ); echo 1;`);
  });

  test('is told by WordPress’ tools for personal data, and erased', async () => {
    const {email, databaseId, find} = await openWanted();
    const run = (tool: 'exporters' | 'erasers') =>
      shop.run<object>(
        `$tools = apply_filters( 'wp_privacy_personal_data_${tool}', array() ); echo json_encode( $tools['bellyful-storefront']['callback']( '${email}' ) );`,
      );
    expect(JSON.stringify(await run('exporters'))).toContain(`"value":"${databaseId}"`);
    expect(await run('erasers')).toMatchObject({items_removed: true});
    expect(await run('exporters')).toMatchObject({data: []});
    expect((await find())?.reminder).toBe('none');
  });

  test('goes, with what he takes, when the shop forgets who the buyer of an order was', async () => {
    const {databaseId, find} = await openWanted();
    await shop.run(
      `do_action( 'woocommerce_privacy_remove_order_personal_data', wc_get_order( ${databaseId} ) ); echo 1;`,
    );
    expect(await find()).toMatchObject({reminder: 'none', lines: [{perDay: null}]});
  });
});
