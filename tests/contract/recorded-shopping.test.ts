import {afterAll, beforeEach, describe, expect, test} from 'vitest';
import {toCents} from '~adapters/commerce';
import {createGraphqlClient} from '~mocks/clients/graphql-client';
import type {Shop} from '~mocks/woocommerce';
import {aCoupon} from '~mocks/woocommerce/coupons';
import {readRecording} from '../support/recorded';
import {openRecordedShop} from '../support/recorded-shop';

const backend = await openRecordedShop();
const {shop} = backend;
const asRecorded = structuredClone(shop);

beforeEach(() => {
  Object.assign(shop, structuredClone(asRecorded));
  arrange(shop);
});
afterAll(() => backend.close());

/** What the recorded shop had beside its products. */
function arrange(recordedShop: Shop): void {
  const flat = {id: 'flat_rate:1', title: 'Flat rate', cost: toCents(497)};
  const free = {id: 'free_shipping:2', title: 'Free shipping', cost: toCents(0)};
  recordedShop.zones = [{states: null, methods: [flat, {...free, isFreeFrom: toCents(5000)}]}];
  recordedShop.coupons = [
    aCoupon({databaseId: 65, code: 'save10'}),
    aCoupon({
      databaseId: 66,
      code: 'getstarted',
      description: 'Welcome $5',
      discountType: 'FIXED_CART',
      amount: 500,
    }),
    aCoupon({databaseId: 67, code: 'expired20', amount: 20, expiresAt: '2024-01-01T00:00:00'}),
    aCoupon({databaseId: 68, code: 'bigspend', amount: 1500, minimum: toCents(10_000)}),
    aCoupon({databaseId: 69, code: 'solo', amount: 15, isIndividualUse: true}),
    aCoupon({databaseId: 70, code: 'konjac20', amount: 20, categories: ['konjac']}),
    aCoupon({databaseId: 71, code: 'freeship', amount: 0, freeShipping: true}),
    aCoupon({databaseId: 72, code: 'usedup', amount: 5, usageCount: 1, usageLimit: 1}),
  ];
  const method = (id: string, title: string, description: string) => ({
    id,
    title,
    description,
    instructions: '',
  });
  recordedShop.paymentMethods = [
    method('cheque', 'Check payments', 'Please send a check.'),
    method('cod', 'Cash on delivery', 'Pay with cash upon delivery.'),
  ];
  for (const category of recordedShop.categories)
    if (category.slug === 'noodles') category.parent = 'konjac';
}

type Item = [productId: number, quantity: number, variationId?: number];

interface Before {
  items?: Item[];
  codes?: string[];
}

const spaghetti: Item = [30, 2];
const bundle: Item = [15, 1, 17];
const noodles: Item = [23, 1, 25];
const vitamins: Item = [50, 1];
const threeVitamins: Item = [50, 3];

