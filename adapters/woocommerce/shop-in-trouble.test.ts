import {describe, expect, test} from 'vitest';
import {CommerceError} from '~adapters/commerce';
import {aNewOrder} from '../../tests/support/new-orders';
import {recordedResponse} from '../../tests/support/recorded';
import {createWooCommerce} from '../../tests/support/woocommerce';

interface RequestedPage {
  operation: string;
  variables: Record<string, unknown>;
  authorization: string | null;
  redirect: RequestInit['redirect'];
}

type Answering = (requests: RequestedPage) => Response | Promise<Response>;

function aShop(answer: Answering, settings: {timeoutMs?: number; retries?: number} = {}) {
  const requests: RequestedPage[] = [];
  const commerce = createWooCommerce({
    endpoint: 'https://shop.example/graphql',
    username: 'storefront',
    applicationPassword: 'abcd EFGH',
    retryDelayMs: 0,
    ...settings,
    fetch: async (_url, init) => {
      const body = typeof init?.body === 'string' ? init.body : '{}';
      const {operationName, variables} = JSON.parse(body) as {
        operationName: string;
        variables: Record<string, unknown>;
      };
      const question = {
        operation: operationName,
        variables,
        authorization: new Headers(init?.headers).get('authorization'),
        redirect: init?.redirect,
      };
      requests.push(question);
      return await raceWithSignal(Promise.resolve(answer(question)), init?.signal);
    },
  });
  return {commerce, requests};
}

function raceWithSignal(answer: Promise<Response>, signal: AbortSignal | null | undefined) {
  const aborted = new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
  return Promise.race([answer, aborted]);
}

const json = (body: unknown) => Response.json(body);

const never = () => new Promise<Response>(() => {});

async function troubleOf(promise: Promise<unknown>): Promise<CommerceError> {
  const error = await promise.then(
    () => expect.fail('it should have failed'),
    (thrown: unknown) => thrown,
  );
  if (error instanceof CommerceError) return error;
  throw error;
}

describe('a shop in trouble', () => {
  test.each([
    ['08c-wpgraphql-deactivated-products', 'notJson'],
    ['08d-maintenance-products', 'http'],
    ['08e-database-down', 'http'],
    ['08a-woocommerce-deactivated-products', 'graphql'],
  ])('%s is a CommerceError of kind %s', async (name, kind) => {
    const {commerce} = aShop(() => recordedResponse(name));
    const error = await troubleOf(commerce.products.all());
    expect(error).toMatchObject({kind, operation: 'ProductCursors'});
  });

  test('a silent shop counts as down', async () => {
    const {commerce} = aShop(never, {timeoutMs: 5});
    expect(await troubleOf(commerce.products.find('konjac-rice'))).toMatchObject({
      kind: 'timeout',
      operation: 'GetProduct',
    });
  });

  test('an unreachable shop is asked once more', async () => {
    const {commerce, requests} = aShop(() => Promise.reject(new TypeError('fetch failed')));
    expect((await troubleOf(commerce.products.find('konjac-rice'))).kind).toBe('network');
    expect(requests).toHaveLength(2);
  });

  test('a short maintenance is outlived', async () => {
    let calls = 0;
    const {commerce} = aShop(() =>
      recordedResponse(calls++ === 0 ? '08d-maintenance-products' : '02-slug-missing'),
    );
    expect(await commerce.products.find('nope')).toBeNull();
  });

  test('an order is never sent twice', async () => {
    const {commerce, requests} = aShop(() => Promise.reject(new TypeError('fetch failed')));
    await troubleOf(commerce.orders.place(aNewOrder()));
    expect(requests).toHaveLength(1);
  });

  test('a redirect is not followed with the password', async () => {
    const {commerce, requests} = aShop(
      () => new Response(null, {status: 301, headers: {location: 'https://elsewhere.example'}}),
    );
    expect((await troubleOf(commerce.orders.find(89))).kind).toBe('http');
    expect(requests[0]?.redirect).toBe('manual');
  });

  test('JSON that is no GraphQL is noticed', async () => {
    const {commerce} = aShop(() => json({hello: 'world'}));
    expect((await troubleOf(commerce.products.find('konjac-rice'))).kind).toBe('notJson');
  });
});

