import {expect, test} from 'vitest';
import {action, clientLoader, loader} from '~/routes/order';
import {loader as calendar} from '~/supplies/pages/order.calendar';
import {namedLines} from '~/orders/repeat-order.server';
import {seal} from '~/server/session/sealed-text.server';
import {showOrders} from '~/orders/show-order.server';
import {findShownProduct} from '~/catalogue/product/show-product.server';
import {refundOrder, shipOrder} from '~mocks/control/shop-events';
import {recallLot} from '~mocks/recalls/lots';
import {closeWhenOver} from '~mocks/woocommerce/order-changes';
import {offeredMethods} from '~mocks/woocommerce/payment-methods';
import type {AccountSession} from '~adapters/accounts';
import {anOrderBody} from '../support/order-body';
import {openContext, postOrder, type OrderShop} from '../support/order-requests';
import {openOrderShop} from '../support/order-shop';

const secret = 'a secret of the tests';

interface Visit {
  shopper?: AccountSession | null;
  env?: Record<string, string>;
}

/** As the page's own scripts ask. */
async function toArgs(store: OrderShop, path: string, {shopper = null, env = {}}: Visit = {}) {
  const headers = {'Sec-Fetch-Dest': 'empty'};
  const request = new Request(`http://store.example${path}`, {headers});
  const context = await openContext(store, request, shopper);
  const number = decodeURIComponent(new URL(request.url).pathname.split('/').at(-1) ?? '');
  const given = {
    request,
    context: {...context, env: {SESSION_SECRET: secret, ...env}},
    params: {number},
  };
  return given as never;
}

const open = async (store: OrderShop, path: string, visit?: Visit) =>
  loader(await toArgs(store, path, visit));

/** The page as it is shown, or the status of its refusal. */
async function look(store: OrderShop, path: string, visit?: Visit) {
  try {
    const answer = await open(store, path, visit);
    return {status: answer.init?.status, shown: answer.data.shown};
  } catch (thrown) {
    return {status: (thrown as {init: {status: number}}).init.status, shown: null};
  }
}

async function anOrderedShop(gateway: 'offline' | 'hosted' = 'offline', paymentMethod?: string) {
  const store = openOrderShop({gateway});
  store.shop.paymentMethods = offeredMethods.all;
  const later = paymentMethod ? {paymentMethod, paymentInfo: null} : {};
  const body = anOrderBody(gateway === 'hosted' ? {...later, paymentInfo: null} : later);
  const {body: answer} = await postOrder(store, body);
  return {store, link: answer.orderLink ?? '', number: answer.orderNumber ?? ''};
}

test('whoever has the link sees the order: status, lines, address and payment', async () => {
  const {store, link, number} = await anOrderedShop();
  expect(link).toMatch(new RegExp(`^/orders/${number}\\?key=[\\w-]{80,}$`));
  const {status, shown} = await look(store, link);
  expect(status).toBe(200);
  expect(shown).toMatchObject({
    standing: 'paid',
    paymentTitle: 'Test card (offline)',
    payUrl: null,
    summary: {orderNumber: number, lines: [{quantity: 2, amount: 853, before: 898}], total: 1350},
    address: 'Ada Miller\n12 Orchard Lane\nPortland, OR 97201',
  });
});

test('the page holds no key of the shop, no reference and no e-mail', async () => {
  const {store, link} = await anOrderedShop();
  const [order] = store.shop.orders;
  const text = JSON.stringify((await look(store, link)).shown);
  for (const hidden of [order?.orderKey, order?.transactionId, order?.billing.email])
    expect(text).not.toContain(hidden ?? 'missing');
});

test('the shop stores the link with the order, for its mails', async () => {
  const {store, link} = await anOrderedShop();
  const stored = store.shop.orders[0]?.meta.find(({key}) => key === '_bellyful_link')?.value;
  expect(link.endsWith(`?key=${stored ?? 'missing'}`)).toBe(true);
});

