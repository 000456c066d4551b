import {expect, test} from 'vitest';
import {sumCents, toCents, type Product} from '~adapters/commerce';
import {aNewLine, aNewOrder} from '../support/new-orders';
import {aCharge, aClaim, nobody, openDesk, type OrderShop} from './order-desk';

/** What a shop promises about the orders that it has taken. */
export function promisesAboutOrders(shop: () => OrderShop, all: () => Product[]): void {
  const {orders, expectTo, open, aProduct, aCode, anOrder, findCode, onDelivery, stock} = openDesk(
    shop,
    all,
  );

  test('a new order waits for its payment with the totals that it was given', async () => {
    const couponCode = aCode();
    const wanted = anOrder({codes: [await findCode(couponCode)]});
    const {createdAt, meta, ...order} = await open(wanted);
    expect(order).toMatchObject({
      status: 'PENDING',
      paidAt: null,
      needsPayment: true,
      total: sumCents([
        ...wanted.lines.map(({total}) => total),
        wanted.shipping?.total ?? toCents(0),
      ]),
      email: wanted.billing.email,
      orderReference: wanted.reference,
      transactionId: null,
    });
    expect(order.payUrl).toContain(`/checkout/order-pay/${order.databaseId}/`);
    const found = await orders().find(order.databaseId);
    expect(found).toMatchObject({
      ...order,
      subtotal: sumCents(wanted.lines.map(({subtotal}) => subtotal)),
      shippingTotal: wanted.shipping?.total,
    });
    expect(Date.parse(found?.createdAt ?? '')).toBe(Date.parse(createdAt));
    expect(found?.meta).toEqual(expect.arrayContaining(meta));
  });

  test('its lines have the names, amounts and choices that the shopper saw', async () => {
    const product = aProduct();
    const {databaseId} = await open(anOrder());
    expect((await orders().find(databaseId))?.lines).toEqual([
      {
        name: product.name,
        productId: product.databaseId,
        variationId: null,
        sku: null,
        quantity: 2,
        subtotal: 2000,
        discounted: 1900,
        total: 1900,
        attributes: [{name: 'Free noodle sample', value: 'Spaghetti'}],
      },
      {
        name: 'Capsules, 3 bottles',
        productId: null,
        variationId: null,
        sku: 'NO-PRODUCT-3',
        quantity: 1,
        subtotal: 17_700,
        discounted: 17_700,
        total: 17_700,
        attributes: [],
      },
    ]);
  });

  test('it is found by its name, its checkout and its charge', async () => {
    const wanted = aNewOrder();
    const charge = aCharge();
    const {databaseId} = await open(wanted);
    const named = async (reference: string) =>
      (await orders().listByReference(reference)).map((order) => order.databaseId);
    expect(await named(wanted.reference)).toEqual([databaseId]);
    expect((await orders().findByCheckout(wanted.key))?.databaseId).toBe(databaseId);
    expect(await orders().findByCharge(charge)).toBeNull();
    await orders().finish(databaseId, charge);
    expect(await named(wanted.reference)).toEqual([databaseId]);
    expect(await named(wanted.reference.slice(0, 12))).toEqual([]);
    expect((await orders().findByCheckout(wanted.key))?.databaseId).toBe(databaseId);
    expect((await orders().findByCharge(charge))?.databaseId).toBe(databaseId);
  });

  test('a shopper has exactly the orders of their e-mail, the newest first', async () => {
    const {billing} = aNewOrder();
    const first = await open(aNewOrder({billing}));
    const second = await open(aNewOrder({billing}));
    await open();
    const found = await orders().listOfShopper(nobody, billing.email.toUpperCase());
    expect(found.map(({databaseId}) => databaseId)).toEqual([second.databaseId, first.databaseId]);
  });

  test('paying takes the stock once, however often it is said', async () => {
    const before = await stock();
    const {databaseId} = await open(anOrder());
    expect(await stock()).toBe(before);
    const charge = aCharge();
    const paid = await orders().finish(databaseId, charge);
    expect(paid).toMatchObject({
      isClosed: false,
      order: {databaseId, status: 'PROCESSING', transactionId: charge, needsPayment: false},
    });
    expect(paid.order.paidAt).not.toBeNull();
    expect(await stock()).toBe(before - 2);
    expect(await orders().finish(databaseId, aCharge())).toEqual(paid);
    expect(await stock()).toBe(before - 2);
  });

  test('an order that is paid on delivery is placed once, unpaid, and takes its stock', async () => {
    const before = await stock();
    const wanted = anOrder({payment: onDelivery()});
    const {order} = await expectTo('placed', wanted);
    expect(order).toMatchObject({
      status: 'PROCESSING',
      paymentMethod: 'cod',
      paidAt: null,
      needsPayment: false,
    });
    // As the shop calls it: its lists and mails say so.
    expect((await orders().find(order.databaseId))?.paymentMethodTitle).toMatch(/./);
    expect(await stock()).toBe(before - 2);
    expect((await expectTo('placed', wanted)).order).toEqual(order);
    expect(await stock()).toBe(before - 2);
  });

  test('a code is used once an order with it is paid, by whatever address of the mailbox', async () => {
    const couponCode = aCode();
    const {commerce} = shop();
    const {billing} = aNewOrder();
    const alias = billing.email.replace('@', '+shop@').toUpperCase();
    const usesBy = async (email: string) => (await commerce.coupons.find(couponCode, email))?.uses;
    const usageCount = async () => (await commerce.coupons.find(couponCode, null))?.usageCount;
    const before = (await usageCount()) ?? 0;
    const {databaseId} = await open(aNewOrder({billing, codes: [await findCode(couponCode)]}));
    expect(await usageCount()).toBe(before);
    expect(await usesBy(billing.email)).toBe(0);
    await orders().finish(databaseId, aCharge());
    await orders().finish(databaseId, aCharge());
    expect(await usageCount()).toBe(before + 1);
    expect(await usesBy(alias)).toBe(1);
    expect(await usesBy(`x${billing.email}`)).toBe(0);
    expect(await commerce.coupons.find(couponCode, null)).toMatchObject({uses: 0});
  });

  test('an order that costs nothing is placed at once', async () => {
    const line = aNewLine({subtotal: toCents(0), total: toCents(0)});
    const free = aNewOrder({
      lines: [line],
      shipping: {title: 'Free shipping', total: toCents(0)},
    });
    const {order} = await expectTo('placed', free);
    expect(order).toMatchObject({status: 'PROCESSING', total: 0, transactionId: 'nothing-to-pay'});
    expect(await orders().finish(order.databaseId, 'nothing-to-pay')).toEqual({
      isClosed: false,
      order,
    });
  });

  test('an order that costs something is not placed for nothing', async () => {
    const {databaseId} = await open();
    await expect(orders().finish(databaseId, 'nothing-to-pay')).rejects.toThrow('422');
    expect(await orders().find(databaseId)).toMatchObject({status: 'PENDING'});
  });

  test('a closed order is cancelled, takes no stock, and its money goes back', async () => {
    const before = await stock();
    const {databaseId} = await open(anOrder());
    for (const _time of ['once', 'twice'])
      expect(await orders().close(databaseId)).toMatchObject({databaseId, status: 'CANCELLED'});
    expect(await orders().finish(databaseId, aCharge())).toMatchObject({
      isClosed: true,
      order: {databaseId, status: 'CANCELLED', paidAt: null},
    });
    expect(await stock()).toBe(before);
  });

  test('an order that stands is not closed', async () => {
    const {databaseId} = await open();
    const {order} = await orders().finish(databaseId, aCharge());
    expect(await orders().close(databaseId)).toEqual(order);
  });

  test('an order that has let go of what it held can still be paid', async () => {
    const {databaseId} = await open(anOrder());
    await orders().release(databaseId);
    expect(await orders().find(databaseId)).toMatchObject({status: 'PENDING', needsPayment: true});
    expect(await orders().finish(databaseId, aCharge())).toMatchObject({isClosed: false});
  });

  test('an order is not paid any more once others have what it let go of', async () => {
    const claims = [aClaim()];
    const {databaseId} = await open(aNewOrder({claims}));
    await orders().release(databaseId);
    await open(aNewOrder({claims}));
    expect(await orders().finish(databaseId, aCharge())).toMatchObject({
      isClosed: true,
      order: {databaseId, status: 'CANCELLED'},
    });
  });

  test('an order is listed with its checkout until it stands or is closed', async () => {
    const wanted = [aNewOrder(), aNewOrder(), aNewOrder()];
    const [first, second, third] = [
      await open(wanted[0]),
      await open(wanted[1]),
      await open(wanted[2]),
    ];
    const keys = wanted.map(({key}) => key);
    const listed = async () =>
      (await orders().listUnfinished({sinceHours: 1, limit: 1000}))
        .filter(({checkoutKey}) => keys.includes(checkoutKey))
        .map(({checkoutKey, order}) => ({checkoutKey, databaseId: order.databaseId}));
    expect(await listed()).toEqual(
      [first, second, third].map(({databaseId}, place) => ({
        checkoutKey: keys[place],
        databaseId,
      })),
    );
    await orders().finish(first.databaseId, aCharge());
    await orders().close(second.databaseId);
    await orders().release(third.databaseId);
    expect(await listed()).toEqual([{checkoutKey: keys[2], databaseId: third.databaseId}]);
  });
}