describe('products', () => {
  test('an empty slug is no product, and the shop is not asked', async () => {
    const {commerce, requests} = aShop(() => recordedResponse('02-slug-empty'));
    expect(await commerce.products.find(' ')).toBeNull();
    expect(requests).toEqual([]);
  });

  test('an unknown slug is null', async () => {
    expect(
      await aShop(() => recordedResponse('02-slug-missing')).commerce.products.find('nope'),
    ).toBeNull();
  });

  test('of several numbers those that are there are found, in one question for each hundred', async () => {
    const {commerce, requests} = aShop(() => json({data: {products: {nodes: [aNode(7)]}}}));
    const asked = Array.from({length: 150}, (_, index) => index + 1);
    expect([...(await commerce.products.findFresh([...asked, 7])).keys()]).toEqual([7]);
    expect(requests).toHaveLength(2);
  });

  test('no id is not asked for', async () => {
    const {commerce, requests} = aShop(() => recordedResponse('02-slug-missing'));
    expect(await commerce.products.findFresh([Number.NaN, 0, -1, 2 ** 31])).toEqual(new Map());
    expect(requests).toEqual([]);
  });

  test('the catalogue is read as a visitor, without the password', async () => {
    const {commerce, requests} = aShop(() => recordedResponse('02-slug-missing'));
    await commerce.products.find('Nope');
    expect(requests).toMatchObject([{authorization: null, variables: {id: 'nope'}}]);
  });

  test('a page whose slots drafts have eaten leads nowhere', async () => {
    const page = {
      products: {
        edges: [],
        pageInfo: {hasNextPage: true, hasPreviousPage: false, startCursor: null, endCursor: null},
      },
    };
    const {commerce, requests} = aShop(() => json({data: page}));
    expect(await commerce.products.all()).toEqual({products: []});
    expect(requests.filter(({variables}) => variables)).toHaveLength(1);
  });

  test('a shop that answers in circles is left', async () => {
    const {commerce, requests} = aShop(({variables}) =>
      json({data: aPage([], variables['after'] === 'a' ? 'b' : 'a')}),
    );
    await commerce.products.all();
    expect(requests.filter(({operation}) => operation === 'ProductCursors')).toHaveLength(3);
  });

  test('all come in the order of the owner, and newest first where he gave none', async () => {
    const placed = [
      [9, 0],
      [8, 2],
      [7, 1],
      [6, 0],
    ] as const;
    const nodes = placed.map(([id, menuOrder]) => ({...aNode(id), menuOrder}));
    const {commerce} = aShop(() => json({data: aPage(nodes, null)}));
    const {products} = await commerce.products.all();
    expect(products.map(({databaseId}) => databaseId)).toEqual([9, 6, 7, 8]);
  });

  test('a list that breaks off is none', async () => {
    const {commerce} = aShop(({variables}) =>
      variables['after'] === 'a'
        ? recordedResponse('08e-database-down')
        : json({data: aPage([aNode(1)], 'a')}),
    );
    expect(await troubleOf(commerce.products.all())).toMatchObject({kind: 'http'});
  });

  test('a page keeps partial data beside errors, a list and an order do not', async () => {
    const errors = [{message: 'Internal server error'}];
    const {commerce} = aShop(({operation}) =>
      operation === 'ProductsByIds'
        ? json({data: aPage([aNode(1)], null), errors})
        : json({
            data: {product: aNode(1), ...aPage([aNode(1)], null)},
            ...(operation !== 'ProductCursors' && {errors}),
          }),
    );
    expect((await troubleOf(commerce.products.all())).message).toBe('Internal server error');
    expect(await commerce.products.find('product-1')).toMatchObject({
      databaseId: 1,
      problem: 'Internal server error',
    });
    expect((await troubleOf(commerce.products.findFresh([1]))).kind).toBe('graphql');
  });

  test.each([
    ['price', {rawPrice: null, rawRegular: null, rawSale: null}],
    ['slug', {slug: null}],
  ])('a product whose %s did not arrive has no page', async (_what, lacking) => {
    const errors = [{message: 'Internal server error'}];
    const product = {...aNode(1), ...lacking};
    const {commerce} = aShop(() => json({data: {product}, errors}));
    await troubleOf(commerce.products.find('product-1'));
  });

  test('another product than the one asked for is not shown', async () => {
    const {commerce} = aShop(() => json({data: {product: aNode(1)}}));
    expect(await commerce.products.find('product-2')).toBeNull();
    expect(await commerce.products.find('PRODUCT-1')).toMatchObject({databaseId: 1});
  });

  test('a fresh product is asked for every time', async () => {
    const {commerce, requests} = aShop(() => json({data: {products: {nodes: [aNode(1)]}}}));
    await commerce.products.findFresh([1]);
    await commerce.products.findFresh([1]);
    expect(requests).toHaveLength(2);
  });

  test('products that share a global attribute keep their own options', async () => {
    const {commerce} = aShop(() =>
      json({data: aPage([aVariable(1, 'pack-1'), aVariable(2, 'pack-6')], null)}),
    );
    const {products} = await commerce.products.all();
    expect(products.map(({attributes}) => attributes[0]?.options)).toEqual([
      ['pack-6'],
      ['pack-1'],
    ]);
  });
});

