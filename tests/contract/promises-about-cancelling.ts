import {describe, expect, test} from 'vitest';
import type {NewOrder, PlacedOrder, Product} from '~adapters/commerce';
import {aNewOrder} from '../support/new-orders';
import {aCharge, aClaim, openDesk, type OrderShop} from './order-desk';

const refunded = {reason: 'Ordered twice.', refunds: true};

/** What a shop promises about orders that their customers cancel (rules: Cancelling an order). */
export function promisesAboutCancelling(shop: () => OrderShop, all: () => Product[]): void {
  const {orders, expectTo, open, aCode, anOrder, findCode, onDelivery, stock, cancel} = openDesk(
    shop,
    all,
  );
  const usageCount = async () =>
    (await shop().commerce.coupons.find(aCode(), null))?.usageCount ?? 0;

  async function aPaidOrder(wanted: NewOrder = aNewOrder()): Promise<PlacedOrder> {
    const {databaseId} = await open(wanted);
    return (await orders().finish(databaseId, aCharge())).order;
  }

  const isUnfinished = async (databaseId: number) =>
    (await orders().listUnfinished({sinceHours: 1, limit: 1000})).some(
      ({order}) => order.databaseId === databaseId,
    );

  const cancellation = async (databaseId: number) =>
    (await orders().news([databaseId])).get(databaseId)?.cancellation ??
    expect.fail('nothing is said of it');

  describe('an order that its customer cancels', () => {
    test('gives back stock, code and what is once per customer, once, however often it is pressed', async () => {
      const before = {stock: await stock(), uses: await usageCount()};
      const claims = [aClaim()];
      const {databaseId} = await aPaidOrder(anOrder({codes: [await findCode(aCode())], claims}));
      expect(await orders().isClaimed(claims)).toBe(true);
      const pressed = await Promise.all([1, 2, 3].map(() => orders().cancel(databaseId, refunded)));
      for (const order of pressed) expect(order).toMatchObject({databaseId, status: 'CANCELLED'});
      expect({stock: await stock(), uses: await usageCount()}).toEqual(before);
      expect(await orders().isClaimed(claims)).toBe(false);
    });

    test('is unfinished until its money is given back, which is written once, and says so', async () => {
      const {databaseId, total} = await aPaidOrder();
      expect(await cancellation(databaseId)).toMatchObject({cancelledAt: null});
      expect((await cancellation(databaseId)).until).not.toBeNull();
      await orders().cancel(databaseId, refunded);
      expect(await isUnfinished(databaseId)).toBe(true);
      expect(await cancellation(databaseId)).toMatchObject({until: null, money: 'refund'});
      const refund = {refundId: `re_${databaseId}`, amount: total};
      for (const _time of ['once', 'twice'])
        expect(await orders().recordRefund(databaseId, refund)).toBe(true);
      await orders().close(databaseId);
      expect(await isUnfinished(databaseId)).toBe(false);
      expect(await orders().find(databaseId)).toMatchObject({status: 'REFUNDED'});
      expect(await cancellation(databaseId)).toMatchObject({
        cancelledAt: expect.any(String),
        money: 'returned',
      });
    });

    test('owes nothing once the bank of its payer has taken the money back', async () => {
      const {databaseId, total} = await aPaidOrder();
      await orders().cancel(databaseId, refunded);
      const dispute = {disputeId: `dp_${databaseId}`, amount: total};
      await orders().recordDispute(databaseId, {...dispute, state: 'open'});
      expect(await isUnfinished(databaseId)).toBe(true);
      await orders().recordDispute(databaseId, {...dispute, state: 'lost'});
      expect(await isUnfinished(databaseId)).toBe(false);
      expect(await cancellation(databaseId)).toMatchObject({money: 'returned'});
    });

    test('takes all of its money back, whatever staff have written before', async () => {
      const {databaseId, total} = await aPaidOrder();
      const part = {refundId: `re_${databaseId}_staff`, amount: 100 as typeof total};
      await orders().recordRefund(databaseId, part);
      await orders().cancel(databaseId, refunded);
      const all = {refundId: `re_${databaseId}`, amount: total};
      expect(await orders().recordRefund(databaseId, all)).toBe(true);
      expect(await orders().find(databaseId)).toMatchObject({status: 'REFUNDED'});
    });

    test('and that was paid elsewhere is left to staff', async () => {
      const {databaseId} = await aPaidOrder();
      await orders().cancel(databaseId, {reason: '', refunds: false});
      expect(await isUnfinished(databaseId)).toBe(false);
      expect(await cancellation(databaseId)).toMatchObject({money: 'staff'});
    });

    test('and that was to be paid on delivery needs nothing more', async () => {
      const left = await stock();
      const placed = await expectTo('placed', {...anOrder(), payment: onDelivery()});
      const {databaseId} = placed.order;
      expect(await orders().cancel(databaseId, refunded)).toMatchObject({status: 'CANCELLED'});
      expect(await stock()).toBe(left);
      expect(await isUnfinished(databaseId)).toBe(false);
      expect(await cancellation(databaseId)).toMatchObject({money: 'none'});
    });

    test('and that was not paid yet takes no payment any more', async () => {
      const {databaseId} = await open();
      expect(await orders().cancel(databaseId, refunded)).toMatchObject({status: 'CANCELLED'});
      expect(await orders().finish(databaseId, aCharge())).toMatchObject({isClosed: true});
    });

    test('stays cancelled when its payment is told of once more', async () => {
      const {databaseId, transactionId} = await aPaidOrder();
      await orders().cancel(databaseId, refunded);
      const again = await orders().finish(databaseId, transactionId ?? '');
      expect(again).toMatchObject({isClosed: true, order: {status: 'CANCELLED'}});
    });

    test('was not cancelled by staff before', async () => {
      const {databaseId} = await aPaidOrder();
      await cancel(databaseId);
      expect(await orders().cancel(databaseId, refunded)).toBeNull();
      expect(await cancellation(databaseId)).toMatchObject({until: null, cancelledAt: null});
    });
  });
}
