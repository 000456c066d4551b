import {describe, expect, test} from 'vitest';
import type {AccountSession} from '~adapters/accounts';
import {toCents} from '~adapters/commerce';
import {CommerceError} from '~adapters/commerce';
import type {PaymentResult} from '~adapters/payments';
import {standingCharges} from '~mocks/payments';
import {placeOrder} from '../support/place-order';
import {aCheckoutKey, anOrderBody, spaghetti, spaghettiTotal} from '../support/order-body';
import {openOrderShop, paidOrders} from '../support/order-shop';
import {aCard} from '../support/orders';
import {scriptedGateway} from '../support/scripted-shop';

const declinedCard = aCard('4000000000000002');
const declined: PaymentResult = {status: 'declined'};
const pending: PaymentResult = {status: 'pending', chargeId: 'ch_slow'};

test('a cart that was changed while the bank decides is not charged beside the earlier one', async () => {
  const store = openOrderShop();
  const key = aCheckoutKey();
  let pays = 0;
  const decides = async () => pending;
  const desk = () => {
    const opened = store.openDesk();
    const pay = async () => {
      pays += 1;
      return pending;
    };
    const payments = scriptedGateway(opened.payments, {
      pay,
      findCharge: decides,
      cancelCharge: decides,
    });
    return {...opened, payments};
  };
  await placeOrder(desk(), key, anOrderBody());
  const changed = anOrderBody({items: [{...spaghetti, quantity: 1}], expectedTotal: 449 + 497});
  expect(await placeOrder(desk(), key, changed)).toMatchObject({
    status: 409,
    body: {error: expect.stringContaining('Your bank is still deciding on the payment of order')},
  });
  expect(store.shop.orders).toHaveLength(1);
  expect(pays).toBe(1);
});

test('a try whose answer was lost is not taken for the decline before it', async () => {
  const store = openOrderShop();
  const key = aCheckoutKey();
  await placeOrder(store.openDesk(), key, anOrderBody({paymentInfo: declinedCard}));
  const desk = store.openDesk();
  // Asked before the try, at once after it, and once the service has heard of it.
  const looks: PaymentResult[] = [declined, declined, {status: 'paid', chargeId: 'ch_late'}];
  const payments = scriptedGateway(desk.payments, {
    pay: () => Promise.reject(new CommerceError('payment', 'charges', 'no answer')),
    findCharge: async () => looks.shift() ?? null,
  });
  expect(await placeOrder({...desk, payments}, key, anOrderBody())).toMatchObject({status: 200});
  expect(paidOrders(store.shop)).toHaveLength(1);
});

test.each([
  ['more', 1],
  ['less', -1],
])('an order that costs %s than was shown is not taken unasked', async (_what, difference) => {
  const store = openOrderShop();
  const body = anOrderBody({expectedTotal: spaghettiTotal - difference});
  expect(await placeOrder(store.openDesk(), aCheckoutKey(), body)).toMatchObject({
    status: 422,
    body: {
      error: 'The price of your cart has changed. Please review your cart.',
      pricing: {total: spaghettiTotal},
    },
  });
  expect(store.shop.orders).toEqual([]);
});

test('tries are counted once where the answer to an order is lost', async () => {
  const store = openOrderShop({
    network: (pass) => {
      let isLost = false;
      return async (input, init) => {
        const response = await pass(input, init);
        const isOrder = new URL(new Request(input).url).pathname.endsWith('/orders');
        if (!isOrder || isLost) return response;
        isLost = true;
        throw new TypeError('fetch failed');
      };
    },
  });
  const body = anOrderBody({paymentInfo: declinedCard});
  expect((await placeOrder(store.openDesk(), aCheckoutKey(), body)).status).toBe(422);
  const hits = [...store.accounts.counters].map(([bucket, counter]) => [
    bucket.split(':')[0],
    counter.hits,
  ]);
  expect(hits).toContainEqual(['place-order', 1]);
  expect(hits.filter(([, count]) => count !== 1)).toEqual([]);
});

describe('an order whose charge stands already', () => {
  /** The service answers nothing or that it waits, and says what became of it when it is asked. */
  async function pressTwice(pay: () => Promise<PaymentResult>, found: PaymentResult) {
    const store = openOrderShop();
    const key = aCheckoutKey();
    let pays = 0;
    const press = (says: PaymentResult | null) => {
      const desk = store.openDesk();
      const payments = scriptedGateway(desk.payments, {
        pay: () => {
          pays += 1;
          return pay();
        },
        findCharge: async () => says,
      });
      return placeOrder({...desk, payments}, key, anOrderBody());
    };
    await press(null);
    const answer = await press(found);
    return {answer, pays, paid: paidOrders(store.shop)};
  }

  test('waits for the bank when it is pressed again', async () => {
    const {answer, pays, paid} = await pressTwice(async () => pending, pending);
    expect(answer).toMatchObject({status: 200, body: {isPaymentPending: true}});
    expect({pays, paid}).toEqual({pays: 1, paid: []});
  });

  test('is finished when it is pressed again after the answer was lost', async () => {
    const lost = () => Promise.reject(new CommerceError('payment', 'charges', 'no answer'));
    const {answer, pays, paid} = await pressTwice(lost, {status: 'paid', chargeId: 'ch_1'});
    expect(answer).toMatchObject({status: 200, body: {success: true}});
    expect(pays).toBe(1);
    expect(paid).toHaveLength(1);
  });
});

