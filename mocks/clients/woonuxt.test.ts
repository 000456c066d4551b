import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {startBackend, type Backend} from '../backend';
import {demoPassword} from '../demo-accounts';
import {billing, folderOfCopy} from './copies';
import {createGraphqlClient, type GraphqlClient} from './graphql-client';
import {readOperations, type ClientOperation} from './read-operations';

const folder = folderOfCopy('scottyzen/woonuxt', 'woonuxt_base/app/queries');

if (!folder) test.skip('scottyzen/woonuxt is not tried: CLIENTS names no folder with it', () => {});
else
  describe('the operations of WooNuxt, one after the other as a shopper sends them', () =>
    tryAll(folder));

function tryAll(queries: string) {
  let backend: Backend;
  let client: GraphqlClient;
  const operations = new Map<string, ClientOperation>();
  const asked = new Set<string>();

  beforeAll(async () => {
    for (const [name, operation] of readOperations(queries)) operations.set(name, operation);
    backend = await startBackend({catalogue: 'types', isOpen: true});
    client = createGraphqlClient(`${backend.url}/graphql`);
  });
  afterAll(() => backend.close());

  const send = async (name: string, variables = {}) => {
    asked.add(name);
    const {query} = operations.get(name) ?? expect.fail(`WooNuxt has no ${name} any more.`);
    return client.ask(query, variables);
  };
  const ask = async (name: string, variables = {}) => {
    const {data, errors} = await send(name, variables);
    expect(errors).toEqual([]);
    return data ?? {};
  };
  const cartOf = (answer: object, field: string) =>
    (answer as Record<string, {cart: Cart}>)[field]?.cart ?? expect.fail(`no cart in ${field}`);

  test('lists: products by category and price, categories by count, terms', async () => {
    const all = await ask('getProducts', {first: 100});
    expect(all).toMatchObject({products: {pageInfo: {hasNextPage: false}}});
    const noodles = await ask('getProducts', {slug: ['noodles'], orderby: 'PRICE'});
    const {nodes} = noodles['products'] as {nodes: {slug: string; rawPrice: string}[]};
    expect(nodes.map(({slug}) => slug)).toContain('konjac-angel-hair');
    expect(nodes[0]).toMatchObject({slug: 'konjac-variety-pack', rawPrice: '28.99'});
    const categories = await ask('getProductCategories');
    const counts = (categories['productCategories'] as {nodes: {count: number}[]}).nodes.map(
      ({count}) => count,
    );
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(counts[0]).toBeGreaterThan(5);
    const terms = await ask('getAllTerms', {taxonomies: ['PRODUCTCATEGORY', 'PAPACKSIZE']});
    expect(terms).toMatchObject({
      terms: {nodes: expect.arrayContaining([expect.objectContaining({slug: 'pack-6'})])},
    });
  });

  test('one product, with its variations, terms and relatives', async () => {
    const answer = await ask('getProduct', {slug: 'konjac-angel-hair'});
    expect(answer).toMatchObject({
      product: {
        type: 'VARIABLE',
        price: '$4.99 - $47.99',
        attributes: {nodes: [{name: 'pa_pack-size', scope: 'GLOBAL', variation: true}]},
        variations: {nodes: [{databaseId: 126}, {databaseId: 125}, {databaseId: 124}]},
        terms: {nodes: expect.arrayContaining([{taxonomyName: 'product_cat', slug: 'konjac'}])},
      },
    });
    const {related} = answer['product'] as {related: {nodes: unknown[]}};
    expect(related.nodes).toHaveLength(5);
    expect(await ask('getProduct', {slug: 'cookbook'})).toMatchObject({
      product: {type: 'EXTERNAL', buttonText: 'Buy at Books & Co'},
    });
    expect(await ask('getStockStatus', {slug: 'konjac-lasagna'})).toEqual({
      product: {stockStatus: 'OUT_OF_STOCK'},
    });
  });

  test('a cart: filled, changed, with a code and a way of shipping', async () => {
    await ask('getCart');
    const input = {productId: 123, variationId: 125, quantity: 2};
    const [line] = cartOf(await ask('addToCart', {input}), 'addToCart').contents.nodes;
    expect(line).toMatchObject({quantity: 2, variation: {node: {rawSalePrice: '23.99'}}});
    const more = await ask('UpDateCartQuantity', {key: line?.key, quantity: 3});
    expect(cartOf(more, 'updateItemQuantities').subtotal).toBe('$71.97');
    const {cart, applied} = (await ask('applyCoupon', {code: 'SAVE10'}))['applyCoupon'] as Applied;
    expect(applied).toMatchObject({code: 'SAVE10', discountAmount: '$7.20'});
    expect(cart).toMatchObject({rawDiscountTotal: '7.2', appliedCoupons: [{code: 'save10'}]});
    const shipped = await ask('ChangeShippingMethod', {shippingMethods: ['local_pickup:6']});
    expect(cartOf(shipped, 'updateShippingMethod')).toMatchObject({
      chosenShippingMethods: ['local_pickup:6'],
      shippingTotal: '$0.00',
      total: '$64.77',
    });
    const without = await ask('removeCoupons', {codes: ['save10']});
    expect(cartOf(without, 'removeCoupons')).toMatchObject({appliedCoupons: null, total: '$71.97'});
    expect(await ask('getCartSummary')).toMatchObject({
      cart: {contents: {itemCount: 3, productCount: 1}},
      viewer: null,
    });
  });

  test('a checkout by cash on delivery, and an empty cart after it', async () => {
    const variables = {
      billing,
      shipping: billing,
      paymentMethod: 'cod',
      shippingMethod: ['local_pickup:6'],
      account: null,
    };
    expect(await ask('Checkout', variables)).toMatchObject({
      checkout: {
        result: 'success',
        order: {status: 'PROCESSING', total: '$71.97', paymentMethodTitle: 'Cash on delivery'},
      },
    });
    expect(await ask('getCart')).toMatchObject({cart: {isEmpty: true, total: '$0.00'}});
    await ask('addToCart', {input: {productId: 130}});
    expect(cartOf(await ask('EmptyCart'), 'emptyCart').isEmpty).toBe(true);
  });

  test('an account: made, signed in to, with its orders, downloads and address', async () => {
    const input = {username: 'ann', email: 'ann@shop.example', password: 'a-Good-1'};
    expect(await ask('registerCustomer', {input})).toMatchObject({
      registerCustomer: {customer: {email: null}},
    });
    const signedIn = await ask('login', {username: 'ann', password: 'a-Good-1'});
    const {authToken, customer} = signedIn['login'] as Login;
    client.bearer = authToken;
    await ask('addToCart', {input: {productId: 416}});
    await ask('Checkout', {billing, paymentMethod: 'cod', account: null, isPaid: true});
    expect(await ask('getDownloads')).toMatchObject({
      customer: {downloadableItems: {nodes: [{name: 'Meal planner.pdf', downloadsRemaining: 3}]}},
    });
    const orders = await ask('getOrders');
    expect(orders).toMatchObject({
      customer: {orders: {nodes: [{status: 'COMPLETED', customer: {username: 'ann'}}]}},
    });
    const {nodes} = (orders['customer'] as {orders: {nodes: {databaseId: number}[]}}).orders;
    const found = await ask('getOrder', {id: String(nodes[0]?.databaseId)});
    // Its token tells the second.
    const withoutToken = (answer: object) =>
      JSON.stringify(answer, (name, value: unknown) => (name === 'sessionToken' ? '' : value));
    expect(withoutToken(found)).toBe(withoutToken(orders));
    await ask('UpdateCustomer', {input: {firstName: 'Anna', billing: {city: 'Salem'}}});
    expect(await ask('getCart')).toMatchObject({
      customer: {firstName: 'Anna', billing: {city: 'Salem', postcode: '97201'}},
      viewer: {username: 'ann', firstName: 'Anna'},
    });
    await ask('updatePassword', {id: btoa(`user:${customer.databaseId}`), password: 'a-Better-2'});
    await ask('Logout');
    client.bearer = null;
    const {errors} = await send('login', {username: 'ann', password: 'a-Good-1'});
    expect(errors).toMatchObject([{message: 'The user could not be logged in.'}]);
    await ask('loginWithProvider', {
      input: {
        provider: 'PASSWORD',
        credentials: {username: 'demo@bellyful.example', password: demoPassword},
      },
    });
  });

  test('a forgotten password', async () => {
    expect(await ask('ResetPasswordEmail', {username: 'ann'})).toEqual({
      sendPasswordResetEmail: {success: true},
    });
    const [, key = ''] = /token_hash=(\w+)/.exec(backend.outbox.mails.at(-1)?.text ?? '') ?? [];
    await ask('ResetPasswordKey', {key, login: 'ann', password: 'a-Third-3'});
    await ask('login', {username: 'ann', password: 'a-Third-3'});
  });

  test('countries, states, a review, and a card service that is not there', async () => {
    expect(await ask('getAllowedCountries')).toEqual({allowedCountries: ['US']});
    expect(await ask('getStates', {country: 'US'})).toMatchObject({
      countryStates: expect.arrayContaining([{code: 'OR', name: 'Oregon'}]),
    });
    const review = {author: 'Ann', authorEmail: 'ann@shop.example', content: 'Good', rating: 5};
    expect(await ask('WriteReview', {...review, commentOn: 130})).toMatchObject({
      writeReview: {rating: 5},
    });
    expect(await ask('getStripePaymentIntent', {stripePaymentMethod: 'SETUP'})).toMatchObject({
      stripePaymentIntent: {clientSecret: null},
    });
  });

  test('no operation of WooNuxt was left out', () => {
    expect([...operations.keys()].filter((name) => !asked.has(name))).toEqual([]);
  });
}

interface Cart {
  isEmpty: boolean;
  subtotal: string;
  contents: {nodes: {key: string}[]};
}

interface Applied {
  cart: Cart;
  applied: unknown;
}

interface Login {
  authToken: string;
  customer: {databaseId: number};
}