test('an unknown number and one without its proof are the same to a stranger', async () => {
  const {store, link, number} = await anOrderedShop();
  const other = await anOrderedShop();
  const key = new URLSearchParams(link.split('?')[1]).get('key') ?? '';
  const forged = await seal('somebody-elses-key.0123456789abcdef', secret, 'order-link');
  const foreignPurpose = await seal('a.b', secret, 'account');
  const foreignKey = other.link.split('key=')[1] ?? '';
  const addresses = [
    `/orders/${number}`,
    '/orders/999999',
    `/orders/${number}?key=`,
    `/orders/${number}?key=${key.slice(0, -2)}`,
    `/orders/${number}?key=${forged}`,
    `/orders/${number}?key=${foreignPurpose}`,
    `/orders/${number}?key=${foreignKey}`,
    `/orders/1987?key=${key}`,
    `/orders/999999?key=${key}`,
  ];
  for (const address of addresses)
    expect(await look(store, address), address).toEqual({status: 404, shown: null});
});

test('a forged key never reaches the shop', async () => {
  let requests = 0;
  const store = openOrderShop({
    network: (pass) => async (input, init) => {
      if (String(input instanceof Request ? input.url : input).includes('graphql')) requests += 1;
      return pass(input, init);
    },
  });
  await look(store, '/orders/1987?key=forged');
  expect(requests).toBe(0);
  expect(store.log).toMatchObject([{event: 'order.not-shown', facts: {isByLink: true}}]);
});

test('a link outlives one change of the secret, and no second one', async () => {
  const {store, link} = await anOrderedShop();
  const renewed = {SESSION_SECRET: 'a newer secret', SESSION_SECRET_PREVIOUS: secret};
  expect((await look(store, link, {env: renewed})).status).toBe(200);
  const again = {SESSION_SECRET: 'a third secret', SESSION_SECRET_PREVIOUS: 'a newer secret'};
  expect((await look(store, link, {env: again})).status).toBe(404);
});

test('a link opens its own order, whatever number stands before it', async () => {
  const {store, link, number} = await anOrderedShop();
  const other = link.replace(number, String(Number(number) + 1));
  const part = link.replace(number, number.slice(0, -1));
  for (const path of [other, part])
    expect(await look(store, path)).toEqual({status: 404, shown: null});
});

test('its days are a file for who has the link, and for no search engine', async () => {
  const {store, link, number} = await anOrderedShop();
  const file = await calendar(await toArgs(store, link));
  expect(file.headers.get('X-Robots-Tag')).toBe('noindex');
  expect(await file.text()).toContain('BEGIN:VCALENDAR');
  expect((await calendar(await toArgs(store, link.replace(number, '1')))).status).toBe(404);
});

test('a network that asks after orders without end is held up', async () => {
  const {store, link} = await anOrderedShop();
  for (let asked = 0; asked < 60; asked += 1) expect((await look(store, link)).status).toBe(200);
  expect((await look(store, link)).status).toBe(429);
  expect((await calendar(await toArgs(store, link))).status).toBe(429);
});

test('a link is over a year after its order', async () => {
  const {store, link} = await anOrderedShop();
  for (const order of store.shop.orders) order.createdAt = '2024-01-01T00:00:00+00:00';
  expect((await look(store, link)).status).toBe(404);
});

test('a shopper sees the orders of the account by their number alone, and nobody else’s', async () => {
  const store = openOrderShop();
  const shopper = await store.signIn();
  const {body} = await postOrder(store, anOrderBody(), {shopper});
  const own = await postOrder(store, anOrderBody({...ownAddress(shopper.shopper.email)}), {
    shopper,
  });
  expect((await look(store, `/orders/${own.body.orderNumber}`, {shopper})).status).toBe(200);
  const guests = await postOrder(store, anOrderBody());
  expect((await look(store, `/orders/${guests.body.orderNumber}`, {shopper})).status).toBe(404);
  expect(body.success).toBe(true);
});

test('of a shop that lists somebody else’s orders none is shown', async () => {
  let asked = '';
  const store = openOrderShop({
    network: (pass) => async (input, init) => {
      const request = new Request(input, init);
      const body = await request.clone().text();
      if (!body.includes('ofAddress')) return pass(request);
      asked = body;
      const {url, headers} = request;
      const other = body.replaceAll('eve@x.example', 'ada@example.com');
      return pass(new Request(url, {method: 'POST', headers, body: other}));
    },
  });
  await postOrder(store, anOrderBody());
  const {orders} = store.openDesk().commerce;
  expect(await orders.listOfShopper(0, 'ada@example.com')).toHaveLength(1);
  expect(await orders.listOfShopper(0, 'eve@x.example')).toEqual([]);
  expect(asked).toContain('eve@x.example');
});

