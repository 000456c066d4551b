import {beforeAll, describe, expect, test} from 'vitest';
import {toCents, type Product} from '~adapters/commerce';
import {aCharge, aClaim, openDesk} from '../contract/order-desk';
import {aNewLine, aNewOrder} from '../support/new-orders';
import {anAddress} from '../support/orders';
import {cancelInShop, listSimpleProducts} from './live-order';
import {lack, liveCommerce, makeCode, mayWrite, requestAsAdmin, setting} from './live-shop';

let code = '';
const commerce = liveCommerce();
const {coupons} = commerce;
let products: Product[] = [];
let methods: string[] = [];

const {orders, place, expectTo, open, aProduct, anOrder, findCode, onDelivery, stock} = openDesk(
  () => ({commerce, couponCode: code, methods, lack}),
  () => products,
);

beforeAll(async () => {
  if (!mayWrite) return;
  code = await makeCode();
  products = await listSimpleProducts(commerce);
  methods = (await requestAsAdmin<{id: string; enabled: boolean}[]>('GET', 'payment_gateways'))
    .filter(({enabled}) => enabled)
    .map(({id}) => id);
});

const usageCount = async () => (await coupons.find(code, null))?.usageCount ?? 0;
const usesBy = async (email: string) => (await coupons.find(code, email))?.uses;

/** Units of a product that the shop counts, with a code. */
const withCode = async () => anOrder({codes: [await findCode(code)]});

async function pay(databaseId: number) {
  const {isClosed, order} = await orders().finish(databaseId, aCharge());
  expect(isClosed).toBe(false);
  return order;
}

const aPaidOrder = async (wanted = aNewOrder()) => pay((await open(wanted)).databaseId);

const statusOf = async (databaseId: number) => (await orders().find(databaseId))?.status;

