import {describe, expect, test} from 'vitest';
import {toCents, type NewOrder, type Product} from '~adapters/commerce';
import {aLine, aLiveOrder, listSimpleProducts} from './live-order';
import {liveCommerce, livePlugin, mayWrite} from './live-shop';

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
  livePlugin().ask<{status: string}>('orders.place', {
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
    const tell = (name: string, state: 'open' | 'won') =>
      orders.recordDispute(databaseId, {
        disputeId: `${name}_${databaseId}`,
        amount: toCents(200),
        state,
      });
    await tell('one', 'open');
    await tell('other', 'open');
    await tell('one', 'won');
    expect(await orders.find(databaseId)).toMatchObject({status: 'ON_HOLD'});
    await tell('other', 'won');
    await tell('other', 'open');
    expect(await orders.find(databaseId)).toMatchObject({status: 'PROCESSING'});
  });
});
