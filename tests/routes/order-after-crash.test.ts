import {describe, expect, test} from 'vitest';
import {standingCharges} from '~mocks/payments';
import {placeOrder} from '../support/place-order';
import {reconcile} from '~/checkout/order/reconcile.server';
import {
  aCheckoutKey,
  anOrderBody,
  aPaidBody,
  spaghetti,
  spaghettiTotal,
} from '../support/order-body';
import {aCard} from '../support/orders';
import {answerBank} from '../support/payment-mock';
import {openOrderShop, paidOrders, standingOrders, takenCharges} from '../support/order-shop';
import {scriptedGateway} from '../support/scripted-shop';

const three = {items: [{...spaghetti, quantity: 3}], expectedTotal: 1212 + 497};

/** The network of a process that dies right after the shop or the payment service has done what the text names. */
function dyingAfter(text: string) {
  const process = {isDead: false, isFirst: true};
  return (pass: typeof fetch): typeof fetch => {
    const isDoomed = process.isFirst;
    process.isFirst = false;
    return async (input, init) => {
      const request = new Request(input, init);
      if (isDoomed && process.isDead) throw new TypeError('fetch failed');
      const said = `${request.url} ${await request.clone().text()}`;
      const response = await pass(request);
      if (!isDoomed || !said.includes(text)) return response;
      process.isDead = true;
      throw new TypeError('fetch failed');
    };
  };
}

type Gateway = 'offline' | 'stripe';
const charging: Record<Gateway, string> = {offline: '/payments/charges', stripe: '/confirm'};

/** The process died after the charge and before the order was marked paid. */
async function chargedAndDead(gateway: Gateway) {
  const store = openOrderShop({gateway, network: dyingAfter(charging[gateway])});
  const key = aCheckoutKey();
  await placeOrder(store.openDesk(), key, await aPaidBody(store));
  expect(takenCharges(store.payments)).toHaveLength(1);
  expect(paidOrders(store.shop)).toEqual([]);
  return {store, key};
}

describe.each<Gateway>(['offline', 'stripe'])('after a crash behind the charge (%s)', (gateway) => {
  test('a changed cart is not charged: the shopper is shown the order that was', async () => {
    const {store, key} = await chargedAndDead(gateway);
    const [order] = store.shop.orders;
    expect(await placeOrder(store.openDesk(), key, await aPaidBody(store, three))).toMatchObject({
      status: 409,
      body: {
        isOtherOrder: true,
        orderId: order?.databaseId,
        orderNumber: String(order?.databaseId),
      },
    });
    expect(standingCharges(store.payments).map(({amount}) => amount)).toEqual([spaghettiTotal]);
    expect(paidOrders(store.shop)).toEqual([order]);
  });

  test('and the changed cart can be ordered on its own afterwards', async () => {
    const {store, key} = await chargedAndDead(gateway);
    await placeOrder(store.openDesk(), key, await aPaidBody(store, three));
    expect(
      await placeOrder(store.openDesk(), aCheckoutKey(), await aPaidBody(store, three)),
    ).toMatchObject({status: 200});
    expect(paidOrders(store.shop)).toHaveLength(2);
  });

  test('the order is finished by the reconciler when nobody presses again', async () => {
    const {store} = await chargedAndDead(gateway);
    const said: string[] = [];
    const count = await reconcile(store.openDesk(), (line) => void said.push(line));
    expect(said).toEqual([
      expect.stringMatching(/^order \d+: was charged \(\w+\); it is marked paid$/),
    ]);
    expect(count).toEqual({looked: 1, settled: 1, failed: 0});
    expect(paidOrders(store.shop)).toHaveLength(1);
    expect(await reconcile(store.openDesk(), () => {})).toMatchObject({looked: 0});
  });

  test('an order that the shop has cancelled meanwhile is given back, once', async () => {
    const {store} = await chargedAndDead(gateway);
    for (const order of store.shop.orders) order.status = 'CANCELLED';
    const said: string[] = [];
    for (const _run of [1, 2]) await reconcile(store.openDesk(), (line) => void said.push(line));
    expect(said).toEqual([expect.stringContaining('the money is given back')]);
    expect(standingCharges(store.payments)).toEqual([]);
  });

  test('the same cart pressed again is charged once more only after the cancelled order was given back', async () => {
    const {store, key} = await chargedAndDead(gateway);
    for (const order of store.shop.orders) order.status = 'CANCELLED';
    expect(await placeOrder(store.openDesk(), key, await aPaidBody(store))).toMatchObject({
      status: 200,
    });
    expect(standingCharges(store.payments)).toHaveLength(1);
    expect(standingOrders(store.shop)).toEqual(paidOrders(store.shop));
  });
});

