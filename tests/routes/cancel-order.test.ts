import {describe, expect, test} from 'vitest';
import type {AccountSession} from '~adapters/accounts';
import {standingCharges, takenCharges} from '~mocks/payments';
import {shipOrder} from '~mocks/control/shop-events';
import {markPaid} from '~mocks/woocommerce/order-changes';
import {offeredMethods} from '~mocks/woocommerce/payment-methods';
import {reconcile} from '~/checkout/order/reconcile.server';
import {takeNotice} from '~/checkout/order/payment-notice.server';
import {action, loader} from '~/routes/order';
import {anOrderBody, aPaidBody} from '../support/order-body';
import {openContext, postOrder, type OrderShop} from '../support/order-requests';
import {openOrderShop} from '../support/order-shop';
import {aPaidNotice, signNotice} from '../support/stripe-notices';

type Gateway = 'offline' | 'stripe' | 'hosted';

async function toArgs(
  store: OrderShop,
  path: string,
  shopper: AccountSession | null,
  fields: Record<string, string> | null,
) {
  const request = new Request(`http://store.example${path}`, {
    headers: {'Sec-Fetch-Dest': 'empty'},
    ...(fields && {method: 'POST', body: new URLSearchParams(fields)}),
  });
  const number = new URL(request.url).pathname.split('/').at(-1) ?? '';
  const context = await openContext(store, request, shopper);
  return {request, context, params: {number}} as never;
}

const press = async (
  store: OrderShop,
  path: string,
  shopper: AccountSession | null = null,
  reason = '',
) => action(await toArgs(store, path, shopper, {intent: 'cancel', reason}));

const look = async (store: OrderShop, path: string) =>
  (await loader(await toArgs(store, path, null, null))).data.shown ?? expect.fail('not shown');

async function anOrderedShop(
  gateway: Gateway = 'offline',
  {
    paymentMethod,
    network,
  }: {paymentMethod?: string; network?: (pass: typeof fetch) => typeof fetch} = {},
) {
  const store = openOrderShop({gateway, ...(network && {network})});
  store.shop.paymentMethods = offeredMethods.all;
  const later = {paymentInfo: null, ...(paymentMethod && {paymentMethod})};
  const isLater = paymentMethod !== undefined || gateway === 'hosted';
  const body = isLater ? anOrderBody(later) : await aPaidBody(store);
  const {body: answer} = await postOrder(store, body);
  const [order] = store.shop.orders;
  return {store, link: answer.orderLink ?? '', order: order ?? expect.fail('no order')};
}

describe.each<Gateway>(['offline', 'stripe'])('an order that was charged (%s)', (gateway) => {
  test('is cancelled and its money given back, once, from two tabs at one moment', async () => {
    const {store, link, order} = await anOrderedShop(gateway);
    const pressed = await Promise.all([press(store, link), press(store, link)]);
    expect(pressed).toEqual([{cancelling: 'cancelled'}, {cancelling: 'cancelled'}]);
    expect(await press(store, link)).toEqual({cancelling: 'cancelled'});
    expect(takenCharges(store.payments)).toMatchObject([{timesTaken: 1, isRefunded: true}]);
    expect(order.status).toBe('REFUNDED');
    expect((await look(store, link)).cancellation).toMatchObject({until: null, money: 'returned'});
    expect(await reconcile(store.openDesk(), () => {})).toMatchObject({looked: 0});
  });

  /** An ordered shop whose answers from one place do not come while `down.is`. */
  async function aShopWithout(place: string) {
    const down = {is: true};
    const ordered = await anOrderedShop(gateway, {
      network: (pass) => async (input, init) => {
        const {pathname} = new URL(new Request(input, init).url);
        const isHere = pathname.replace(/s$/, '').endsWith(place);
        if (down.is && isHere) throw new TypeError('fetch failed');
        return pass(input, init);
      },
    });
    return {...ordered, down};
  }

  test.each(['/refund', '/refunded'])(
    'says that its money is on the way while %s fails, and the reconciler tries it again',
    async (place) => {
      const {store, link, order, down} = await aShopWithout(place);
      expect(await press(store, link)).toEqual({cancelling: 'cancelled'});
      expect(order.status).toBe('CANCELLED');
      expect((await look(store, link)).cancellation?.money).toBe('refund');
      expect(await reconcile(store.openDesk(), () => {})).toMatchObject({looked: 1, failed: 1});
      down.is = false;
      store.clock.now += 100 * 3_600_000;
      expect(await reconcile(store.openDesk(), () => {})).toMatchObject({settled: 1, failed: 0});
      expect(order.status).toBe('REFUNDED');
      expect(takenCharges(store.payments)).toMatchObject([{isRefunded: true}]);
    },
  );

  test('owes nothing once its refund is written, though nothing else of it can be closed', async () => {
    const {store, link, order} = await aShopWithout('/close');
    expect(await press(store, link)).toEqual({cancelling: 'cancelled'});
    expect(order.status).toBe('REFUNDED');
    expect(await reconcile(store.openDesk(), () => {})).toMatchObject({looked: 0});
  });
});