/** What the recorded shopper had done before, where the answer shows it. */
const carts: Record<string, Before> = {
  '03b-addToCart-simple': {},
  '03c-cart-without-session': {},
  '03d-addToCart-variable-no-variation': {items: [spaghetti]},
  '03d-addToCart-variation': {items: [spaghetti]},
  '03d-addToCart-variation-attrs': {items: [spaghetti, bundle]},
  '03e-addToCart-backorder': {items: [[30, 3], bundle, noodles]},
  '03e-addToCart-draft': {items: [spaghetti]},
  '03e-addToCart-free': {items: [spaghetti, bundle, noodles]},
  '03e-addToCart-hidden': {items: [[30, 3], bundle, noodles, [38, 1]]},
  '03e-addToCart-missing': {items: [spaghetti]},
  '03e-addToCart-oos-variation': {items: [spaghetti]},
  '03e-addToCart-outofstock': {items: [spaghetti]},
  '03e-addToCart-qty0': {items: [spaghetti, bundle, noodles]},
  '03e-addToCart-qtyneg': {items: [spaghetti]},
  '03e-addToCart-too-many': {items: [spaghetti]},
  '03e-addToCart-unpriced': {items: [spaghetti]},
  '03f-applyCoupon-BIGSPEND': {items: [vitamins]},
  '03f-applyCoupon-EXPIRED20': {items: [vitamins]},
  '03f-applyCoupon-FREESHIP': {items: [vitamins], codes: ['SOLO']},
  '03f-applyCoupon-GETSTARTED': {items: [vitamins], codes: ['SAVE10']},
  '03f-applyCoupon-KONJAC20': {items: [vitamins]},
  '03f-applyCoupon-NOPE': {items: [vitamins]},
  '03f-applyCoupon-SAVE10': {items: [vitamins], codes: ['SAVE10']},
  '03f-applyCoupon-SOLO': {items: [vitamins], codes: ['SAVE10', 'GETSTARTED']},
  '03f-applyCoupon-USEDUP': {items: [vitamins]},
  '03f-applyCoupon-empty': {items: [vitamins]},
  '03f-applyCoupon-empty-cart': {},
  '03f-applyCoupon-save10-spaces': {items: [vitamins], codes: ['SOLO']},
  '03g-removeCoupons': {items: [vitamins]},
  '03g-removeCoupons-all': {items: [vitamins]},
  '03g-removeCoupons-notapplied': {items: [vitamins]},
  '03g-removeCoupons-ok': {items: [vitamins], codes: ['SAVE10']},
  '03h-updateItemQuantities': {items: [vitamins], codes: ['SOLO']},
  '03h-updateItemQuantities-badkey': {items: [vitamins]},
  '03i-cart-shipping-rates': {items: [threeVitamins], codes: ['SOLO']},
  '03i-updateCustomer-shipping': {items: [threeVitamins]},
  '03i-updateShippingMethod': {items: [threeVitamins], codes: ['SOLO']},
  '03j-emptyCart': {},
  '03j-removeItemsFromCart': {items: [threeVitamins], codes: ['SOLO']},
  '03k-fillCart': {},
  '03l-checkout-account': {items: [[30, 1]]},
  '03l-checkout-badcountry': {items: [[30, 1]]},
  '03l-checkout-badgateway': {items: [[30, 1]]},
  '03l-checkout-badpostcode': {items: [[30, 1]]},
  '03l-checkout-bundle-coupon': {items: [bundle], codes: ['GETSTARTED']},
  '03l-checkout-cheque': {items: [[30, 1]]},
  '03l-checkout-empty-cart': {},
  '03l-checkout-free': {items: [[58, 1]]},
  '03l-checkout-isPaid-anon': {items: [[30, 1]]},
  '03l-checkout-missing-fields': {items: [[30, 1]]},
  '03l-checkout-nogateway': {items: [[30, 1]]},
  '05c-customer-by-databaseId-anon': {},
  '05e-registerCustomer': {},
  '05e-registerCustomer-bademail': {},
  '05e-registerCustomer-customer-only': {},
  '05e-registerCustomer-noauth': {},
  '05e-registerCustomer-nopass': {},
  '05f-sendPasswordResetEmail': {},
  '05f-sendPasswordResetEmail-unknown': {},
  '05h-updateCustomer-anon-id': {},
  '05i-writeReview-anon': {},
  '01p-gateways': {},
  '01r-orderby-leak': {},
  '09e-addToCart-extraData': {},
};

const ask = async (name: string, {items = [], codes = []}: Before, session = '') => {
  const client = createGraphqlClient(`${backend.url}/graphql`);
  for (const [productId, quantity, variationId] of items)
    await client.ask(addToCart, {productId, quantity, variationId});
  for (const code of codes) await client.ask(applyCoupon, {code});
  client.session = session || client.session;
  const {request, response} = readRecording(`shopping/${name}`);
  const {query, variables} = request.body as {query: string; variables?: object};
  const {status, data, errors} = await client.ask(query, variables);
  const {data: realData, errors: realErrors = []} = response.body as {
    data: object;
    errors?: {message: string; path: string[]}[];
  };
  return {
    mocked: plain({status, data, errors}),
    real: plain({status: response.status, data: realData, errors: realErrors}),
  };
};

