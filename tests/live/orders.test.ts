import {describe, expect, test} from 'vitest';
import {toCents, type NewOrder, type Product} from '~adapters/commerce';
import {createShopReservations} from '~adapters/ledger/woocommerce/woocommerce-ledger';
import {aLine, aLiveOrder, listSimpleProducts} from './live-order';
import {anAddress} from '../support/orders';
import {admin, requestAsAdmin, liveCommerce, livePlugin, mayWrite, setting} from './live-shop';

const code = process.env['WOO_CONTRACT_COUPON'] ?? 'SAVE10';
const commerce = liveCommerce();
const {orders, coupons, products} = commerce;
let counted: Promise<Product> | undefined;

async function aCountedProduct(): Promise<Product> {
  const simple = await listSimpleProducts(commerce);
  const counted = simple.find(({stockQuantity}) => (stockQuantity ?? 0) > 3);
  return counted ?? expect.fail('the shop sells nothing that it counts');
}

const stockOf = async ({databaseId}: Product) =>
  (await products.findFresh(databaseId))?.stockQuantity ?? 0;
const usesOf = async () => (await coupons.find(code))?.usageCount ?? 0;

async function create(changes: Partial<NewOrder> = {}) {
  const product = await (counted ??= aCountedProduct());
  const line = aLine({name: product.name, productId: product.databaseId, quantity: 2});
  const order = await orders.create(aLiveOrder([line], changes));
  return {order, product};
}

const place = (orderId: number, method: string) =>
  livePlugin().send<{status: string}>('orders.place', {
    method: 'POST',
    path: `/orders/${orderId}/place`,
    body: {method},
  });

describe.runIf(mayWrite)('an order in a real shop', () => {
  test('counts its code once it is paid, and gives it back when it is cancelled', async () => {
    const before = await usesOf();
    const {order} = await create({meta: [{key: 'Discount code', value: code}]});
    expect(await usesOf()).toBe(before);
    await orders.markPaid(order.databaseId, 'pi_live');
    await orders.markPaid(order.databaseId, 'pi_live');
    expect(await usesOf()).toBe(before + 1);
    expect(await coupons.countUses(code, order.email)).toBe(1);
    await orders.cancel(order.databaseId);
    expect(await usesOf()).toBe(before);
    expect(await coupons.countUses(code, order.email)).toBe(0);
  });

  test('takes its stock once it is paid, and gives it back when it is cancelled', async () => {
    const {order, product} = await create();
    const before = await stockOf(product);
    await orders.markPaid(order.databaseId, 'pi_live');
    expect(await stockOf(product)).toBe(before - 2);
    await orders.cancel(order.databaseId);
    expect(await stockOf(product)).toBe(before);
  });

  test('that is paid stays in processing until somebody sends it', async () => {
    const {databaseId} = await orders.create(aLiveOrder([aLine()]));
    expect(await orders.markPaid(databaseId, 'pi_live')).toMatchObject({status: 'PROCESSING'});
  });

  test('is placed once to be paid on delivery, with its stock and its code', async () => {
    const before = await usesOf();
    const {order, product} = await create({meta: [{key: 'Discount code', value: code}]});
    const left = await stockOf(product);
    const answers = await Promise.all([1, 2].map(() => place(order.databaseId, 'cod')));
    for (const answer of answers)
      expect(answer).toMatchObject({ok: true, body: {status: 'processing'}});
    expect(await orders.find(order.databaseId)).toMatchObject({
      status: 'PROCESSING',
      needsPayment: false,
      paidAt: null,
    });
    expect(await stockOf(product)).toBe(left - 2);
    expect(await usesOf()).toBe(before + 1);
    await orders.cancel(order.databaseId);
    expect(await usesOf()).toBe(before);
  });

  test('that is cancelled cannot be placed any more', async () => {
    const {order} = await create();
    await orders.cancel(order.databaseId);
    expect(await place(order.databaseId, 'cod')).toMatchObject({ok: false, status: 409});
  });

  test('whose money was given back is refunded, once, and its code is free again', async () => {
    const before = await usesOf();
    const {order} = await create({meta: [{key: 'Discount code', value: code}]});
    const {total, databaseId} = await orders.markPaid(order.databaseId, 'pi_live');
    const part = {refundId: `re_${databaseId}`, amount: toCents(100)};
    expect(await orders.recordRefund(databaseId, part)).toBe(true);
    expect(await orders.recordRefund(databaseId, part)).toBe(true);
    expect(await orders.find(databaseId)).toMatchObject({status: 'PROCESSING'});
    const tooMuch = {refundId: `re_${databaseId}_2`, amount: total};
    expect(await orders.recordRefund(databaseId, tooMuch)).toBe(false);
    const rest = {refundId: `re_${databaseId}_3`, amount: toCents(total - 100)};
    expect(await orders.recordRefund(databaseId, rest)).toBe(true);
    expect(await orders.find(databaseId)).toMatchObject({status: 'REFUNDED'});
    expect(await usesOf()).toBe(before);
  });

  test.each([
    ['won', 'PROCESSING'],
    ['lost', 'REFUNDED'],
  ] as const)(
    'whose payment is disputed is held until the bank decides: %s',
    async (state, then) => {
      const {order} = await create();
      const {total: amount, databaseId} = await orders.markPaid(order.databaseId, 'pi_live');
      const dispute = {disputeId: `dp_${databaseId}`, amount};
      for (const each of ['open', 'open'] as const)
        await orders.recordDispute(databaseId, {...dispute, state: each});
      expect(await orders.find(databaseId)).toMatchObject({status: 'ON_HOLD'});
      await orders.recordDispute(databaseId, {...dispute, state});
      expect(await orders.find(databaseId)).toMatchObject({status: then});
    },
  );

  test('with a free line, given back in part and then lost, is refunded', async () => {
    const free = aLine({name: 'A sample', subtotal: toCents(0), total: toCents(0)});
    const {databaseId} = await orders.create(aLiveOrder([aLine(), free]));
    const {total: amount} = await orders.markPaid(databaseId, 'pi_live');
    await orders.recordRefund(databaseId, {refundId: `re_${databaseId}`, amount: toCents(100)});
    const dispute = {disputeId: `dp_${databaseId}`, amount};
    for (const state of ['open', 'lost', 'lost'] as const)
      await orders.recordDispute(databaseId, {...dispute, state});
    expect(await orders.find(databaseId)).toMatchObject({status: 'REFUNDED'});
  });

  test('waits for the last of its disputes, and for none that is told of after its end', async () => {
    const {databaseId} = await orders.create(aLiveOrder([aLine()]));
    await orders.markPaid(databaseId, 'pi_live');
    const notify = (name: string, state: 'open' | 'won') =>
      orders.recordDispute(databaseId, {
        disputeId: `${name}_${databaseId}`,
        amount: toCents(200),
        state,
      });
    await notify('one', 'open');
    await notify('other', 'open');
    await notify('one', 'won');
    expect(await orders.find(databaseId)).toMatchObject({status: 'ON_HOLD'});
    await notify('other', 'won');
    await notify('other', 'open');
    expect(await orders.find(databaseId)).toMatchObject({status: 'PROCESSING'});
  });
});