function ownAddress(email: string) {
  const {billingAddress} = anOrderBody() as {billingAddress: object};
  return {customerEmail: email, billingAddress: {...billingAddress, email}};
}

test('what is paid later says how, in the shop’s words', async () => {
  const {store, link} = await anOrderedShop('offline', 'bacs');
  const {shown} = await look(store, link);
  expect(shown).toMatchObject({standing: 'awaitsTransfer', payUrl: null});
  expect(shown?.instructions).toContain('000123456789');
});

test('while it is unpaid the shop’s page is a press away, and leads back here', async () => {
  const {store, link} = await anOrderedShop('hosted');
  const {shown} = await look(store, link);
  expect(shown?.standing).toBe('unpaid');
  const page = new URL(shown?.payUrl ?? '');
  expect(page.pathname).toMatch(/order-pay/);
  expect(page.searchParams.get('return_to')).toBe(`http://store.example${link}`);
});

test('an order that was closed unpaid takes no payment any more', async () => {
  const {store, link} = await anOrderedShop('hosted');
  for (const order of store.shop.orders) {
    order.meta = order.meta.map((entry) =>
      entry.key === '_bellyful_hold_until' ? {...entry, value: '2020-01-01T00:00:00Z'} : entry,
    );
    closeWhenOver(store.shop, order);
  }
  expect((await look(store, link)).shown).toMatchObject({standing: 'cancelled', payUrl: null});
});

test('a parcel is shown with a link to the carrier’s page', async () => {
  const {store, link, number} = await anOrderedShop();
  expect(shipOrder(store.shop, {orderId: number, number: '9400 11'})).toBe(true);
  expect((await look(store, link)).shown).toMatchObject({
    standing: 'completed',
    progress: {
      parcels: [{carrier: 'USPS', number: '9400 11', url: expect.stringContaining('9400%2011')}],
    },
  });
});

test('an order in parts says what is sent, what is still to come, and what came back', async () => {
  const {store, link, number} = await anOrderedShop();
  expect(shipOrder(store.shop, {orderId: `${number}:0`, quantity: 1, number: '1'})).toBe(true);
  const part = (await look(store, link)).shown;
  expect(part?.progress).toMatchObject({
    parcels: [{items: ['1 × Konjac Spaghetti Pasta']}],
    toCome: ['1 × Konjac Spaghetti Pasta'],
  });
  expect(part?.progress.steps.map(({label, isDone}) => [label, isDone])).toEqual([
    ['Placed', true],
    ['Paid', true],
    ['Partly sent', true],
    ['All sent', false],
  ]);
  refundOrder(store.shop, {orderId: `${number}:0`, quantity: 1, reason: 'It leaked'});
  expect((await look(store, link)).shown).toMatchObject({
    progress: {toCome: []},
    refunds: {given: [{amount: 427, what: ['It leaked', '1 × Konjac Spaghetti Pasta']}], left: 923},
    summary: {total: 1350},
  });
});

test('the list of orders says where each is, in one line', async () => {
  const store = openOrderShop();
  const shopper = await store.signIn();
  const own = anOrderBody(ownAddress(shopper.shopper.email));
  const {body} = await postOrder(store, own, {shopper});
  const list = async () => {
    const request = new Request('http://store.example/account/orders');
    const context = await openContext(store, request, shopper);
    return (await showOrders(context, shopper.shopper)).data.orders?.[0]?.progress;
  };
  expect(await list()).toBeNull();
  shipOrder(store.shop, {orderId: `${body.orderNumber}:0`, quantity: 1, number: '1'});
  expect(await list()).toMatch(/^1 of 2 items sent, the last on \w+ \d+, \d{4}\.$/);
  refundOrder(store.shop, {orderId: `${body.orderNumber}:0`, quantity: 1});
  expect(await list()).toMatch(/^Sent on .* \$4\.27 given back\.$/);
});

test('the same can be ordered again by the link, and by nothing else', async () => {
  const {store, link, number} = await anOrderedShop();
  const again = await action(await toArgs(store, link));
  expect(again).toMatchObject({items: [{id: 'wp-130', quantity: 2}], missing: []});
  const refused = await action(await toArgs(store, `/orders/${number}`));
  expect(refused).toEqual({items: null, missing: []});
});