const addToCart = `mutation ($productId: Int!, $quantity: Int, $variationId: Int) {
  addToCart(input: {productId: $productId, quantity: $quantity, variationId: $variationId}) {cartItem {key}}
}`;

const applyCoupon = `mutation ($code: String!) {applyCoupon(input: {code: $code}) {applied {code}}}`;

/** Without numbers and keys that are never the same twice, and places in the text. */
const plain = (answer: object): unknown =>
  JSON.parse(
    JSON.stringify(answer, (key, value: unknown) => {
      if (key === 'locations') return undefined;
      if (['orderKey', 'redirect', 'sessionToken'].includes(key) && value !== null)
        return 'its own';
      if (['orderNumber', 'databaseId'].includes(key) && Number(value) > 80) return 'a number';
      // The id of an order or of a customer; an empty cart's guest keeps theirs.
      return key === 'id' && /^(b3JkZXI6|dXNlcjo)/.test(String(value)) ? 'an id' : value;
    }).replaceAll(backend.url, 'https://shop.example'),
  );

describe('a shopper of the mocked shop is answered as a real one was', () => {
  test.each(Object.entries(carts))('%s', async (name, before) => {
    const {mocked, real} = await ask(name, before);
    expect(mocked).toEqual(real);
  });

  test('an order for cash, after a code was applied and taken off', async () => {
    const client = createGraphqlClient(`${backend.url}/graphql`);
    await client.ask(addToCart, {productId: 50, quantity: 1});
    await client.ask(applyCoupon, {code: 'SAVE10'});
    await client.ask('mutation {removeCoupons(input: {codes: ["save10"]}) {cart {total}}}');
    const {mocked, real} = await ask('03l-checkout-cod', {}, client.session ?? '');
    expect(mocked).toEqual(real);
    expect(shop.orders.at(-1)).toMatchObject({status: 'PROCESSING', createdVia: 'checkout'});
    const empty = await ask('03l-cart-after-checkout', {}, client.session ?? '');
    expect(empty.mocked).toEqual(empty.real);
    const again = await ask('03l-checkout-resubmit', {}, client.session ?? '');
    expect(again.mocked).toEqual(again.real);
  });

  test('sessions that are none', async () => {
    const bad = await ask('03c-cart-bad-session', {}, 'garbage');
    expect(bad.mocked).toEqual(bad.real);
  });
});

test('a session is issued once, renewed by what changes it, and kept by what reads', async () => {
  const send = (query: string, session?: string) =>
    fetch(`${backend.url}/graphql`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(session && {'woocommerce-session': `Session ${session}`}),
      },
      body: JSON.stringify({query}),
    }).then(({headers}) => headers.get('woocommerce-session'));
  const issued = await send('{products(first: 1) {nodes {slug}}}');
  expect(issued?.split('.')).toHaveLength(3);
  expect(await send('{cart {total}}', issued ?? '')).toBeNull();
  const add = 'mutation {addToCart(input: {productId: 30}) {cart {total}}}';
  const renewed = await send(add, issued ?? '');
  expect(renewed?.split('.')).toHaveLength(3);
  const refused = 'mutation {addToCart(input: {productId: 60}) {cart {total}}}';
  expect(await send(refused, renewed ?? '')).toBeNull();
});

test('where our plugin guards the shop, a visitor may run no mutation', async () => {
  shop.isGuarded = true;
  const client = createGraphqlClient(`${backend.url}/graphql`);
  for (const query of [
    'mutation {addToCart(input: {productId: 30}) {cart {total}}}',
    'mutation {createOrder(input: {}) {orderId}}',
    'mutation {deleteOrder(input: {orderId: 1}) {clientMutationId}}',
  ])
    expect(await client.ask(query)).toMatchObject({
      errors: [{message: 'User does not have the capabilities necessary to run this mutation.'}],
    });
});
