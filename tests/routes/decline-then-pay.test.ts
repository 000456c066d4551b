import {describe, expect, test} from 'vitest';
import {standingCharges} from '~mocks/payments';
import {offeredMethods} from '~mocks/woocommerce/payment-methods';
import {takeNotice} from '~/checkout/order/payment-notice.server';
import {finishReturn} from '~/checkout/order/payment-return.server';
import {placeOrder} from '../support/place-order';
import {reconcile} from '~/checkout/order/reconcile.server';
import type {AccountSession} from '~adapters/accounts';
import {aCheckoutKey, aPaidBody, aPaymentToken} from '../support/order-body';
import type {OrderShop} from '../support/order-requests';
import {openOrderShop, standingOrders, takenCharges} from '../support/order-shop';
import {aCard} from '../support/orders';
import {answerBank} from '../support/payment-mock';
import {aPaidNotice, signNotice} from '../support/stripe-notices';

const declined = aCard('4000000000000002');
const secureCard = aCard('4000002500003155');

/** One more pouch than what is once: it is paid by card. */
const pouch = {id: 'wp-134', quantity: 1};
const carts = {
  'the free sample': {
    items: [{id: 'free-sample', quantity: 1}, pouch],
    expectedTotal: 399,
    refusal: 'The free sample is one per customer.',
  },
  'the konjac offer': {
    items: [{id: 'wp-130', quantity: 1, offerId: 'konjac-starter'}, pouch],
    expectedTotal: 399,
    refusal: expect.stringContaining('it is one per customer'),
  },
  'the bundle offer': {
    items: [
      {
        id: 'wp-115-var-117',
        quantity: 1,
        konjacNoodleType: 'Spaghetti',
        offerId: 'bundle-starter',
      },
    ],
    expectedTotal: 6999,
    refusal: expect.stringContaining('it is one per customer'),
  },
  'a code for one use a customer': {
    items: [pouch],
    discountCode: 'ONEPER',
    expectedTotal: 399 - 60 + 497,
    refusal: 'This code has been used as often as it can be.',
  },
  'the last use of a code': {
    items: [pouch],
    discountCode: 'USEDUP',
    expectedTotal: 399 - 60 + 497,
    refusal: 'This code has been used as often as it can be.',
  },
  'the last unit': {
    items: [{id: 'wp-146', quantity: 1}],
    expectedTotal: 479 + 497,
    refusal: expect.stringContaining('out of stock'),
  },
};
interface Cart {
  items: object[];
  expectedTotal: number;
  discountCode?: string;
}

function openShop(...[options]: Parameters<typeof openOrderShop>) {
  const store = openOrderShop(options);
  store.shop.paymentMethods = offeredMethods.all;
  for (const coupon of store.shop.coupons) if (coupon.code === 'usedup') coupon.usageCount = 4;
  for (const product of store.shop.products) if (product.databaseId === 146) product.stock = 1;
  return store;
}

const order = async (
  store: OrderShop,
  shopper: AccountSession,
  {items, expectedTotal, discountCode}: Cart,
  {key = aCheckoutKey(), ...changes}: {key?: string; [field: string]: unknown} = {},
) => {
  const body = await aPaidBody(store, {items, expectedTotal, discountCode, ...changes});
  return placeOrder(store.openDesk(shopper), key, body);
};

const byDelivery = {paymentMethod: 'cod', paymentInfo: null};