describe('a paid order that the shop cannot finish', () => {
  async function pressWhileFailing(times: number) {
    const store = openOrderShop();
    const desk = store.openDesk();
    const {orders} = desk.commerce;
    let failures = 0;
    const finish: typeof orders.finish = (...paid) => {
      failures += 1;
      return failures > times ? orders.finish(...paid) : Promise.reject(new Error('away'));
    };
    const commerce = {...desk.commerce, orders: {...orders, finish}};
    const answer = await placeOrder({...desk, commerce}, aCheckoutKey(), anOrderBody());
    return {answer, paid: paidOrders(store.shop)};
  }

  test('is tried three times more', async () => {
    const {answer, paid} = await pressWhileFailing(3);
    expect(answer.status).toBe(200);
    expect(paid).toHaveLength(1);
  });

  test('is told apart from one that was not charged', async () => {
    expect((await pressWhileFailing(4)).answer).toMatchObject({
      status: 503,
      body: {error: expect.stringContaining('Your payment went through')},
    });
  });
});

test('what was refused by a price of before is priced by what the shop says now', async () => {
  const store = openOrderShop();
  const desk = store.openDesk();
  const {products} = desk.commerce;
  const findByIds = async (ids: Iterable<number>) => {
    const fresh = await products.findFresh(ids);
    return new Map([...fresh].map(([id, product]) => [id, {...product, price: toCents(399)}]));
  };
  const commerce = {...desk.commerce, products: {...products, findByIds}};
  expect(await placeOrder({...desk, commerce}, aCheckoutKey(), anOrderBody())).toMatchObject({
    status: 200,
  });
});

test('a shop that goes on finding a change is asked twice, and the shopper then', async () => {
  const desk = openOrderShop().openDesk();
  let places = 0;
  const place = async () => {
    places += 1;
    return {status: 'changed' as const, changes: []};
  };
  const commerce = {...desk.commerce, orders: {...desk.commerce.orders, place}};
  expect(await placeOrder({...desk, commerce}, aCheckoutKey(), anOrderBody())).toMatchObject({
    status: 422,
    body: {error: 'The price of your cart has changed. Please review your cart.'},
  });
  expect(places).toBe(2);
});

test('money that staff gave back by hand is not given back again when another cart is ordered', async () => {
  const store = openOrderShop();
  const key = aCheckoutKey();
  await placeOrder(store.openDesk(), key, anOrderBody());
  for (const order of store.shop.orders) order.status = 'REFUNDED';
  const other = anOrderBody({items: [{...spaghetti, quantity: 1}], expectedTotal: 449 + 497});
  expect(await placeOrder(store.openDesk(), key, other)).toMatchObject({status: 200});
  expect(standingCharges(store.payments)).toHaveLength(2);
});

test.each([
  ['offline', 60],
  ['hosted', 30],
] as const)('an order that is paid by %s holds for %i minutes', async (gateway, minutes) => {
  const store = openOrderShop({gateway});
  const body = anOrderBody({paymentInfo: declinedCard});
  await placeOrder(store.openDesk(), aCheckoutKey(), body);
  const until = store.shop.orders[0]?.meta.find(({key}) => key === '_bellyful_hold_until')?.value;
  expect(Math.round((Date.parse(until ?? '') - store.clock.now) / 60_000)).toBe(minutes);
});

describe('an order that costs nothing', () => {
  async function orderForNothing(toShopper: (session: AccountSession) => AccountSession | null) {
    const store = openOrderShop();
    for (const coupon of store.shop.coupons) if (coupon.code === 'freeship') coupon.amount = 100;
    const shopper = toShopper(await store.signIn());
    const body = anOrderBody({discountCode: 'FREESHIP', expectedTotal: 0});
    return placeOrder(store.openDesk(shopper), aCheckoutKey(), body);
  }

  test('is placed for who has confirmed his address', async () => {
    expect(await orderForNothing((session) => session)).toMatchObject({status: 200});
  });

  test.each<[string, (session: AccountSession) => AccountSession | null]>([
    ['a visitor', () => null],
    [
      'who has not confirmed it',
      (session) => ({...session, shopper: {...session.shopper, emailConfirmedAt: null}}),
    ],
  ])('is not placed for %s', async (_who, toShopper) => {
    expect(await orderForNothing(toShopper)).toMatchObject({
      status: 422,
      body: {error: expect.stringContaining('needs a confirmed email address')},
    });
  });
});
