import {describe, expect, test} from 'vitest';
import {createCatalogueCaches, withCachedCatalogue} from '~adapters/catalogue';
import {signIn} from '~/account/sign-in.server';
import {validateDiscount} from '~/cart/codes/validate-discount.server';
import {placeOrder} from '../support/place-order';
import {demoPassword} from '~mocks/demo-accounts';
import {offeredMethods} from '~mocks/woocommerce/payment-methods';
import {listMyOrders} from '~/orders/my-orders.server';
import {aCheckoutKey, anOrderBody} from '../support/order-body';
import {openOrderShop} from '../support/order-shop';
import {aCard} from '../support/orders';

/** A shop whose catalogue is cached, as it is once it has shown a page; it notes what it is asked. */
async function openShop(gateway: 'offline' | 'hosted' = 'offline') {
  const questions: string[] = [];
  const store = openOrderShop({
    gateway,
    network: (pass) => (input, init) => {
      const {method, url} = new Request(input, init);
      const {host, pathname} = new URL(url);
      if (host === 'shop.example') questions.push(`${method} ${pathname}`);
      return pass(input, init);
    },
  });
  store.shop.paymentMethods = offeredMethods.all;
  const caches = createCatalogueCaches();
  const cached = (services: ReturnType<typeof store.openDesk>) => ({
    ...services,
    commerce: {
      ...services.commerce,
      products: withCachedCatalogue(services.commerce.products, {caches}),
    },
  });
  const {products} = cached(store.openDesk()).commerce;
  await products.findByIds((await products.all()).products.map(({databaseId}) => databaseId));
  const count = async (act: (services: ReturnType<typeof cached>) => Promise<unknown>) => {
    questions.length = 0;
    await act(cached(store.openDesk()));
    return questions.splice(0).map((question) => question.replace('/wp-json/bellyful/v1', ''));
  };
  return {store, count};
}

const byMethod = (paymentMethod: string) => anOrderBody({paymentMethod, paymentInfo: null});

describe('an order asks the shop', () => {
  test.each(['cod', 'bacs', 'cheque'])('once, paid by %s', async (method) => {
    const {count} = await openShop();
    const asked = await count((services) => placeOrder(services, aCheckoutKey(), byMethod(method)));
    expect(asked).toEqual(['POST /orders']);
  });

  test('once, paid on the shop’s own page', async () => {
    const {count} = await openShop('hosted');
    const body = anOrderBody({paymentInfo: null});
    const asked = await count((services) => placeOrder(services, aCheckoutKey(), body));
    expect(asked).toEqual(['POST /orders']);
  });

  test('once, if it costs nothing', async () => {
    const {store, count} = await openShop();
    const accountSession = await store.signIn();
    const items = [{id: 'free-sample', quantity: 1}];
    const body = anOrderBody({items, expectedTotal: 0, paymentInfo: null});
    const asked = await count((services) =>
      placeOrder({...services, accountSession}, aCheckoutKey(), body),
    );
    expect(asked).toEqual(['POST /orders']);
  });

  test('twice, paid by card', async () => {
    const {count} = await openShop();
    const asked = await count((services) => placeOrder(services, aCheckoutKey(), anOrderBody()));
    expect(asked).toEqual(['POST /orders', expect.stringMatching(/^POST \/orders\/\d+\/finish$/)]);
  });

  test('twice, if the card is declined', async () => {
    const {count} = await openShop();
    const body = anOrderBody({paymentInfo: aCard('4000000000000002')});
    const asked = await count((services) => placeOrder(services, aCheckoutKey(), body));
    expect(asked).toEqual([
      'POST /orders',
      expect.stringMatching(/^POST \/orders\/\d+\/declined$/),
    ]);
  });

  test('once more about its code', async () => {
    const {count} = await openShop();
    const body = {...byMethod('cod'), discountCode: 'GETSTARTED', expectedTotal: 853 + 497 - 500};
    const asked = await count((services) => placeOrder(services, aCheckoutKey(), body));
    expect(asked).toEqual(['GET /coupons/one', 'POST /orders']);
  });

  test('once, when it is pressed again', async () => {
    const {count} = await openShop();
    const key = aCheckoutKey();
    await count((services) => placeOrder(services, key, byMethod('cod')));
    expect(await count((services) => placeOrder(services, key, byMethod('cod')))).toEqual([
      'POST /orders',
    ]);
  });

  test('for the present price when that has changed, and says what the cart costs now', async () => {
    const {store, count} = await openShop();
    for (const product of store.shop.products)
      if (product.databaseId === 130) Object.assign(product, {regularPrice: 459});
    const answers: unknown[] = [];
    const asked = await count(async (services) =>
      answers.push(await placeOrder(services, aCheckoutKey(), byMethod('cod'))),
    );
    expect(asked).toEqual(['POST /orders', 'POST /graphql', 'POST /orders']);
    expect(answers).toMatchObject([{status: 422, body: {prices: {'wp-130': 459}}}]);
    expect(store.shop.orders).toEqual([]);
  });
});

describe('other actions ask the shop', () => {
  test('once about a code', async () => {
    const {count} = await openShop();
    const asked = await count((services) =>
      validateDiscount(services, {
        body: {code: 'GETSTARTED', cartTotal: 5000, items: [{id: 'wp-130', quantity: 2}]},
        shopper: null,
        visitorId: 'visitor-1',
        clientAddress: '203.0.113.7',
        now: new Date(),
      }),
    );
    expect(asked).toEqual(['GET /coupons/one']);
  });

  test('twice to sign in: its tries are counted first', async () => {
    const {count} = await openShop();
    const asked = await count((services) =>
      signIn(
        {...services, waitUntil: () => {}},
        {email: 'demo@bellyful.example', password: demoPassword},
        {clientAddress: '203.0.113.7', browserId: null},
        'http://store.example',
      ),
    );
    expect(asked).toEqual(['POST /limits', 'POST /accounts/sign-in']);
  });

  test('once for all orders of a shopper', async () => {
    const {store, count} = await openShop();
    const {shopper} = await store.signIn();
    expect(await count((services) => listMyOrders(services, shopper))).toEqual(['POST /graphql']);
  });
});