describe('coupons', () => {
  test('an unknown code is null', async () => {
    const {commerce, requests} = aShop(() => json(null));
    expect(await commerce.coupons.find('NOPE', null)).toBeNull();
    expect(requests).toMatchObject([{authorization: `Basic ${btoa('storefront:abcd EFGH')}`}]);
  });

  test('an empty code is not asked for', async () => {
    const {commerce, requests} = aShop(() => json(null));
    expect(await commerce.coupons.find(' ', null)).toBeNull();
    expect(requests).toEqual([]);
  });

  test('a wrong password is not "no such code"', async () => {
    const {commerce} = aShop(() => refused(401));
    expect((await troubleOf(commerce.coupons.find('SAVE10', null))).kind).toBe('unauthorised');
  });
});

describe('orders', () => {
  test.each<[string, () => Response, 'place' | 'find' | 'release']>([
    ['an order that a visitor asks for', () => recordedResponse('04d-order-by-dbid-anon'), 'find'],
    ['an order that is placed with a wrong password', () => refused(401), 'place'],
    ['an order that is placed by a user without the right', () => refused(403), 'place'],
    ['an order that is let go of with a wrong password', () => refused(401), 'release'],
  ])('%s is a matter of the password', async (_what, answer, what) => {
    const {orders} = aShop(answer).commerce;
    const asked = {
      find: () => orders.find(89),
      place: () => orders.place(aNewOrder()),
      release: () => orders.release(89),
    };
    expect((await troubleOf(asked[what]())).kind).toBe('unauthorised');
  });

  test('an empty list for nobody is not "no orders"', async () => {
    const {commerce} = aShop(() => json({data: {viewer: null, orders: {nodes: []}}}));
    expect((await troubleOf(commerce.orders.listByReference('key'))).kind).toBe('unauthorised');
    expect((await troubleOf(commerce.orders.listOfShopper(7, 'ann@example.test'))).kind).toBe(
      'unauthorised',
    );
  });

  test.each([
    ['an error of the server', () => json500(), 'http'],
    ['a page in place of an answer', () => new Response('<!doctype html>'), 'notJson'],
    ['an answer that breaks off', () => new Response('{"status": "pl'), 'notJson'],
  ])('%s leaves open whether an order was placed', async (_what, answer, kind) => {
    const error = await troubleOf(aShop(answer).commerce.orders.place(aNewOrder()));
    expect(error).toMatchObject({kind, operation: 'orders.place'});
  });

  test('no trouble tells who ordered', async () => {
    const message = 'Invalid parameter(s): billing, "Ada"; ada@example.com is no address';
    const {commerce} = aShop(() => Response.json({code: 'invalid', message}, {status: 422}));
    const error = await troubleOf(commerce.orders.place(aNewOrder()));
    expect(error).toMatchObject({kind: 'http', message: 'The shop answered 422, invalid.'});
  });
});

const refused = (status: number) =>
  Response.json({code: 'refused', message: 'No.', data: {status}}, {status});

const json500 = () => Response.json({code: 'failed', message: 'No.'}, {status: 500});

function aNode(databaseId: number) {
  return {
    __typename: 'SimpleProduct',
    id: `p${databaseId}`,
    databaseId,
    slug: `product-${databaseId}`,
    name: `Product ${databaseId}`,
    menuOrder: 0,
    sku: null,
    description: null,
    shortDescription: null,
    onSale: false,
    purchasable: true,
    averageRating: 0,
    reviewCount: 0,
    reviewsAllowed: true,
    image: null,
    galleryImages: null,
    metaData: null,
    productCategories: null,
    rawPrice: '4.49',
    rawRegular: '4.49',
    rawSale: null,
    manageStock: null,
    stockStatus: 'IN_STOCK',
    stockQuantity: null,
    attributes: null as unknown,
  };
}

function aVariable(databaseId: number, option: string) {
  const attribute = {
    __typename: 'GlobalProductAttribute',
    id: 'R2xvYmFsUHJvZHVjdEF0dHJpYnV0ZTox',
    name: 'pa_pack-size',
    label: 'Pack Size',
    options: [option],
    variation: true,
    terms: {__typename: 'Terms', nodes: []},
  };
  const attributes = {__typename: 'Attributes', nodes: [attribute]};
  return {...aNode(databaseId), __typename: 'VariableProduct', attributes, variations: null};
}

/** As both questions for a page of the list are answered. */
function aPage(nodes: {databaseId: number}[], endCursor: string | null) {
  const pageInfo = {
    __typename: 'PageInfo',
    hasNextPage: endCursor !== null,
    hasPreviousPage: false,
    startCursor: null,
    endCursor,
  };
  const edges = nodes.map(({databaseId}) => ({
    __typename: 'Edge',
    cursor: btoa(`arrayconnection:${databaseId}`),
  }));
  return {products: {__typename: 'Products', nodes, edges, pageInfo}};
}