describe.runIf(mayWrite)('a code for each customer in a real shop', () => {
  test('counts the uses of a mailbox, under whatever address it was used', async () => {
    const name = `ada.b.${crypto.randomUUID().slice(0, 8)}`;
    const plain = name.replaceAll('.', '');
    const used = [`${name}+1@gmail.com`, `${plain.toUpperCase()}@googlemail.com`];
    for (const email of used) {
      const {billing} = aLiveOrder([]);
      const meta = [{key: 'Discount code', value: code}];
      const {databaseId} = await orders.create(
        aLiveOrder([aLine()], {meta, billing: {...billing, email}}),
      );
      await orders.markPaid(databaseId, 'pi_live');
    }
    for (const email of [...used, `${plain}@gmail.com`, `a.${plain.slice(1)}+x@GMail.com`])
      expect(await coupons.countUses(code, email)).toBe(2);
    for (const email of [`${plain}1@gmail.com`, `${plain}@example.com`, `x${plain}@gmail.com`])
      expect(await coupons.countUses(code, email)).toBe(0);
  });
});

describe.runIf(mayWrite)('what is once per customer in a real shop', () => {
  const holds = createShopReservations(livePlugin());
  const minute = 60_000;

  /** An order that claims a thing, and the thing as somebody else would claim it. */
  async function claiming() {
    const claim = `sample:live-${crypto.randomUUID()}`;
    const meta = [{key: '_bellyful_claims', value: `coupon:NO-SUCH-CODE, ${claim}`}];
    const order = await orders.create(aLiveOrder([aLine()], {meta}));
    const key = order.orderReference?.split('.')[0] ?? '';
    const once = [{productKey: claim, quantity: 1, available: 1}];
    const reserve = (holder: string) => holds.reserve(`${holder}.sample`, once, minute);
    return {order, key, reserve, other: crypto.randomUUID()};
  }
  const payPage = async (url: string) => (await fetch(url)).text();

  test('is held by the order that is about to be paid on the shop’s page', async () => {
    const {order, reserve, other} = await claiming();
    expect(await payPage(order.payUrl)).not.toContain('one per customer');
    expect(await reserve(other)).toMatchObject({status: 'short'});
  });

  test('cannot be paid on the shop’s page when somebody else has it', async () => {
    const {order, reserve, other} = await claiming();
    expect(await reserve(other)).toEqual({status: 'reserved'});
    expect(await payPage(order.payUrl)).toContain('one per customer and was ordered before');
  });

  test('is paid on that page alone, not through the Store API to another address', async () => {
    const {order} = await claiming();
    const {databaseId, orderKey, email} = order;
    const path = `wp-json/wc/store/v1/checkout/${databaseId}`;
    const url = new URL(path, setting('WOO_GRAPHQL_URL'));
    url.search = new URLSearchParams({key: orderKey, billing_email: email}).toString();
    const address = {...anAddress(), email};
    const answer = await fetch(url, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({key: orderKey, billing_email: email, billing_address: address}),
    });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({code: 'bellyful_pay_page'});
  });

  test('that was paid all the same waits for staff', async () => {
    const {order, reserve, other} = await claiming();
    await reserve(other);
    await orders.markPaid(order.databaseId, 'pi_live');
    expect(await orders.find(order.databaseId)).toMatchObject({status: 'ON_HOLD'});
  });

  test('stays with a paid order, and comes back with a cancelled one', async () => {
    const {order, key, reserve, other} = await claiming();
    await reserve(key);
    expect(await orders.markPaid(order.databaseId, 'pi_live')).toMatchObject({
      status: 'PROCESSING',
    });
    expect(await reserve(other)).toMatchObject({status: 'short'});
    await orders.cancel(order.databaseId);
    expect(await reserve(other)).toEqual({status: 'reserved'});
  });

  test.skipIf(!admin)('comes back with an unpaid order that staff throw away', async () => {
    const {order, key, reserve, other} = await claiming();
    await reserve(key);
    await requestAsAdmin('DELETE', `orders/${order.databaseId}`);
    expect(await reserve(other)).toEqual({status: 'reserved'});
  });
});
