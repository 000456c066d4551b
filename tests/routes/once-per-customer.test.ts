import {describe, expect, test} from 'vitest';
import type {AccountSession, Shopper} from '~adapters/accounts';
import {maySample} from '~/free-sample/claim-sample.server';
import {CartCookie} from '~/cart/cart-cookie.server';
import {action as changeCart} from '~/routes/cart';
import {placeOrder} from '../support/place-order';
import {aCheckoutKey, anOrderBody} from '../support/order-body';
import {openContext, type OrderShop} from '../support/order-requests';
import {cancelInShop, openOrderShop, standingOrders} from '../support/order-shop';

const sample = {id: 'free-sample', quantity: 1};
const konjac = {id: 'wp-130', quantity: 1, offerId: 'konjac-starter'};
const bundle = {
  id: 'wp-115-var-117',
  quantity: 1,
  konjacNoodleType: 'Spaghetti',
  offerId: 'bundle-starter',
};
const once: [string, object, number][] = [
  ['free sample', sample, 0],
  ['konjac offer', konjac, 0],
  ['bundle offer', bundle, 6999],
];

let lastId = 500;

/** One account more, with a confirmed address unless it is said. */
async function anAccount(
  store: OrderShop,
  email: string,
  changes: Partial<Shopper> = {},
): Promise<AccountSession> {
  const session = await store.signIn();
  lastId += 1;
  const shopper = {...session.shopper, id: String(lastId), email, customerId: lastId, ...changes};
  return {...session, shopper};
}

const address = anOrderBody()['shippingAddress'] as Record<string, string>;
/** Every account has a home of its own, unless it is said. */
const aHome = () => ({...address, address_1: `${(lastId += 1)} Orchard Lane`});

const order = (
  store: OrderShop,
  shopper: AccountSession | null,
  item: object,
  expectedTotal: number,
  {home = aHome(), ...changes}: {home?: object; [field: string]: unknown} = {},
) =>
  placeOrder(
    store.openDesk(shopper),
    aCheckoutKey(),
    anOrderBody({items: [item], expectedTotal, shippingAddress: home, ...changes}),
  );

test('who has had the free sample is told so by the cart’s plain form', async () => {
  const store = openOrderShop();
  const shopper = await anAccount(store, 'me@gmail.com');
  const add = async () => {
    const body = new URLSearchParams({item: sample.id});
    const request = new Request('http://store.example/cart', {method: 'POST', body});
    const context = await openContext(store, request, shopper);
    const access = {...context.access, shopper: async () => shopper.shopper};
    const cartCookie = await CartCookie.open(request, {secrets: ['a secret'], isSecure: false});
    return changeCart({request, context: {...context, access, cartCookie}, params: {}} as never);
  };
  expect(await add()).toMatchObject({status: 303});
  await order(store, shopper, sample, 0);
  expect(await add()).toMatchObject({
    data: {message: 'You have already claimed your free sample'},
    init: {status: 422},
  });
});

const myMailbox = [
  'me@gmail.com',
  'me+1@gmail.com',
  'm.e@gmail.com',
  'Me@googlemail.com',
  'M.E+konjac@GoogleMail.com',
];

