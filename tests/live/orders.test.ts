import {beforeAll, describe, expect, test} from 'vitest';
import {toCents, type Product} from '~adapters/commerce';
import {aCharge, aClaim, openDesk} from '../contract/order-desk';
import {aNewLine, aNewOrder} from '../support/new-orders';
import {anAddress} from '../support/orders';
import {listSimpleProducts} from './live-order';
import {lack, liveCommerce, makeCode, mayWrite, requestAsAdmin, setting} from './live-shop';

let code = '';
const commerce = liveCommerce();
const {coupons} = commerce;
let products: Product[] = [];
let methods: string[] = [];

const {orders, place, expectTo, open, aProduct, findCode} = openDesk(
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

async function pay(databaseId: number) {
  const {isClosed, order} = await orders().finish(databaseId, aCharge());
  expect(isClosed).toBe(false);
  return order;
}

const statusOf = async (databaseId: number) => (await orders().find(databaseId))?.status;

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
      coupon_lines: [{code: code.toLowerCase(), discount: '1'}],
      line_items: [{subtotal: '27.00', total: '26.00'}],
    });
    expect(told.meta_data).toContainEqual(
      expect.objectContaining({key: '_wc_order_attribution_utm_source', value: '(direct)'}),
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
    const address = {...anAddress(), email};
    for (const call of [
      `wp-json/wc/store/v1/checkout/${databaseId}?`,
      `wp-json/wc/store/v1/Checkout/${databaseId}?`,
      `?rest_route=/WC/Store/v1/Checkout/${databaseId}&`,
      `wp-json/wc/store/v1/checkout/999999999?id=${databaseId}&`,
    ]) {
      const proof = new URLSearchParams({key: orderKey, billing_email: email}).toString();
      const answer = await fetch(new URL(call + proof, setting('WOO_GRAPHQL_URL')), {
        method: 'POST',
        headers: {'Content-Type': 'application/json'},
        body: JSON.stringify({key: orderKey, billing_email: email, billing_address: address}),
      });
      expect(answer.status, call).toBe(403);
      expect(await answer.json()).toMatchObject({code: 'bellyful_pay_page'});
    }
  });

  test('that the shop itself was paid for all the same waits for staff', async () => {
    const {order, placeOther} = await claiming();
    await orders().release(order.databaseId);
    expect(await placeOther()).toBe('open');
    await requestAsAdmin('PUT', `orders/${order.databaseId}`, {set_paid: true});
    expect(await statusOf(order.databaseId)).toBe('ON_HOLD');
  });

  test('comes back with an unpaid order that staff throw away', async () => {
    const {order, placeOther} = await claiming();
    await requestAsAdmin('DELETE', `orders/${order.databaseId}`);
    expect(await placeOther()).toBe('open');
  });
});
