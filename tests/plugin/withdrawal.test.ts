import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {toCents} from '~adapters/commerce';
import {aNewLine, aNewOrder} from '../support/new-orders';
import {openPluginShop} from '../support/plugin-shop';

let shop: Awaited<ReturnType<typeof openPluginShop>>;
const price = toCents(1999);
const orders = () => shop.commerce.orders;

beforeAll(async () => {
  shop = await openPluginShop();
  const entries = {_price: '19.99', _regular_price: '19.99', _manage_stock: 'yes', _stock: 500};
  await shop.run(`update_option( 'admin_email', 'owner@shop.example' ); echo 1;`);
  await shop.addProducts([
    {databaseId: 23, name: 'Konjac Rice', entries},
    {
      databaseId: 24,
      name: 'Fresh Noodles',
      entries: {...entries, _bellyful_no_withdrawal: 'perishable'},
    },
  ]);
});
afterAll(() => shop.close());

const inShop = (databaseId: number, code: string) =>
  shop.run(`$order = wc_get_order( ${databaseId} ); ${code} echo 1;`);

async function aPaidOrder(): Promise<number> {
  const line = (name: string, productId: number) => aNewLine({name, productId, quantity: 2, price});
  const lines = [line('Konjac Rice', 23), line('Fresh Noodles', 24)];
  const placed = await orders().place(aNewOrder({lines}));
  const {databaseId} = placed.status === 'open' ? placed.order : expect.fail(placed.status);
  await orders().finish(databaseId, `pi_${databaseId}`);
  return databaseId;
}

async function aSentOrder(): Promise<number> {
  const databaseId = await aPaidOrder();
  await inShop(databaseId, `$order->update_status( 'completed' );`);
  return databaseId;
}

const withdraw = (databaseId: number, lines = [0, 1], email = '') =>
  orders().withdraw(databaseId, {lines, name: 'Ada <b>Miller</b>', email});
const withdrawal = async (databaseId: number) =>
  (await orders().news([databaseId])).get(databaseId)?.withdrawal ?? expect.fail('nothing said');
const mailsAbout = async (databaseId: number) =>
  (await shop.mails()).filter(({subject}) => subject === `Withdrawal from order ${databaseId}`);

test('a withdrawal is taken once, noted, told to staff and acknowledged at once', async () => {
  const databaseId = await aSentOrder();
  expect((await withdrawal(databaseId)).lines).toEqual([
    {line: 0, exception: ''},
    {line: 1, exception: 'perishable'},
  ]);
  const presses = [1, 2, 3].map(() => withdraw(databaseId, [0, 1], 'ada@work.example'));
  expect(await Promise.all(presses)).toContain(true);
  expect(await withdraw(databaseId, [0])).toBe(true);
  expect(await withdrawal(databaseId)).toMatchObject({
    lines: [{line: 1}],
    withdrawn: [{lines: [0], at: expect.stringMatching(/Z$/)}],
  });
  const notes = await shop.run<string[]>(
    `echo json_encode( array_column( wc_get_order_notes( array( 'order_id' => ${databaseId} ) ), 'content' ) );`,
  );
  expect(
    notes.filter((note) => note.includes('2 × Konjac Rice\nDeclared by Ada Miller')),
  ).toHaveLength(1);
  const mails = await mailsAbout(databaseId);
  expect(mails.map(({to}) => to)).toEqual([
    'owner@shop.example',
    expect.stringMatching(/^ada-/),
    'ada@work.example',
  ]);
  for (const {text} of mails) expect(text).toMatch(/received on .*\d\d:\d\d[^]*2 × Konjac Rice/);
  expect(mails[1]?.text).toContain('within 14 days');
});

describe('nobody withdraws', () => {
  test('from what is perishable', async () => {
    expect(await withdraw(await aSentOrder(), [1])).toBe(false);
  });

  test('while the order can be cancelled, nor once it is given back', async () => {
    const databaseId = await aPaidOrder();
    expect((await withdrawal(databaseId)).lines).toEqual([]);
    expect(await withdraw(databaseId)).toBe(false);
    await shop.run(`update_option( 'bellyful_cancel_hours', 0 ); echo 1;`);
    expect(await withdrawal(databaseId)).toMatchObject({
      until: null,
      lines: [{line: 0}, {line: 1}],
    });
    await inShop(databaseId, `$order->update_status( 'refunded' );`);
    expect(await withdraw(databaseId)).toBe(false);
  });

  test('after the 14th day since it came', async () => {
    const databaseId = await aPaidOrder();
    const cameBefore = (days: number) =>
      inShop(
        databaseId,
        `$order->update_meta_data( '_wc_shipment_tracking_items', array( array( 'tracking_number' => '94', 'date_shipped' => time() - 20 * 86400 ) ) );
        $order->update_meta_data( 'shipment_status', array( array( 'status' => 'delivered', 'status_date' => gmdate( 'Y-m-d', time() - ${days} * 86400 ) ) ) ); $order->save();`,
      );
    await cameBefore(14);
    expect((await withdrawal(databaseId)).lines).toHaveLength(2);
    await cameBefore(15);
    expect(await withdrawal(databaseId)).toMatchObject({until: null, lines: []});
    expect(await withdraw(databaseId)).toBe(false);
  });
});
