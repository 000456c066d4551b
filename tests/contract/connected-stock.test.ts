import {describe, expect, test} from 'vitest';
import {toCents} from '~adapters/commerce';
import {aProduct, type ProductRecord} from '~mocks/woocommerce/catalogue/product-record';
import {placeOrder} from '../support/place-order';
import {aCheckoutKey, anOrderBody} from '../support/order-body';
import {openOrderShop, standingOrders} from '../support/order-shop';

const price = 7900;

/** A shop whose owner counts the bottles that a page sells by its built-in price. */
function open(stock: ProductRecord['stock']) {
  const store = openOrderShop();
  const capsules = aProduct({
    databaseId: 7001,
    slug: 'capsules-1',
    name: 'Capsules',
    sku: 'PFWL-1',
    regularPrice: toCents(price),
    stock,
    description: '',
    categories: [],
    isHidden: true,
    picture: null,
  });
  store.shop.products.push(capsules);
  store.accounts.connectedSkus.add('PFWL-1');
  const order = (quantity: number, total: number) => {
    const items = [{id: 'pain-free-weight-loss-1', quantity}];
    const body = anOrderBody({items, expectedTotal: total});
    return placeOrder(store.openDesk(), aCheckoutKey(), body);
  };
  return {store, capsules, order};
}

describe('a built-in product that the shop counts', () => {
  test('falls in stock when it is ordered', async () => {
    const {order, capsules} = open(3);
    expect(await order(1, price)).toMatchObject({status: 200});
    expect(capsules.stock).toBe(2);
  });

  test('that the shop would sell for another price is reported to the owner, and sold for the page’s', async () => {
    const {order, store, capsules} = open(3);
    await order(1, price);
    expect(store.log.filter(({event}) => event === 'order.price.differs')).toEqual([]);
    capsules.regularPrice = toCents(price + 100);
    expect(await order(1, price)).toMatchObject({status: 200});
    expect(store.log).toContainEqual({
      level: 'warn',
      event: 'order.price.differs',
      facts: {sku: capsules.sku, shop: price + 100},
    });
  });

  test('is refused before an order is made when more is wanted than there is', async () => {
    const {order, store} = open(1);
    expect(await order(2, 2 * price * 0.95)).toMatchObject({
      status: 422,
      body: {error: 'Only 1 left in stock.'},
    });
    expect(store.shop.orders).toEqual([]);
  });

  test('has its last unit sold once, also to two at the same moment', async () => {
    const {order, store, capsules} = open(1);
    const answers = await Promise.all([order(1, price), order(1, price)]);
    expect(answers.map(({status}) => status).toSorted()).toEqual([200, 422]);
    expect(standingOrders(store.shop)).toHaveLength(1);
    expect(capsules.stock).toBe(0);
  });

  test.each(['out of stock', 0] as const)('is not sold when it is %s', async (stock) => {
    const {order, store} = open(stock);
    expect(await order(1, price)).toMatchObject({
      status: 422,
      body: {error: expect.stringMatching(/Capsules.* is out of stock/)},
    });
    expect(store.shop.orders).toEqual([]);
  });

  test('stands in its order by the name and at the price of the page', async () => {
    const {order, store} = open(3);
    await order(1, price);
    const line = {
      productId: 7001,
      name: expect.stringMatching(/Capsules \(1 bottle\)/),
      total: price,
    };
    expect(store.shop.orders).toMatchObject([{lines: [line]}]);
  });

  test('is charged at the price of the page also where the shop has another', async () => {
    const {order, store, capsules} = open(3);
    capsules.regularPrice = toCents(6000);
    expect(await order(1, price)).toMatchObject({status: 200});
    expect(store.shop.orders).toMatchObject([{lines: [{productId: 7001, total: price}]}]);
  });

  test('that its owner has not connected is sold by its name', async () => {
    const {order, store, capsules} = open(0);
    store.accounts.connectedSkus.clear();
    expect(await order(1, price)).toMatchObject({status: 200});
    expect(store.shop.orders).toMatchObject([{lines: [{productId: null, total: price}]}]);
    expect(capsules.stock).toBe(0);
  });

  test('is sold without a limit where the shop does not count it', async () => {
    const {order} = open('in stock');
    expect(await order(1, price)).toMatchObject({status: 200});
  });
});