test('what is ordered again says what costs otherwise now, and of what there are fewer', async () => {
  const {store, link} = await anOrderedShop();
  expect(await action(await toArgs(store, link))).toMatchObject({changes: []});
  const product = store.shop.products.find(({databaseId}) => databaseId === 130);
  Object.assign(product ?? {}, {regularPrice: 549, stock: 1});
  const {changes} = (await action(await toArgs(store, link))) as {changes: string[]};
  expect(changes).toEqual([
    expect.stringMatching(/\$5\.49.*\$4\.49/),
    expect.stringMatching(/\b1\b/),
  ]);
});

test('a mailed reminder names what is ordered again, a variation by its own number', () => {
  const line = (productId: number, variationId: number | null) => ({productId, variationId});
  const lines = [line(1, 2), line(1, 3), line(4, null), line(5, null)];
  const order = {lines} as never;
  expect(namedLines(order, '2.4')?.lines).toEqual([line(1, 2), line(4, null)]);
  expect(namedLines(order, undefined)?.lines).toEqual(lines);
});

test('while the shop does not answer the page says so, at the same address', async () => {
  let isDown = false;
  const store = openOrderShop({
    network: (pass) => async (input, init) => {
      if (isDown) throw new TypeError('fetch failed');
      return pass(input, init);
    },
  });
  const {body} = await postOrder(store, anOrderBody());
  isDown = true;
  const answer = await open(store, body.orderLink ?? '');
  expect(answer.init?.status).toBe(503);
  expect(answer.data).toEqual({shown: null, path: body.orderLink, refill: null, isAsked: false});
  isDown = false;
  const args = await toArgs(store, `/orders/${body.orderNumber}`);
  const {context}: {context: {access: object}} = args;
  Object.assign(context.access, {isUnknown: async () => true});
  expect((await loader(args)).init?.status).toBe(503);
});

test('where the browser gets no answer an open order has none, and one that is gone is gone', async () => {
  const from = async (thrown: unknown) => {
    const serverLoader = () => Promise.reject(thrown);
    const request = new Request('http://store.example/orders/12?key=k');
    return clientLoader({serverLoader, request} as never);
  };
  const answer = (status: number) => ({status, statusText: '', internal: false, data: ''});
  const none = {shown: null, path: '/orders/12?key=k', refill: null, isAsked: false};
  expect(await from(new TypeError('Failed to fetch'))).toEqual(none);
  expect(await from(answer(429))).toEqual(none);
  await expect(from(answer(404))).rejects.toEqual(answer(404));
});

test('each line says from which lot it was sent, and a recall of that lot marks the order and the product’s page', async () => {
  const {store, link, number} = await anOrderedShop();
  expect((await look(store, link)).shown).toMatchObject({notices: []});
  shipOrder(store.shop, {orderId: number, number: '9400', lot: '24-117', bestBefore: '2027-05-31'});
  store.shop.orders.at(-1)?.lots?.push({line: 1, lot: 'B2', bestBefore: null, units: 1});
  const details = async () => (await look(store, link)).shown?.summary.lines[0]?.details;
  expect((await details())?.filter((one) => one.startsWith('Lot'))).toEqual([
    'Lot 24-117, best before May 31, 2027',
  ]);
  const {slug = ''} = store.shop.products.find(({slug}) => slug === 'konjac-spaghetti') ?? {};
  const notices = async () =>
    (await findShownProduct(await openContext(store, new Request('http://store.example/')), slug))
      ?.notices;
  expect(await notices()).toEqual([]);
  recallLot(store.shop, {lot: '24-117', reason: 'A piece of plastic.', offer: 'replacement'});
  const [onOrder] = (await look(store, link)).shown?.notices ?? [];
  expect(onOrder).toMatch(
    /^We are recalling Konjac Spaghetti Pasta of lot 24-117, .* A piece of plastic\.\nPlease do not eat or use it\. We send you another one/,
  );
  expect(await notices()).toEqual([
    expect.stringContaining('We are recalling lot 24-117 of this product. A piece of plastic.'),
  ]);
});
