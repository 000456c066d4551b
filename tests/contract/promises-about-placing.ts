import {describe, expect, test} from 'vitest';
import {toCents, type NewOrder, type Product} from '~adapters/commerce';
import {aNewLine, aNewOrder, aReference, aTryLimit} from '../support/new-orders';
import {aCharge, aClaim, openDesk, type CodeLimits, type OrderShop} from './order-desk';

/** What a shop promises about its answers to who places an order: one key, one order; one unit, one buyer. */
export function promisesAboutPlacing(shop: () => OrderShop, all: () => Product[]): void {
  const {orders, place, expectTo, open, aProduct, aCode, anOrder, findCode, onDelivery} = openDesk(
    shop,
    all,
  );
  const otherBody = (order: NewOrder): NewOrder => ({
    ...order,
    reference: aReference(order.key, 'fedcba9876543210'),
  });
  const statusOf = async (databaseId: number) => (await orders().find(databaseId))?.status;

  describe('a checkout’s key', () => {
    test('makes one order, however often it is placed', async () => {
      const wanted = anOrder();
      const first = await expectTo('open', wanted);
      expect(first.isResumed).toBe(false);
      const again = await expectTo('open', wanted);
      expect(again).toMatchObject({isResumed: true, order: first.order});
      expect(await orders().listByReference(wanted.reference)).toHaveLength(1);
    });

    test('makes one order of five questions at the same moment', async () => {
      const wanted = anOrder();
      const placements = await Promise.all(Array.from({length: 5}, () => expectTo('open', wanted)));
      expect(placements.filter(({isResumed}) => !isResumed)).toHaveLength(1);
      expect(new Set(placements.map(({order}) => order.databaseId)).size).toBe(1);
      expect(await orders().listByReference(wanted.reference)).toHaveLength(1);
    });

    test('goes on with its order also when the cart cannot be priced any more', async () => {
      const wanted = aNewOrder();
      const {databaseId} = await open(wanted);
      expect(await expectTo('open', {...wanted, lines: []})).toMatchObject({
        isResumed: true,
        order: {databaseId},
      });
    });

    test('without an order and without lines comes to nothing', async () => {
      const wanted = aNewOrder({lines: []});
      expect(await place(wanted)).toEqual({status: 'none'});
      expect(await orders().findByCheckout(wanted.key)).toBeNull();
    });

    test('has its order paid as the shopper wishes now', async () => {
      const wanted = aNewOrder();
      const {databaseId} = await open(wanted);
      const byCard = {...wanted, payment: {method: 'stripe', title: 'Card'}};
      expect(await open(byCard)).toMatchObject({databaseId, paymentMethod: 'stripe'});
      const {order} = await expectTo('placed', {...wanted, payment: onDelivery()});
      expect(order).toMatchObject({databaseId, paymentMethod: 'cod', status: 'PROCESSING'});
    });

    test('answers a paid order, and to another cart that it is of another', async () => {
      const wanted = aNewOrder();
      const {databaseId} = await open(wanted);
      await orders().finish(databaseId, aCharge());
      for (const settled of [null, databaseId])
        expect(await place({...wanted, settled})).toMatchObject({
          status: 'placed',
          order: {databaseId, status: 'PROCESSING'},
        });
      expect((await expectTo('other', otherBody(wanted))).order.databaseId).toBe(databaseId);
    });

    test('with an unpaid order makes none of another cart before that is settled', async () => {
      const claims = [aClaim()];
      const wanted = aNewOrder({claims});
      const {databaseId} = await open(wanted);
      const other = otherBody(wanted);
      expect((await expectTo('earlier', other)).order.databaseId).toBe(databaseId);
      expect(await statusOf(databaseId)).toBe('PENDING');
      // What the first one claimed is the second one's.
      const second = await open({...other, settled: databaseId});
      expect(second.databaseId).not.toBe(databaseId);
      expect(second.orderReference).toContain(other.reference);
      expect(await statusOf(databaseId)).toBe('CANCELLED');
      expect((await orders().findByCheckout(wanted.key))?.databaseId).toBe(second.databaseId);
    });

    test('with a closed order makes another one of the same cart once that is settled', async () => {
      const wanted = aNewOrder();
      const {databaseId} = await open(wanted);
      await orders().close(databaseId);
      expect((await expectTo('earlier', wanted)).order.databaseId).toBe(databaseId);
      const settled = {...wanted, settled: databaseId};
      const second = await open(settled);
      expect(second.orderReference).toBe(`${wanted.reference}-${databaseId}`);
      expect(await expectTo('open', settled)).toMatchObject({isResumed: true, order: second});
      const named = await orders().listByReference(wanted.reference);
      expect(named.map((order) => order.databaseId)).toEqual([databaseId, second.databaseId]);
    });

    test('with an order whose money went back makes another one once that is settled', async () => {
      const wanted = aNewOrder();
      const {databaseId, total} = await open(wanted);
      await orders().finish(databaseId, aCharge());
      await orders().recordRefund(databaseId, {refundId: `re_${databaseId}`, amount: total});
      expect((await expectTo('earlier', wanted)).order.status).toBe('REFUNDED');
      expect(await open({...wanted, settled: databaseId})).toMatchObject({status: 'PENDING'});
      expect(await statusOf(databaseId)).toBe('REFUNDED');
    });

    test('leaves orders of other checkouts alone, whatever it calls settled', async () => {
      const {databaseId} = await open();
      await open(aNewOrder({settled: databaseId}));
      expect(await statusOf(databaseId)).toBe('PENDING');
    });
  });

  describe('of what has changed the shop tells, and makes nothing:', () => {
    const expectChanges = async (wanted: NewOrder, changes: object[]) => {
      expect((await expectTo('changed', wanted)).changes).toMatchObject(changes);
      expect(await orders().findByCheckout(wanted.key)).toBeNull();
    };
    const priced = (productId: number, price: number) =>
      aNewOrder({lines: [aNewLine({productId, price: toCents(price)})]});

    test('a price', async () => {
      const {databaseId: productId, price} = aProduct();
      await expectChanges(priced(productId, (price ?? 0) + 1), [
        {kind: 'price', productId, variationId: null, price},
      ]);
    });

    test('a product that is gone', async () => {
      await expectChanges(priced(999_999_999, 100), [
        {kind: 'price', productId: 999_999_999, variationId: null, price: null},
      ]);
    });

    test('the rules of a code', async () => {
      const code = aCode();
      await expectChanges(
        aNewOrder({codes: [{code, version: 'of yesterday', discount: toCents(0)}]}),
        [{kind: 'code', code}],
      );
    });

    test('the currency and its decimals', async () => {
      const {expected} = aNewOrder();
      for (const other of [{code: 'XTS'}, {decimals: 5}])
        await expectChanges(aNewOrder({expected: {...expected, ...other}}), [{kind: 'currency'}]);
    });

    test('the tax', async () => {
      const {expected} = aNewOrder();
      const wanted = aNewOrder({expected: {...expected, total: expected.total + 100}});
      await expectChanges(wanted, [{kind: 'tax', tax: 0, total: expected.total}]);
    });

    test('a method of payment that is switched off, also of an order that waits', async (context) => {
      const {methods} = shop();
      const method = ['bacs', 'cheque', 'cod'].find((id) => !methods.includes(id));
      if (method === undefined) return context.skip('the shop has all of them switched on');
      const payment = {method, title: ''};
      await expectChanges(aNewOrder({payment}), [{kind: 'method'}]);
      const wanted = aNewOrder();
      const {databaseId} = await open(wanted);
      expect(await place({...wanted, payment})).toMatchObject({status: 'changed'});
      expect(await statusOf(databaseId)).toBe('PENDING');
    });
  });

  describe('what is scarce', () => {
    /** More than the shop has of a product, on the second line. */
    const tooMany = (changes: Partial<NewOrder> = {}) => {
      const {databaseId: productId, price} = aProduct();
      const lines = [aNewLine(), aNewLine({productId, price, quantity: 1_000_000})];
      return aNewOrder({lines, ...changes});
    };
    const unitsLeft = async () => (await expectTo('short', tooMany())).shortages[0]?.left ?? 0;
    const shortOf = (key: string) => ({
      status: 'short',
      shortages: [{key, left: 0, line: null}],
      order: null,
    });

    test('is told with how much is left and which line needs it', async () => {
      const wanted = tooMany();
      const {shortages, order} = await expectTo('short', wanted);
      expect(shortages).toEqual([
        {key: `product:${aProduct().databaseId}`, left: expect.any(Number), line: 1},
      ]);
      expect(order).toBeNull();
      expect(await orders().findByCheckout(wanted.key)).toBeNull();
    });

    test('is counted together when several lines need it', async () => {
      const left = await unitsLeft();
      const wanted = anOrder({}, left);
      const [line] = wanted.lines;
      const twice = aNewOrder({lines: line ? [line, line] : []});
      expect((await expectTo('short', twice)).shortages).toMatchObject([{left, line: 0}]);
    });

    test('is held as long as the order waits, closed or let go of it is free', async () => {
      const left = await unitsLeft();
      const {databaseId} = await open(anOrder({}, 2));
      expect(await unitsLeft()).toBe(left - 2);
      await orders().release(databaseId);
      expect(await unitsLeft()).toBe(left);
      const second = await open(anOrder({}, 3));
      expect(await unitsLeft()).toBe(left - 3);
      await orders().close(second.databaseId);
      expect(await unitsLeft()).toBe(left);
    });

    test('has its last unit in one of two orders at the same moment', async () => {
      const left = await unitsLeft();
      const placements = await Promise.all([place(anOrder({}, left)), place(anOrder({}, left))]);
      expect(placements.map(({status}) => status).toSorted()).toEqual(['open', 'short']);
    });

    test('is held all of it or none', async () => {
      const claims = [aClaim()];
      await expectTo('short', tooMany({claims}));
      expect(await orders().isClaimed(claims)).toBe(false);
    });

    test('is once per customer while an order has it, and for good once that is paid', async () => {
      const claims = [aClaim(), aClaim()];
      expect(await orders().isClaimed(claims)).toBe(false);
      const {databaseId} = await open(aNewOrder({claims}));
      for (const claim of claims) {
        expect(await orders().isClaimed([aClaim(), claim])).toBe(true);
        expect(await place(aNewOrder({claims: [claim]}))).toEqual(shortOf(claim));
      }
      await orders().finish(databaseId, aCharge());
      expect(await orders().isClaimed(claims)).toBe(true);
    });

    test('is had by one of two orders that claim it at the same moment', async () => {
      const claims = [aClaim()];
      const two = [1, 2].map(() => place(aNewOrder({claims})));
      const statuses = (await Promise.all(two)).map(({status}) => status);
      expect(statuses.toSorted()).toEqual(['open', 'short']);
    });

    test('goes to who is next, and the order that let go of it is closed when it comes again', async () => {
      const claims = [aClaim()];
      const first = aNewOrder({claims});
      const {databaseId} = await open(first);
      await orders().release(databaseId);
      expect(await orders().isClaimed(claims)).toBe(false);
      await open(aNewOrder({claims}));
      expect(await place(first)).toMatchObject({
        status: 'short',
        shortages: [{key: claims[0], left: 0, line: null}],
        order: {databaseId, status: 'CANCELLED'},
      });
    });

    test('is the last use of a code, for all', async (context) => {
      const code = await makeCode(context, {usageLimit: 1, usageLimitPerUser: null});
      const {order} = await expectTo('open', aNewOrder(code));
      expect(await place(aNewOrder(code))).toEqual(shortOf(`coupon:${code.codes[0]?.code}`));
      await orders().release(order.databaseId);
      const second = await open(aNewOrder(code));
      await orders().finish(second.databaseId, aCharge());
      expect(await orders().finish(order.databaseId, aCharge())).toMatchObject({isClosed: true});
      expect((await expectTo('short', aNewOrder(code))).shortages).toMatchObject([{left: 0}]);
    });

    test('is the last use of a code for one mailbox, whatever the address', async (context) => {
      const code = await makeCode(context, {usageLimit: null, usageLimitPerUser: 1});
      const {billing} = aNewOrder();
      const {databaseId} = await open(aNewOrder({...code, billing}));
      const alias = billing.email.replace('@', '+2@').toUpperCase();
      const again = () => aNewOrder({...code, billing: {...billing, email: alias}});
      const {shortages} = await expectTo('short', again());
      expect(shortages).toEqual([
        {
          key: expect.stringMatching(new RegExp(`^coupon:${code.codes[0]?.code}:.+`)),
          left: 0,
          line: null,
        },
      ]);
      await orders().finish(databaseId, aCharge());
      expect((await expectTo('short', again())).shortages).toEqual(shortages);
      await open(aNewOrder(code));
    });

    async function makeCode(
      context: {skip: (reason: string) => never},
      limits: CodeLimits,
    ): Promise<Pick<NewOrder, 'codes'>> {
      const {makeCode: make} = shop();
      const code = make ? await make(limits) : context.skip('nobody may make codes here');
      return {codes: [await findCode(code)]};
    }
  });

  describe('of tries of a card', () => {
    test('one is counted until it is declined, and then the next is one too many', async () => {
      const tries = [aTryLimit(1)];
      const wanted = aNewOrder({tries});
      const {databaseId} = await open(wanted);
      // Nobody has decided on that one yet.
      expect(await open(wanted)).toMatchObject({databaseId});
      await orders().release(databaseId);
      expect(await place(wanted)).toEqual({status: 'paused'});
      expect(await statusOf(databaseId)).toBe('PENDING');
      const other = aNewOrder({tries});
      expect(await place(other)).toEqual({status: 'paused'});
      expect(await orders().findByCheckout(other.key)).toBeNull();
    });

    test('those of a paid order and of a closed one are given back', async () => {
      const tries = [aTryLimit(1)];
      const paid = await open(aNewOrder({tries}));
      await orders().finish(paid.databaseId, aCharge());
      const closed = await open(aNewOrder({tries}));
      await orders().close(closed.databaseId);
      await open(aNewOrder({tries}));
    });
  });

  test('who places too often is told how long to wait, and nothing is made', async () => {
    const limits = [aTryLimit(1, 60)];
    await open(aNewOrder({limits}));
    const wanted = aNewOrder({limits});
    const {retryAfterSeconds} = await expectTo('limited', wanted);
    expect(retryAfterSeconds).toBeGreaterThan(0);
    expect(retryAfterSeconds).toBeLessThanOrEqual(60);
    expect(await orders().findByCheckout(wanted.key)).toBeNull();
  });
}