describe.runIf(mayWrite)('an order in a real shop', () => {
  test('counts its code once it is paid, and gives it back when it is cancelled', async () => {
    const before = await usageCount();
    const {databaseId, email} = await open(await withCode());
    expect(await usageCount()).toBe(before);
    for (const _time of ['once', 'twice']) await pay(databaseId);
    expect(await usageCount()).toBe(before + 1);
    expect(await usesBy(email)).toBe(1);
    await cancelInShop(databaseId);
    expect(await usageCount()).toBe(before);
    expect(await usesBy(email)).toBe(0);
  });

  test('takes its stock once it is paid, and gives it back when it is cancelled', async () => {
    const before = await stock();
    const {databaseId} = await aPaidOrder(anOrder());
    expect(await stock()).toBe(before - 2);
    await cancelInShop(databaseId);
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
    await cancelInShop(databaseId);
    expect(await usageCount()).toBe(before);
    expect(await stock()).toBe(left);
  });

  test('that staff cancel is not placed any more, and is unfinished until somebody has asked the bank', async () => {
    const wanted = anOrder();
    const {databaseId} = await open(wanted);
    await cancelInShop(databaseId);
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

interface ShopOrder {
  transaction_id: string;
  discount_total: string;
  total: string;
  coupon_lines: {code: string; discount: string}[];
  line_items: {subtotal: string; total: string}[];
  billing: {phone: string};
  meta_data: {key: string; value: string}[];
}

describe.runIf(mayWrite)('the uses of a code in a real shop', () => {
  test('are as many as orders with it, all of them placed and cancelled at the same moment', async () => {
    const before = await usageCount();
    const codes = [await findCode(code)];
    const payment = {method: 'cod', title: ''};
    const wanted = Array.from({length: 8}, () => aNewOrder({codes, payment}));
    const placed = await Promise.all(wanted.map((order) => expectTo('placed', order)));
    expect(await usageCount()).toBe(before + 8);
    await Promise.all(placed.map(({order}) => cancelInShop(order.databaseId)));
    expect(await usageCount()).toBe(before);
  });

  test('are counted of an order of before, which has its code as meta data, once', async () => {
    const before = await usageCount();
    const {billing, reference} = aNewOrder();
    const meta = {_bellyful_attempt: reference, 'Discount code': code};
    const {id} = await requestAsAdmin<{id: number}>('POST', 'orders', {
      billing: {email: billing.email},
      meta_data: Object.entries(meta).map(([key, value]) => ({key, value})),
    });
    const become = (status: string) => requestAsAdmin('PUT', `orders/${id}`, {status});
    for (const status of ['processing', 'on-hold', 'completed']) await become(status);
    expect(await usageCount()).toBe(before + 1);
    expect(await usesBy(billing.email)).toBe(1);
    for (const status of ['cancelled', 'failed', 'cancelled']) await become(status);
    expect(await usageCount()).toBe(before);
    await requestAsAdmin('DELETE', `orders/${id}?force=true`);
  });
});

describe.runIf(mayWrite)('what staff see of an order in a real shop', () => {
  const seen = (databaseId: number) => requestAsAdmin<ShopOrder>('GET', `orders/${databaseId}`);

  /** Three units with a tenth off for their number, and another dollar by a code. */
  async function withDiscounts() {
    const found = await findCode(code);
    const {databaseId: productId, price} = aProduct();
    const line = aNewLine({
      productId,
      price,
      quantity: 3,
      subtotal: toCents(3000),
      discounted: toCents(2700),
      total: toCents(2600),
    });
    const codes = [{...found, discount: toCents(100)}];
    return aNewOrder({lines: [line], codes, payment: {method: 'cod', title: ''}});
  }

  test('is a line of its code, no number of a payment that there was not, and where it came from', async () => {
    const {order} = await expectTo('placed', await withDiscounts());
    const told = await seen(order.databaseId);
    expect(told).toMatchObject({
      transaction_id: '',
      discount_total: '1.00',
      total: '30.97',
      coupon_lines: [{code: code.toLowerCase(), discount: '1.00'}],
      line_items: [{subtotal: '27.00', total: '26.00'}],
    });
    expect(told.meta_data).toContainEqual(
      expect.objectContaining({key: '_wc_order_attribution_utm_source', value: 'A storefront'}),
    );
    expect((await orders().find(order.databaseId))?.lines).toMatchObject([
      {subtotal: 3000, total: 2600},
    ]);
  });

  test('another code leaves the discount of the number', async () => {
    const other = `live-${crypto.randomUUID().slice(0, 8)}`;
    const coupon = {code: other, discount_type: 'fixed_cart', amount: '5'};
    const {id} = await requestAsAdmin<{id: number}>('POST', 'coupons', coupon);
    try {
      const {order} = await expectTo('placed', await withDiscounts());
      const {coupon_lines: before} = await seen(order.databaseId);
      const codes = [...before.map((each) => ({code: each.code})), {code: other}];
      await requestAsAdmin('PUT', `orders/${order.databaseId}`, {coupon_lines: codes});
      const {line_items: lines, coupon_lines: after} = await seen(order.databaseId);
      expect(after).toHaveLength(2);
      // A tenth of 27.00 by the code of 10 %, and 5.00.
      expect(lines).toMatchObject([{subtotal: '27.00', total: '19.30'}]);
    } finally {
      await requestAsAdmin('DELETE', `coupons/${id}?force=true`);
    }
  });

  test('the phone of a customer stays, and stands in an order without one', async () => {
    const phone = '(503) 555-0142';
    const email = `live-${crypto.randomUUID().slice(0, 8)}@shop.example`;
    const customer = {email, password: crypto.randomUUID(), billing: {phone}};
    const {id} = await requestAsAdmin<{id: number}>('POST', 'customers', customer);
    try {
      const wanted = aNewOrder({customer: {id, ip: null, userAgent: null}});
      const address = {...wanted.billing, phone: ''};
      const {databaseId} = await open({...wanted, billing: address, shippingAddress: address});
      expect((await seen(databaseId)).billing.phone).toBe(phone);
      await pay(databaseId);
      const {billing} = await requestAsAdmin<ShopOrder>('GET', `customers/${id}`);
      expect(billing.phone).toBe(phone);
    } finally {
      await requestAsAdmin('DELETE', `customers/${id}?force=true&reassign=0`);
    }
  });
});

describe.runIf(mayWrite)('a code for each customer in a real shop', () => {
  test('counts the uses of a mailbox, under whatever address it was used', async () => {
    const name = `ada.b.${crypto.randomUUID().slice(0, 8)}`;
    const plain = name.replaceAll('.', '');
    const used = [`${name}+1@gmail.com`, `${plain.toUpperCase()}@googlemail.com`];
    for (const email of used) {
      const {billing} = aNewOrder();
      const codes = [await findCode(code)];
      await aPaidOrder(aNewOrder({codes, billing: {...billing, email}}));
    }
    for (const email of [...used, `${plain}@gmail.com`, `a.${plain.slice(1)}+x@GMail.com`])
      expect(await usesBy(email)).toBe(2);
    for (const email of [`${plain}1@gmail.com`, `${plain}@example.com`, `x${plain}@gmail.com`])
      expect(await usesBy(email)).toBe(0);
  });
});

describe.runIf(mayWrite)('what is once per customer in a real shop', () => {
  /** An order that claims a thing, and whether another one that claims it gets it. */
  async function claiming() {
    const claims = [aClaim()];
    const order = await open(aNewOrder({claims}));
    const placeOther = async () => (await place(aNewOrder({claims}))).status;
    return {order, placeOther};
  }
  const payPage = async (url: string) => (await fetch(url)).text();

  test('is held again by the order that is about to be paid on the shop’s page', async () => {
    const {order, placeOther} = await claiming();
    await orders().release(order.databaseId);
    expect(await payPage(order.payUrl)).not.toContain('one per customer');
    expect(await placeOther()).toBe('short');
  });

  test('cannot be paid on the shop’s page when somebody else has it', async () => {
    const {order, placeOther} = await claiming();
    await orders().release(order.databaseId);
    expect(await placeOther()).toBe('open');
    expect(await payPage(order.payUrl)).toContain('one per customer and was ordered before');
  });

  test('is paid on that page alone, not through the Store API to another address', async () => {
    const {order} = await claiming();
    const {databaseId, orderKey, email} = order;
    const path = `wp-json/wc/store/v1/checkout/${databaseId}`;
    const url = new URL(path, setting('WOO_GRAPHQL_URL'));
    url.search = new URLSearchParams({key: orderKey, billing_email: email}).toString();
    const address = {...anAddress(), email};
    const answer = await fetch(url, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({key: orderKey, billing_email: email, billing_address: address}),
    });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({code: 'bellyful_pay_page'});
  });

  test('that the shop itself was paid for all the same waits for staff', async () => {
    const {order, placeOther} = await claiming();
    await orders().release(order.databaseId);
    expect(await placeOther()).toBe('open');
    await requestAsAdmin('PUT', `orders/${order.databaseId}`, {set_paid: true});
    expect(await statusOf(order.databaseId)).toBe('ON_HOLD');
  });

  test('stays with a paid order, and comes back with a cancelled one', async () => {
    const {order, placeOther} = await claiming();
    expect(await pay(order.databaseId)).toMatchObject({status: 'PROCESSING'});
    expect(await placeOther()).toBe('short');
    await cancelInShop(order.databaseId);
    expect(await placeOther()).toBe('open');
  });

  test('comes back with an unpaid order that staff throw away', async () => {
    const {order, placeOther} = await claiming();
    await requestAsAdmin('DELETE', `orders/${order.databaseId}`);
    expect(await placeOther()).toBe('open');
  });
});
