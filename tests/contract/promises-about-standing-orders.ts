import {describe, expect, test} from 'vitest';
import {toCents, type Product} from '~adapters/commerce';
import {aNewLine, aNewOrder} from '../support/new-orders';
import {aCharge, aClaim, openDesk, type OrderShop} from './order-desk';

/** What a shop promises about orders that stand: paid or placed, and then cancelled, given back or disputed. */
export function promisesAboutStandingOrders(shop: () => OrderShop, all: () => Product[]): void {
  const desk = openDesk(shop, all);
  const {orders, place, expectTo, open, aCode, anOrder, findCode, onDelivery, stock, cancel} = desk;
  const coupon = (email: string | null) => shop().commerce.coupons.find(aCode(), email);
  const usageCount = async () => (await coupon(null))?.usageCount ?? 0;
  const usesBy = async (email: string) => (await coupon(email))?.uses;

  /** Units of a product that the shop counts, with a code. */
  const withCode = async () => anOrder({codes: [await findCode(aCode())]});

  async function pay(databaseId: number) {
    const {isClosed, order} = await orders().finish(databaseId, aCharge());
    expect(isClosed).toBe(false);
    return order;
  }

  const aPaidOrder = async (wanted = aNewOrder()) => pay((await open(wanted)).databaseId);

  const statusOf = async (databaseId: number) => (await orders().find(databaseId))?.status;

  describe('an order', () => {
    test('counts its code once it is paid, and gives it back when it is cancelled', async () => {
      const before = await usageCount();
      const {databaseId, email} = await open(await withCode());
      expect(await usageCount()).toBe(before);
      for (const _time of ['once', 'twice']) await pay(databaseId);
      expect(await usageCount()).toBe(before + 1);
      expect(await usesBy(email)).toBe(1);
      await cancel(databaseId);
      expect(await usageCount()).toBe(before);
      expect(await usesBy(email)).toBe(0);
    });

    test('takes its stock once it is paid, and gives it back when it is cancelled', async () => {
      const before = await stock();
      const {databaseId} = await aPaidOrder(anOrder());
      expect(await stock()).toBe(before - 2);
      await cancel(databaseId);
      expect(await stock()).toBe(before);
    });

    test('that is paid stays in processing until somebody sends it', async () => {
      expect(await aPaidOrder()).toMatchObject({status: 'PROCESSING'});
    });

    test('is placed once to be paid on delivery, with its stock and its code', async () => {
      const before = await usageCount();
      const left = await stock();
      const payment = onDelivery();
      const wanted = {...(await withCode()), payment};
      const [first, second] = await Promise.all([1, 2].map(() => expectTo('placed', wanted)));
      const databaseId = first?.order.databaseId ?? 0;
      expect(second?.order.databaseId).toBe(databaseId);
      expect(await orders().find(databaseId)).toMatchObject({
        status: 'PROCESSING',
        needsPayment: false,
        paidAt: null,
      });
      expect(await stock()).toBe(left - 2);
      expect(await usageCount()).toBe(before + 1);
      await cancel(databaseId);
      expect(await usageCount()).toBe(before);
      expect(await stock()).toBe(left);
    });

    test('that staff cancel is not placed any more, and is unfinished until somebody has asked the bank', async () => {
      const wanted = anOrder();
      const {databaseId} = await open(wanted);
      await cancel(databaseId);
      const isListed = async () =>
        (await orders().listUnfinished({sinceHours: 1, limit: 1000})).some(
          ({checkoutKey}) => checkoutKey === wanted.key,
        );
      expect(await isListed()).toBe(true);
      expect((await expectTo('earlier', wanted)).order.databaseId).toBe(databaseId);
      expect(await orders().finish(databaseId, aCharge())).toMatchObject({isClosed: true});
      await orders().close(databaseId);
      expect(await isListed()).toBe(false);
    });

    test('in parts tells what left, what is still to come, and what came back', async () => {
      const {databaseId} = await aPaidOrder(anOrder({}, 3));
      const news = async () => (await orders().news([databaseId])).get(databaseId);
      expect(await news()).toMatchObject({shipments: [], toCome: [], refunds: []});
      await desk.ship(databaseId, 1);
      expect(await news()).toMatchObject({
        shipments: [{items: [{line: 0, quantity: 1}], shippedAt: expect.any(String)}],
        toCome: [
          {line: 0, quantity: 2},
          {line: 1, quantity: 1},
        ],
      });
      await desk.refundOne(databaseId, 'It leaked');
      const amount = Math.round(1900 / 3);
      expect(await news()).toMatchObject({
        toCome: [
          {line: 0, quantity: 1},
          {line: 1, quantity: 1},
        ],
        refunds: [{amount, reason: 'It leaked', items: [{line: 0, quantity: 1, amount}]}],
      });
      expect((await orders().find(databaseId))?.status).toBe('PROCESSING');
    });

    test('whose money was given back is refunded, once, and its code stays used', async () => {
      const before = await usageCount();
      const {total, databaseId} = await aPaidOrder(await withCode());
      const part = {refundId: `re_${databaseId}`, amount: toCents(100)};
      expect(await orders().recordRefund(databaseId, part)).toBe(true);
      expect(await orders().recordRefund(databaseId, part)).toBe(true);
      expect(await statusOf(databaseId)).toBe('PROCESSING');
      const tooMuch = {refundId: `re_${databaseId}_2`, amount: total};
      expect(await orders().recordRefund(databaseId, tooMuch)).toBe(false);
      const rest = {refundId: `re_${databaseId}_3`, amount: toCents(total - 100)};
      expect(await orders().recordRefund(databaseId, rest)).toBe(true);
      expect(await statusOf(databaseId)).toBe('REFUNDED');
      expect(await usageCount()).toBe(before + 1);
    });

    test.each([
      ['won', 'PROCESSING'],
      ['lost', 'REFUNDED'],
    ] as const)(
      'whose payment is disputed is held until the bank decides: %s',
      async (state, then) => {
        const {total: amount, databaseId} = await aPaidOrder(anOrder());
        const dispute = {disputeId: `dp_${databaseId}`, amount};
        for (const each of ['open', 'open'] as const)
          await orders().recordDispute(databaseId, {...dispute, state: each});
        expect(await statusOf(databaseId)).toBe('ON_HOLD');
        await orders().recordDispute(databaseId, {...dispute, state});
        expect(await statusOf(databaseId)).toBe(then);
      },
    );

    test('with a free line, given back in part and then lost, is refunded', async () => {
      const free = aNewLine({name: 'A sample', subtotal: toCents(0), total: toCents(0)});
      const {total: amount, databaseId} = await aPaidOrder(aNewOrder({lines: [aNewLine(), free]}));
      await orders().recordRefund(databaseId, {refundId: `re_${databaseId}`, amount: toCents(100)});
      const dispute = {disputeId: `dp_${databaseId}`, amount};
      for (const state of ['open', 'lost', 'lost'] as const)
        await orders().recordDispute(databaseId, {...dispute, state});
      expect(await statusOf(databaseId)).toBe('REFUNDED');
    });

    test('waits for the last of its disputes, and for none that is told of after its end', async () => {
      const {databaseId} = await aPaidOrder();
      const notify = (name: string, state: 'open' | 'won') =>
        orders().recordDispute(databaseId, {
          disputeId: `${name}_${databaseId}`,
          amount: toCents(200),
          state,
        });
      await notify('one', 'open');
      await notify('other', 'open');
      await notify('one', 'won');
      expect(await statusOf(databaseId)).toBe('ON_HOLD');
      await notify('other', 'won');
      await notify('other', 'open');
      expect(await statusOf(databaseId)).toBe('PROCESSING');
    });
  });

  describe('the uses of a code', () => {
    test('are as many as orders with it, all of them placed and cancelled at the same moment', async () => {
      const before = await usageCount();
      const codes = [await findCode(aCode())];
      const payment = {method: 'cod', title: ''};
      const wanted = Array.from({length: 8}, () => aNewOrder({codes, payment}));
      const placed = await Promise.all(wanted.map((order) => expectTo('placed', order)));
      expect(await usageCount()).toBe(before + 8);
      await Promise.all(placed.map(({order}) => cancel(order.databaseId)));
      expect(await usageCount()).toBe(before);
    });
  });

  describe('a code for each customer', () => {
    test('counts the uses of a mailbox, under whatever address it was used', async () => {
      const name = `ada.b.${crypto.randomUUID().slice(0, 8)}`;
      const plain = name.replaceAll('.', '');
      const used = [`${name}+1@gmail.com`, `${plain.toUpperCase()}@googlemail.com`];
      for (const email of used) {
        const {billing} = aNewOrder();
        const codes = [await findCode(aCode())];
        await aPaidOrder(aNewOrder({codes, billing: {...billing, email}}));
      }
      for (const email of [...used, `${plain}@gmail.com`, `a.${plain.slice(1)}+x@GMail.com`])
        expect(await usesBy(email)).toBe(2);
      for (const email of [`${plain}1@gmail.com`, `${plain}@example.com`, `x${plain}@gmail.com`])
        expect(await usesBy(email)).toBe(0);
    });
  });

  describe('what is once per customer', () => {
    /** An order that claims a thing, and whether another one that claims it gets it. */
    async function claiming() {
      const claims = [aClaim()];
      const order = await open(aNewOrder({claims}));
      const placeOther = async () => (await place(aNewOrder({claims}))).status;
      return {order, placeOther};
    }
    test('stays with a paid order, and comes back with a cancelled one', async () => {
      const {order, placeOther} = await claiming();
      expect(await pay(order.databaseId)).toMatchObject({status: 'PROCESSING'});
      expect(await placeOther()).toBe('short');
      await cancel(order.databaseId);
      expect(await placeOther()).toBe('open');
    });
  });
}