test('while a worker is still at it, a changed cart is not charged', async () => {
  const store = openOrderShop({network: dyingAfter('/payments/charges')});
  const key = aCheckoutKey();
  await placeOrder(store.openDesk(), key, anOrderBody());
  expect(await placeOrder(store.openDesk(), key, await aPaidBody(store, three))).toMatchObject({
    status: 409,
    body: {isOtherOrder: true},
  });
  expect(standingCharges(store.payments)).toHaveLength(1);
});

test('two workers at one order charge it once', async () => {
  const other: {takesOver: (() => Promise<unknown>) | null} = {takesOver: null};
  const store = openOrderShop({
    network: (pass) => async (input, init) => {
      const response = await pass(input, init);
      const isCreation = typeof init?.body === 'string' && init.body.includes('"reference":');
      const act = isCreation ? other.takesOver : null;
      if (act) other.takesOver = null;
      await act?.();
      return response;
    },
  });
  const key = aCheckoutKey();
  other.takesOver = async () => {
    await placeOrder(store.openDesk(), key, anOrderBody());
  };
  expect(await placeOrder(store.openDesk(), key, anOrderBody())).toMatchObject({status: 200});
  expect(takenCharges(store.payments)).toMatchObject([{timesTaken: 1}]);
  expect(paidOrders(store.shop)).toHaveLength(1);
});

test('an order is looked for three days long', async () => {
  const {store} = await chargedAndDead('offline');
  const hours = 3_600_000;
  store.clock.now += 71 * hours;
  expect(await reconcile(store.openDesk(), () => {})).toMatchObject({looked: 1, settled: 1});
  const later = await chargedAndDead('offline');
  later.store.clock.now += 73 * hours;
  expect(await reconcile(later.store.openDesk(), () => {})).toMatchObject({looked: 0});
});

test('a bank that still decides keeps an order open past its hour, and one that was asked too late takes nothing', async () => {
  const store = openOrderShop();
  const body = await aPaidBody(store, {card: aCard('4000002500003155')});
  const {body: sent} = await placeOrder(store.openDesk(), aCheckoutKey(), body);
  store.clock.now += 61 * 60_000;
  const desk = store.openDesk();
  const decides = async () => ({status: 'pending' as const, chargeId: 'pi_slow'});
  const payments = scriptedGateway(desk.payments, {findCharge: decides, cancelCharge: decides});
  await reconcile({...desk, payments}, () => {});
  expect(standingOrders(store.shop)).toHaveLength(1);
  await reconcile(store.openDesk(), () => {});
  expect(standingOrders(store.shop)).toEqual([]);
  await answerBank(store, {url: sent.paymentUrl}, 'complete');
  expect(takenCharges(store.payments)).toEqual([]);
});

test('an order that nobody paid is closed by the reconciler after an hour, and not before', async () => {
  const store = openOrderShop({network: dyingAfter('"reference":')});
  await placeOrder(store.openDesk(), aCheckoutKey(), anOrderBody());
  store.clock.now += 10 * 60_000;
  await reconcile(store.openDesk(), () => {});
  expect(standingOrders(store.shop)).toHaveLength(1);
  store.clock.now += 60 * 60_000;
  await reconcile(store.openDesk(), () => {});
  expect(standingOrders(store.shop)).toEqual([]);
});
