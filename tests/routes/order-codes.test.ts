import {describe, expect, test} from 'vitest';
import {placeOrder} from '../support/place-order';
import {aCheckoutKey, anOrderBody} from '../support/order-body';
import {cancelInShop, openOrderShop, paidOrders} from '../support/order-shop';

type Store = ReturnType<typeof openOrderShop>;

const billing = anOrderBody()['billingAddress'] as Record<string, unknown>;
/** 15 % off two pouches, once for each customer. */
const oncePerCustomer = anOrderBody({discountCode: 'ONEPER', expectedTotal: 853 - 128 + 497});

const order = (store: Store, body: Record<string, unknown>) =>
  placeOrder(store.openDesk(), aCheckoutKey(), body);

const usesOf = ({shop}: Store, code: string) =>
  shop.coupons.find((coupon) => coupon.code === code)?.usageCount;

describe('a code for one use a customer', () => {
  test('is refused to a guest who has used it, in any letter case of the address', async () => {
    const store = openOrderShop();
    expect(await order(store, oncePerCustomer)).toMatchObject({status: 200});
    const again = {
      ...oncePerCustomer,
      customerEmail: 'ADA@example.com',
      billingAddress: {...billing, email: 'Ada@Example.com'},
    };
    expect(await order(store, again)).toMatchObject({
      status: 422,
      body: {field: 'discountCode', error: expect.stringContaining('used')},
    });
  });

  test('is won by one of two orders that go out at the same moment', async () => {
    const store = openOrderShop();
    const answers = await Promise.all([1, 2, 3].map(() => order(store, oncePerCustomer)));
    expect(answers.filter(({status}) => status === 200)).toHaveLength(1);
    expect(paidOrders(store.shop)).toHaveLength(1);
  });

  test('comes back when the order is cancelled', async () => {
    const store = openOrderShop();
    const before = usesOf(store, 'oneper') ?? 0;
    const {body} = await order(store, oncePerCustomer);
    expect(usesOf(store, 'oneper')).toBe(before + 1);
    cancelInShop(store.shop, body.orderId);
    expect(usesOf(store, 'oneper')).toBe(before);
    expect(await order(store, oncePerCustomer)).toMatchObject({status: 200});
  });
});

test('the pop-up’s discount ends for who has used its coupon as often as one customer may', async () => {
  const store = openOrderShop();
  for (const coupon of store.shop.coupons)
    if (coupon.code === 'save10') coupon.usageLimitPerUser = 1;
  const reduced = anOrderBody({
    abandonmentDiscountCode: 'SAVE10',
    expectedTotal: 853 - 85 + 497,
  });
  expect(await order(store, reduced)).toMatchObject({status: 200});
  expect(await order(store, reduced)).toMatchObject({
    status: 422,
    body: {
      field: 'abandonmentDiscountCode',
      error: 'The offer SAVE10 has ended. Please remove it from your cart.',
    },
  });
});

test('a code for certain addresses goes by the order’s own, not by another one in the body', async () => {
  const store = openOrderShop();
  const friends = {discountCode: 'FRIENDS', expectedTotal: 853 - 171 + 497};
  const foreign = anOrderBody({...friends, customerEmail: 'eve@friends.example'});
  expect(await order(store, foreign)).toMatchObject({status: 422, body: {field: 'discountCode'}});
  const own = anOrderBody({...friends, billingAddress: {...billing, email: 'bo@friends.example'}});
  expect(await order(store, own)).toMatchObject({status: 200});
});

test('the last use of a code stays with an order as long as that can be paid', async () => {
  const store = openOrderShop({gateway: 'hosted'});
  for (const coupon of store.shop.coupons) if (coupon.code === 'usedup') coupon.usageCount = 4;
  const body = anOrderBody({discountCode: 'USEDUP', expectedTotal: 853 - 128 + 497});
  expect(await order(store, body)).toMatchObject({body: {requiresRedirect: true}});
  store.clock.now += 25 * 60_000;
  expect(await order(store, body)).toMatchObject({status: 422, body: {field: 'discountCode'}});
});
