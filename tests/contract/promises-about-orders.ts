import {expect, test} from 'vitest';
import {sumCents, toCents, type Commerce, type NewOrder, type Product} from '~adapters/commerce';
import {anAddress} from '../support/orders';

/** What a shop promises about the orders that it takes. */
export function promisesAboutOrders(
  commerce: () => Commerce,
  all: () => Product[],
  {knowsAttempts}: {knowsAttempts: boolean},
): void {
  const orders = () => commerce().orders;
  const aKnownProduct = () => {
    const counted = all().find((each) => (each.stockQuantity ?? 0) > 3 && each.price !== null);
    return counted ?? expect.fail('the shop sells nothing that it counts');
  };

  test('a new order waits for its payment with the totals that it was given', async () => {
    const wanted = anOrder(aKnownProduct());
    const order = await orders().create(wanted);
    expect(order).toMatchObject({
      status: 'PENDING',
      paidAt: null,
      needsPayment: true,
      subtotal: sumCents(wanted.lines.map(({subtotal}) => subtotal)),
      shippingTotal: wanted.shipping.total,
      total: sumCents([...wanted.lines.map(({total}) => total), wanted.shipping.total]),
      email: wanted.billing.email,
      orderReference: wanted.orderReference,
      transactionId: wanted.orderReference,
    });
    expect(order.payUrl).toContain(`/checkout/order-pay/${order.databaseId}/`);
    expect(order.meta).toContainEqual({key: 'Discount code', value: 'SAVE10'});
    expect(await orders().find(order.databaseId)).toEqual(order);
  });

  test('its lines keep their names, amounts and choices', async () => {
    const product = aKnownProduct();
    const {lines} = await orders().create(anOrder(product));
    expect(lines).toEqual([
      {
        name: product.name,
        productId: product.databaseId,
        variationId: null,
        quantity: 2,
        subtotal: 2000,
        total: 1900,
        attributes: [{name: 'Free noodle sample', value: 'Spaghetti'}],
      },
      {
        name: 'Capsules, 3 bottles',
        productId: null,
        variationId: null,
        quantity: 1,
        subtotal: 17700,
        total: 17700,
        attributes: [],
      },
    ]);
  });

  test('an order whose answer was lost is found by its attempt, paid or not', async () => {
    const {orderReference, databaseId} = await orders().create(anOrder(aKnownProduct()));
    const key = orderReference ?? '';
    expect((await orders().findByReference(key))?.databaseId).toBe(databaseId);
    await orders().markPaid(databaseId, 'pi_contract');
    expect((await orders().findByReference(key))?.databaseId).toBe(databaseId);
    expect(await orders().findByReference(key.slice(0, 12))).toBeNull();
  });

  test.runIf(knowsAttempts)('an attempt that is repeated is one order', async () => {
    const wanted = anOrder(aKnownProduct());
    const twice = [orders().create(wanted), orders().create(wanted)];
    const [first, second] = await Promise.all(twice);
    expect(second).toEqual(first);
    expect((await orders().create(wanted)).databaseId).toBe(first?.databaseId);
    expect(await orders().listByReference(wanted.orderReference)).toHaveLength(1);
  });

  test.skipIf(knowsAttempts)('twins of one attempt are listed, the oldest first', async () => {
    const wanted = anOrder(aKnownProduct());
    const first = await orders().create(wanted);
    const second = await orders().create(wanted);
    const twins = await orders().listByReference(wanted.orderReference);
    expect(twins.map(({databaseId}) => databaseId)).toEqual([first.databaseId, second.databaseId]);
  });

  test('a shopper has exactly the orders of their e-mail, the newest first', async () => {
    const wanted = anOrder(aKnownProduct());
    const first = await orders().create(wanted);
    const second = await orders().create({...wanted, orderReference: crypto.randomUUID()});
    const found = await orders().listByEmail(wanted.billing.email.toUpperCase());
    expect(found.map(({databaseId}) => databaseId)).toEqual([second.databaseId, first.databaseId]);
  });

  test('paying takes the stock once, however often it is said', async () => {
    const product = aKnownProduct();
    const stock = async () =>
      (await commerce().products.findFresh(product.databaseId))?.stockQuantity ?? null;
    const before = await stock();
    const {databaseId} = await orders().create(anOrder(product));
    expect(await stock()).toBe(before);
    const paid = await orders().markPaid(databaseId, 'pi_contract');
    expect(paid).toMatchObject({
      status: 'PROCESSING',
      transactionId: 'pi_contract',
      needsPayment: false,
    });
    expect(paid.paidAt).not.toBeNull();
    expect(await stock()).toBe((before ?? 0) - 2);
    expect(await orders().markPaid(databaseId, 'pi_again')).toEqual(paid);
    expect(await stock()).toBe((before ?? 0) - 2);
  });

  test('an order that is paid on delivery is placed once, unpaid, and takes its stock', async () => {
    const product = aKnownProduct();
    const stock = async () =>
      (await commerce().products.findFresh(product.databaseId))?.stockQuantity ?? null;
    const before = await stock();
    const {databaseId} = await orders().create(anOrder(product));
    const placed = await orders().placeOffline(databaseId, 'cod');
    expect(placed).toMatchObject({
      ok: true,
      value: {status: 'PROCESSING', paymentMethod: 'cod', paidAt: null, needsPayment: false},
    });
    expect(await stock()).toBe((before ?? 0) - 2);
    expect(await orders().placeOffline(databaseId, 'cod')).toEqual(placed);
    expect(await stock()).toBe((before ?? 0) - 2);
  });

  test('a cancelled order cannot be placed any more', async () => {
    const {databaseId} = await orders().create(anOrder(aKnownProduct()));
    await orders().cancel(databaseId);
    expect((await orders().placeOffline(databaseId, 'cod')).ok).toBe(false);
  });

  test('a cancelled order is cancelled', async () => {
    const {databaseId} = await orders().create(anOrder(aKnownProduct()));
    expect(await orders().cancel(databaseId)).toMatchObject({databaseId, status: 'CANCELLED'});
  });
}

function anOrder(product: Product): NewOrder {
  const address = anAddress();
  const line = {variationId: null, sku: null};
  return {
    lines: [
      {
        ...line,
        name: product.name,
        productId: product.databaseId,
        quantity: 2,
        subtotal: toCents(2000),
        total: toCents(1900),
        meta: [{key: 'Free noodle sample', value: 'Spaghetti'}],
      },
      {
        ...line,
        name: 'Capsules, 3 bottles',
        productId: null,
        quantity: 1,
        subtotal: toCents(17700),
        total: toCents(17700),
        meta: [],
      },
    ],
    shipping: {title: 'Shipping', total: toCents(497)},
    billing: {...address, email: `ada-${crypto.randomUUID()}@example.com`},
    shippingAddress: address,
    customerNote: '',
    paymentMethod: 'offline',
    paymentMethodTitle: 'Test card (offline)',
    orderReference: crypto.randomUUID(),
    meta: [{key: 'Discount code', value: 'SAVE10'}],
  };
}
