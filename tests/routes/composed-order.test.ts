import {describe, expect, test} from 'vitest';
import type {AccountSession} from '~adapters/accounts';
import {toCents, usualFacts} from '~adapters/commerce';
import {composeLines} from '~/checkout/order/new-order.server';
import {priceCart} from '~/pricing/price-cart';
import {anOrderBody} from '../support/order-body';
import {postOrder, type OrderShop} from '../support/order-requests';
import {openOrderShop, paidOrders, takenCharges} from '../support/order-shop';
import {aProduct} from '../support/shop';

type Body = Record<string, unknown>;

/** Orders at the price that the server itself says; the shop's order and the charge must come to the same. */
async function orderAtItsPrice(store: OrderShop, changes: Body, shopper?: AccountSession) {
  const options = shopper ? {shopper} : {};
  const first = await postOrder(store, anOrderBody({...changes, expectedTotal: 0}), options);
  const total = first.body.pricing?.total;
  const answer = await postOrder(store, anOrderBody({...changes, expectedTotal: total}), options);
  expect(answer.status).toBe(200);
  const order = paidOrders(store.shop).at(-1);
  const sum = [...(order?.lines ?? []), ...(order?.shippingLines ?? [])].reduce(
    (before, line) => before + line.total,
    0,
  );
  expect(sum).toBe(total);
  expect(takenCharges(store.payments).at(-1)?.amount).toBe(total);
  return {order, total};
}

const line = (id: string, quantity = 1, changes: Body = {}) => ({id, quantity, ...changes});
const kit = (changes: Body = {}) =>
  line('wp-115-var-117', 1, {konjacNoodleType: 'Fettuccine', ...changes});

test.each<[string, Body]>([
  ['one package', {items: [line('pain-free-weight-loss-3')]}],
  ['packages in bulk', {items: [line('allulose-gummies-3', 6)]}],
  [
    'thirds of a cent to spread',
    {items: [line('wp-130', 3), line('wp-134', 3), line('wp-138', 7)]},
  ],
  ['the pop-up’s discount', {items: [line('wp-158')], abandonmentDiscountCode: 'SAVE10'}],
  [
    'two discounts and bulk',
    {
      items: [line('wp-158', 2), line('wp-130', 7), line('mens-multi-vitamin')],
      abandonmentDiscountCode: 'SAVE10',
      discountCode: 'GETSTARTED',
    },
  ],
  ['a code for some lines', {items: [line('wp-130', 2), line('wp-158')], discountCode: 'KONJAC20'}],
  ['a code that ships free', {items: [line('wp-130')], discountCode: 'FREESHIP'}],
  ['a variation', {items: [line('wp-123-var-125', 2)]}],
  [
    'boxes of one’s own, discounts and bulk',
    {
      items: [line('wp-123-var-125?mix-123=1&mix-130=2&mix-134=3', 3), line('wp-130', 2)],
      abandonmentDiscountCode: 'SAVE10',
      discountCode: 'GETSTARTED',
    },
  ],
])('an order of %s adds up in the shop and at the payment service', async (_, changes) => {
  await orderAtItsPrice(openOrderShop(), changes);
});

test('a line says what it costs before any discount, after its own, and after those of codes', () => {
  const kit = {
    id: 'wp-115',
    quantity: 2,
    unitPrice: toCents(6999),
    isFreeSample: false,
    offerId: null,
  };
  const cart = priceCart(
    {lines: [kit], hasLoyalty: false, abandonmentPercent: 10, code: null},
    usualFacts,
  );
  const resolved = {...kit, name: 'Kit', undiscountedUnitPrice: toCents(8999), noodleType: null};
  const lines = [{...resolved, product: aProduct(115, 8999), variation: null, packaged: null}];
  expect(composeLines({lines, cart} as never)).toMatchObject([
    {subtotal: 2 * 8999, discounted: 13_298, total: 11_968},
  ]);
});

describe('what is sent nowhere', () => {
  const openVirtual = () => {
    const store = openOrderShop();
    for (const product of store.shop.products)
      for (const sold of [product, ...product.variations])
        if ([158, 125].includes(sold.databaseId)) sold.isVirtual = true;
    return store;
  };
  const noStreet = {...(anOrderBody()['shippingAddress'] as Body), address_1: ''};
  const withoutStreet = {shippingAddress: noStreet, shipsNothing: true};

  test.each(['wp-158', 'wp-123-var-125'])(
    '(%s) is ordered without a street or shipping',
    async (id) => {
      const {order} = await orderAtItsPrice(openVirtual(), {items: [line(id)], ...withoutStreet});
      expect(order?.shippingLines).toEqual([]);
    },
  );

  test('needs a street beside what is sent after all', async () => {
    const store = openVirtual();
    const items = [line('wp-158'), line('wp-130')];
    const first = await postOrder(store, anOrderBody({items, ...withoutStreet, expectedTotal: 0}));
    const {total: expectedTotal} = first.body.pricing ?? {};
    const body = anOrderBody({items, ...withoutStreet, expectedTotal});
    expect(await postOrder(store, body)).toMatchObject({
      status: 422,
      body: {field: 'address1', error: 'Address is required'},
    });
    expect(store.shop.orders).toEqual([]);
  });
});

describe('an order in the shop', () => {
  test('names packages, choices, offers and codes in words', async () => {
    const store = openOrderShop();
    const items = [kit({offerId: 'bundle-starter'}), line('nighttime-support-4')];
    const codes = {discountCode: 'GETSTARTED', abandonmentDiscountCode: 'SAVE10'};
    const {order} = await orderAtItsPrice(store, {items, ...codes}, await store.signIn());
    expect(order?.lines).toMatchObject([
      {
        name: "Bellyful Brand Bundle Kit (Women's Daily Multi-Vitamin)",
        productId: 115,
        variationId: 117,
        subtotal: 6999,
        meta: expect.arrayContaining([
          {key: 'kit', value: "Women's Daily Multi-Vitamin"},
          {key: 'Free noodle sample', value: 'Fettuccine'},
          {key: 'Special offer', value: 'Bundle starter'},
        ]),
      },
      {
        name: 'Nighttime Support (4 bottles)',
        productId: null,
        subtotal: 4 * 4499,
        meta: expect.arrayContaining([{key: 'Bottles', value: '4'}]),
      },
    ]);
    // A tenth of 249.95, and 5 dollars.
    expect(order).toMatchObject({
      couponCodes: ['save10', 'getstarted'],
      couponDiscounts: [2500, 500],
    });
    expect(order?.fees).toEqual([]);
  });

  test('counts its codes as used once it is paid', async () => {
    const store = openOrderShop();
    const usesOf = (code: string) =>
      store.shop.coupons.find((coupon) => coupon.code === code)?.usageCount;
    await orderAtItsPrice(store, {items: [line('wp-158')], discountCode: 'GETSTARTED'});
    expect(usesOf('getstarted')).toBe(1);
    expect(usesOf('save10')).toBe(0);
  });

  test('is cheaper for somebody who has ordered before', async () => {
    const store = openOrderShop();
    const shopper = await store.signIn();
    const cart = {items: [line('womens-multi-vitamin', 2)], customerEmail: shopper.shopper.email};
    const billing = {...(anOrderBody()['billingAddress'] as Body), email: shopper.shopper.email};
    const changes = {...cart, billingAddress: billing};
    const first = await orderAtItsPrice(store, changes, shopper);
    const second = await orderAtItsPrice(store, changes, await store.signIn());
    expect(first.total).toBe(3418 + 497);
    expect(second.total).toBe(3058 + 497);
  });
});