test('a webhook that comes after it gives back what was given back, and pays nothing', async () => {
  const {store, link, order} = await anOrderedShop('stripe');
  await press(store, link);
  const [charge] = takenCharges(store.payments);
  const body = aPaidNotice(charge ?? expect.fail('Nothing was charged.'));
  const headers = new Headers({'Stripe-Signature': await signNotice(body)});
  expect(await takeNotice(store.openDesk(), body, headers)).toBe(true);
  expect(order.status).toBe('REFUNDED');
  expect(standingCharges(store.payments)).toEqual([]);
});

test.each([
  ['cod', 'none'],
  ['bacs', 'awaited'],
] as const)('what is paid later (%s) is only cancelled', async (paymentMethod, money) => {
  const {store, link, order} = await anOrderedShop('stripe', {paymentMethod});
  expect(await press(store, link)).toEqual({cancelling: 'cancelled'});
  expect(order.status).toBe('CANCELLED');
  expect((await look(store, link)).cancellation?.money).toBe(money);
  expect(takenCharges(store.payments)).toEqual([]);
  expect(await reconcile(store.openDesk(), () => {})).toMatchObject({looked: 0});
});

test('a bank transfer that has come waits for staff', async () => {
  const {store, link, order} = await anOrderedShop('stripe', {paymentMethod: 'bacs'});
  markPaid(store.shop, order);
  expect(await press(store, link)).toEqual({cancelling: 'cancelled'});
  expect((await look(store, link)).cancellation?.money).toBe('staff');
  // None is begun at the payment service in order to look for one.
  expect(store.payments.charges.size).toBe(0);
});

test('what the shop’s own page took waits for staff, who are told so at once', async () => {
  let sent = '';
  const {store, link, order} = await anOrderedShop('hosted', {
    network: (pass) => async (input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith('/cancel')) sent = await request.clone().text();
      return pass(request);
    },
  });
  markPaid(store.shop, order);
  expect(await press(store, link)).toEqual({cancelling: 'cancelled'});
  expect(sent).toContain('"refunds":false');
  expect((await look(store, link)).cancellation?.money).toBe('staff');
});

test('an order that is sent, or a day old, is not cancelled, and the page has no button', async () => {
  const sent = await anOrderedShop();
  shipOrder(sent.store.shop, {orderId: String(sent.order.databaseId), number: '9400'});
  const old = await anOrderedShop();
  // The shop notes the order by its own clock, which goes on meanwhile.
  old.store.clock.now += 24 * 3_600_000 + 60_000;
  for (const {store, link, order} of [sent, old]) {
    const {status} = order;
    expect(await press(store, link)).toEqual({cancelling: 'over'});
    expect((await look(store, link)).cancellation?.until).toBeNull();
    expect(order.status).toBe(status);
    expect(standingCharges(store.payments)).toHaveLength(1);
  }
});

test('until when is said to the minute, in the shop’s time', async () => {
  const {store, link, order} = await anOrderedShop();
  order.createdAt = new Date(store.clock.now).toISOString();
  expect((await look(store, link)).cancellation?.until).toMatch(
    /^\w+ \d+, \d{4} at \d+:\d\d [AP]M Pacific time$/,
  );
});

test('nobody cancels an order without its link or its account', async () => {
  const {store, link, order} = await anOrderedShop();
  const shopper = await store.signIn();
  const {body} = await postOrder(store, anOrderBody({customerEmail: shopper.shopper.email}), {
    shopper,
  });
  const key = link.split('key=')[1] ?? '';
  const strangers = [
    `/orders/${order.databaseId}`,
    `/orders/${order.databaseId}?key=forged`,
    `/orders/${body.orderNumber}?key=${key}`,
  ];
  for (const path of strangers)
    expect(await press(store, path), path).toEqual({cancelling: 'failed'});
  expect(await press(store, `/orders/${order.databaseId}`, shopper)).toEqual({
    cancelling: 'failed',
  });
  expect(store.shop.orders.map(({status}) => status)).toEqual(['PROCESSING', 'PROCESSING']);
  expect(await press(store, `/orders/${body.orderNumber}`, shopper)).toEqual({
    cancelling: 'cancelled',
  });
});

test('without an answer of the shop nothing is said to be cancelled, and no money moves', async () => {
  const {store, link, order} = await anOrderedShop('offline', {
    network: (pass) => async (input, init) => {
      if (new Request(input, init).url.endsWith('/cancel')) throw new TypeError('fetch failed');
      return pass(input, init);
    },
  });
  expect(await press(store, link)).toEqual({cancelling: 'failed'});
  expect(order.status).toBe('PROCESSING');
  expect(standingCharges(store.payments)).toHaveLength(1);
});