describe.each(once)('the %s', (_what, item, total) => {
  test('goes to one mailbox once, whatever accounts that has', async () => {
    const store = openOrderShop();
    const statuses = [];
    for (const email of myMailbox)
      statuses.push((await order(store, await anAccount(store, email), item, total)).status);
    expect(statuses).toEqual([200, 422, 422, 422, 422]);
    expect(standingOrders(store.shop)).toHaveLength(1);
  });

  test('goes to one household once, whoever lives there and however the address is typed', async () => {
    const store = openOrderShop();
    const homes = [
      {...address, address_1: '12 North Orchard Lane', address_2: 'Apartment 4'},
      {...address, address_1: '12 N. ORCHARD LN', address_2: '#4'},
      {...address, address_1: '12 n orchard ln apt. 4', postcode: '97201-1234'},
      {...address, address_1: 'Unit 4', address_2: '12 North Orchard Lane'},
    ];
    const answers = [];
    for (const [place, home] of homes.entries()) {
      const shopper = await anAccount(store, `person-${place}@x.example`);
      answers.push(await order(store, shopper, item, total, {home}));
    }
    expect(answers.map(({status}) => status)).toEqual([200, 422, 422, 422]);
    expect(answers[1]?.body.refusals).toMatchObject([
      {
        field: expect.stringMatching(/^free-sample|^wp-/),
        message: expect.stringContaining('it is one per household'),
      },
    ]);
    const neighbour = {...address, address_1: '12 North Orchard Lane', address_2: 'Apartment 5'};
    const other = await anAccount(store, 'neighbour@x.example');
    expect(await order(store, other, item, total, {home: neighbour})).toMatchObject({status: 200});
  });

  test('is not for an account whose address is not confirmed, whatever else is in the cart', async () => {
    const store = openOrderShop();
    const shopper = await anAccount(store, 'new@x.example', {emailConfirmedAt: null});
    const items = [item, {id: 'wp-134', quantity: 1}];
    expect(await order(store, shopper, item, total + 399, {items})).toMatchObject({
      status: 422,
      body: {
        refusals: [
          {
            field: expect.stringMatching(/^free-sample|^wp-1[13]/),
            message: expect.stringContaining('needs a confirmed email address'),
          },
        ],
      },
    });
    expect(store.shop.orders).toEqual([]);
  });

  test('comes back to mailbox and household when its order is cancelled in the shop', async () => {
    const store = openOrderShop();
    const home = aHome();
    const me = await anAccount(store, 'me@gmail.com');
    const {body} = await order(store, me, item, total, {home});
    const again = await anAccount(store, 'm.e@gmail.com');
    const housemate = await anAccount(store, 'mate@x.example');
    expect(await order(store, again, item, total)).toMatchObject({status: 422});
    expect(await order(store, housemate, item, total, {home})).toMatchObject({status: 422});
    cancelInShop(store.shop, body.orderId);
    expect(await order(store, again, item, total)).toMatchObject({status: 200});
    expect(await order(store, housemate, item, total, {home})).toMatchObject({status: 200});
  });

  test('stays with an order that was refused to somebody else of the household', async () => {
    const store = openOrderShop();
    const home = aHome();
    const me = await anAccount(store, 'me@gmail.com');
    await order(store, me, item, total, {home});
    const mate = await anAccount(store, 'mate@x.example');
    expect(await order(store, mate, item, total, {home})).toMatchObject({status: 422});
    expect(await order(store, mate, item, total)).toMatchObject({status: 200});
    expect(await order(store, me, item, total)).toMatchObject({status: 422});
  });

  test('is held under names that tell neither the mailbox nor the address', async () => {
    const store = openOrderShop();
    const shopper = await anAccount(store, 'me@gmail.com');
    await order(store, shopper, item, total, {home: {...address, address_1: '12 Orchard Lane'}});
    const {meta} = store.shop.orders[0] ?? {meta: []};
    const written = meta.find(({key}) => key === '_bellyful_claims')?.value ?? '';
    const held = store.accounts.reservations.map(({productKey}) => productKey).join(' ');
    for (const text of [written, held]) {
      expect(text).toMatch(/:mailbox:[\da-f]{64}/);
      expect(text).toMatch(/:household:[\da-f]{64}/);
      expect(text).not.toMatch(/gmail|orchard/i);
    }
  });
});

test('who has had the sample before mailboxes counted has had it, by account', async () => {
  const store = openOrderShop();
  const shopper = await store.signIn('sample@bellyful.example');
  expect(await order(store, shopper, sample, 0)).toMatchObject({
    status: 422,
    body: {error: 'The free sample is one per customer.'},
  });
});

test('the sample’s page says to the second account of a mailbox that it is claimed', async () => {
  const store = openOrderShop();
  await order(store, await anAccount(store, 'me@gmail.com'), sample, 0);
  const second = await anAccount(store, 'm.e+2@gmail.com');
  expect(await maySample(store.openDesk(second), second)).toBe(false);
});

describe('a code for one use a customer', () => {
  const body = {discountCode: 'ONEPER'};
  const pouch = {id: 'wp-134', quantity: 1};
  const use = (store: OrderShop, email: string) =>
    order(store, null, pouch, 399 - 60 + 497, {
      ...body,
      customerEmail: email,
      billingAddress: {...address, email},
    });

  test('is used once by a mailbox, under whatever address', async () => {
    const store = openOrderShop();
    const statuses = [];
    for (const email of myMailbox) statuses.push((await use(store, email)).status);
    expect(statuses).toEqual([200, 422, 422, 422, 422]);
  });

  test('is won by one of two orders of a mailbox that go out at the same moment', async () => {
    const store = openOrderShop();
    const answers = await Promise.all(myMailbox.map((email) => use(store, email)));
    expect(answers.filter(({status}) => status === 200)).toHaveLength(1);
    expect(standingOrders(store.shop)).toHaveLength(1);
  });

  test('comes back to the mailbox when its order is cancelled', async () => {
    const store = openOrderShop();
    const {body: placed} = await use(store, 'me+1@gmail.com');
    cancelInShop(store.shop, placed.orderId);
    expect(await use(store, 'm.e@gmail.com')).toMatchObject({status: 200});
  });
});