describe.each(Object.entries(carts))('%s', (_what, {refusal, ...cart}) => {
  test('is not given to every checkout that was declined first', async () => {
    const store = openShop();
    const shopper = await store.signIn();
    const keys = [1, 2, 3, 4].map(() => aCheckoutKey());
    for (const key of keys)
      expect(await order(store, shopper, cart, {key, card: declined})).toMatchObject({
        status: 422,
        body: {field: 'cardNumber'},
      });
    const answers = [];
    for (const key of keys) answers.push(await order(store, shopper, cart, {key}));
    expect(answers.map(({status}) => status)).toEqual([200, 422, 422, 422]);
    expect(answers[1]?.body.error).toEqual(refusal);
    expect(standingOrders(store.shop)).toHaveLength(1);
    expect(takenCharges(store.payments)).toHaveLength(1);
  });

  test('goes to whoever pays next when the first one was declined, and to him alone', async () => {
    const store = openShop();
    const shopper = await store.signIn();
    const key = aCheckoutKey();
    await order(store, shopper, cart, {key, card: declined});
    expect(await order(store, shopper, cart)).toMatchObject({status: 200});
    expect(await order(store, shopper, cart, {key, ...byDelivery})).toMatchObject({status: 422});
    expect(standingOrders(store.shop)).toHaveLength(1);
  });

  test('is not given to an order that waited for a method of the shop', async () => {
    const store = openShop();
    const shopper = await store.signIn();
    const key = aCheckoutKey();
    store.shop.paymentMethods = offeredMethods.none;
    expect(await order(store, shopper, cart, {key, ...byDelivery})).toMatchObject({
      body: {field: 'paymentMethod'},
    });
    expect(await order(store, shopper, cart)).toMatchObject({status: 200});
    store.shop.paymentMethods = offeredMethods.all;
    expect(await order(store, shopper, cart, {key, ...byDelivery})).toMatchObject({
      status: 422,
      body: {error: refusal},
    });
    expect(standingOrders(store.shop)).toHaveLength(1);
  });

  test('waits for a shopper at his bank, however long that takes', async () => {
    const store = openShop();
    const shopper = await store.signIn();
    const key = aCheckoutKey();
    const {paymentUrl: url} = (await order(store, shopper, cart, {key, card: secureCard})).body;
    store.clock.now += 55 * 60_000;
    expect(await order(store, shopper, cart)).toMatchObject({status: 422, body: {error: refusal}});
    await answerBank(store, {url}, 'complete');
    expect(await finishReturn(store.openDesk(), key)).toMatchObject({status: 'placed'});
    expect(await order(store, shopper, cart)).toMatchObject({status: 422});
  });

  test('is not given to an order whose process died, once somebody else has it', async () => {
    const {store, shopper, key} = await begunAndLeft(cart);
    expect(await order(store, shopper, cart)).toMatchObject({status: 200});
    expect(await order(store, shopper, cart, {key})).toMatchObject({
      status: 422,
      body: {error: refusal},
    });
    expect(standingOrders(store.shop)).toHaveLength(1);
    expect(takenCharges(store.payments)).toHaveLength(1);
  });
});

/** An order that was made by a process that died at once, and nothing is held for it any more. */
async function begunAndLeft(cart: Cart) {
  const processes = ['dies', 'lives'];
  const store = openShop({
    network: (pass) => {
      let isDead = false;
      const isDoomed = processes.shift() === 'dies';
      return async (input, init) => {
        if (isDead) throw new TypeError('fetch failed');
        const response = await pass(input, init);
        isDead = isDoomed && typeof init?.body === 'string' && init.body.includes('"reference":');
        return response;
      };
    },
  });
  const shopper = await store.signIn();
  const key = aCheckoutKey();
  expect(await order(store, shopper, cart, {key})).toMatchObject({status: 503});
  for (const made of store.shop.orders) made.status = 'PENDING';
  store.accounts.reservations = [];
  return {store, shopper, key};
}

describe('an order that costs nothing', () => {
  const freeSample = {items: [{id: 'free-sample', quantity: 1}], expectedTotal: 0};

  /** As a shop leaves it whose PHP died after it made the order and before it placed it; nothing is held any more. */
  async function madeAndLeft() {
    const store = openShop();
    const shopper = await store.signIn();
    const key = aCheckoutKey();
    await order(store, shopper, freeSample, {key});
    for (const made of store.shop.orders) Object.assign(made, {status: 'PENDING', paidAt: null});
    for (const attempt of store.accounts.attempts.values()) attempt.isDone = false;
    store.accounts.reservations = [];
    return {store, shopper, key};
  }

  test('is not placed when it is pressed again and somebody else has what it needs', async () => {
    const {store, shopper, key} = await madeAndLeft();
    expect(await order(store, shopper, freeSample)).toMatchObject({status: 200});
    expect(await order(store, shopper, freeSample, {key})).toMatchObject({
      status: 422,
      body: {error: 'The free sample is one per customer.'},
    });
    expect(standingOrders(store.shop)).toHaveLength(1);
  });

  test('is not placed by the reconciler either, but closed', async () => {
    const {store, shopper} = await madeAndLeft();
    expect(await order(store, shopper, freeSample)).toMatchObject({status: 200});
    const said: string[] = [];
    await reconcile(store.openDesk(), (line) => void said.push(line));
    expect(said).toEqual([expect.stringContaining('others have what it needs; it is cancelled')]);
    expect(standingOrders(store.shop)).toHaveLength(1);
  });
});

describe('a bank that takes the money after a decline, for what somebody else has by then', () => {
  const cart = carts['the free sample'];

  /** Stripe's script has the secret of a payment that was asked about, and confirms it with another card. */
  async function paidBehindUs() {
    const store = openShop({gateway: 'stripe'});
    const shopper = await store.signIn();
    const key = aCheckoutKey();
    const {clientSecret} = (await order(store, shopper, cart, {key, card: secureCard})).body;
    await answerBank(store, {clientSecret}, 'fail');
    await order(store, shopper, cart, {key, card: declined});
    expect(await order(store, shopper, cart)).toMatchObject({status: 200});
    const intent = clientSecret?.split('_secret_')[0];
    const token = await aPaymentToken(store.fetch);
    await store.fetch(`http://pay.example/v1/payment_intents/${intent}/confirm`, {
      method: 'POST',
      headers: {'Idempotency-Key': token},
      body: new URLSearchParams({confirmation_token: token}),
    });
    expect(takenCharges(store.payments)).toHaveLength(2);
    return {store, shopper, key, intent};
  }

  function expectOneSample(store: OrderShop) {
    expect(standingOrders(store.shop)).toHaveLength(1);
    expect(standingCharges(store.payments)).toHaveLength(1);
  }

  test('gives it back when the shopper comes back, and says so', async () => {
    const {store, key} = await paidBehindUs();
    expect(await finishReturn(store.openDesk(), key)).toMatchObject({
      status: 'closed',
      message: expect.stringContaining('your money is on its way back'),
    });
    expectOneSample(store);
  });

  test('gives it back when the order is pressed again', async () => {
    const {store, shopper, key} = await paidBehindUs();
    expect(await order(store, shopper, cart, {key})).toMatchObject({
      status: 422,
      body: {error: expect.stringContaining('your money is on its way back')},
    });
    expectOneSample(store);
  });

  test('gives it back when another cart is pressed with its key', async () => {
    const {store, shopper, key} = await paidBehindUs();
    const other = {items: [pouch], expectedTotal: 399 + 497};
    expect(await order(store, shopper, other, {key})).toMatchObject({status: 200});
    expect(standingOrders(store.shop)).toHaveLength(2);
    expect(standingCharges(store.payments).map(({amount}) => amount)).toEqual([399, 399 + 497]);
  });

  test('gives it back when a webhook reports it', async () => {
    const {store, intent} = await paidBehindUs();
    const charge = takenCharges(store.payments).find(({id}) => id === intent);
    const body = aPaidNotice(charge ?? expect.fail('Nothing was charged.'));
    const headers = new Headers({'Stripe-Signature': await signNotice(body)});
    expect(await takeNotice(store.openDesk(), body, headers)).toBe(true);
    expectOneSample(store);
  });

  test('gives it back when the reconciler finds it', async () => {
    const {store} = await paidBehindUs();
    const said: string[] = [];
    await reconcile(store.openDesk(), (line) => void said.push(line));
    expect(said).toEqual([expect.stringContaining('the money is given back')]);
    expectOneSample(store);
  });
});

describe('the shop’s own pay page', () => {
  const cart = carts['the free sample'];
  const here = {paymentInfo: null};

  async function letGoAndOrderedElsewhere() {
    const store = openShop({gateway: 'hosted'});
    const shopper = await store.signIn();
    const key = aCheckoutKey();
    const {paymentUrl} = (await order(store, shopper, cart, {key, ...here})).body;
    // As after a decline: the order is open, and nothing is held for it.
    store.accounts.reservations = [];
    expect(await order(store, shopper, cart, byDelivery)).toMatchObject({status: 200});
    return {store, paymentUrl: paymentUrl ?? ''};
  }

  test('takes nothing for what somebody else has, and says why', async () => {
    const {store, paymentUrl} = await letGoAndOrderedElsewhere();
    const page = await (await store.fetch(paymentUrl)).text();
    expect(page).toContain('something in this order is one per customer');
    await store.fetch(paymentUrl, {method: 'POST'});
    expect(store.shop.orders.map(({paidAt}) => paidAt)).toEqual([null, null]);
  });

  test('holds what an order needs while it can be paid there', async () => {
    const store = openShop({gateway: 'hosted'});
    const shopper = await store.signIn();
    const key = aCheckoutKey();
    const {paymentUrl} = (await order(store, shopper, cart, {key, ...here})).body;
    store.accounts.reservations = [];
    expect(await finishReturn(store.openDesk(), key)).toMatchObject({payUrl: paymentUrl});
    await store.fetch(paymentUrl ?? '');
    expect(await order(store, shopper, cart, byDelivery)).toMatchObject({status: 422});
  });
});
