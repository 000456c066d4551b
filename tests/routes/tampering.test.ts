import {describe, expect, test} from 'vitest';
import {aCheckoutKey, anOrderBody, spaghetti, spaghettiTotal} from '../support/order-body';
import {postOrder, type OrderShop} from '../support/order-requests';
import {openOrderShop, paidOrders, takenCharges} from '../support/order-shop';
import type {AccountSession} from '~adapters/accounts';

type Body = Record<string, unknown>;

/** A cheat's post must end in a clear 4xx, without an order and without a charge. */
async function expectRefusal(
  store: OrderShop,
  body: unknown,
  options: {shopper?: AccountSession; key?: string | null} = {},
) {
  const before = store.shop.orders.length;
  const answer = await postOrder(store, body, options);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(answer.body.success).toBe(false);
  expect(answer.body.error).toMatch(/^[A-Z].{10,}/);
  expect(store.shop.orders).toHaveLength(before);
  return answer;
}

const line = (changes: Body) => anOrderBody({items: [{...spaghetti, ...changes}]});
const item = (changes: Body, expectedTotal = 0) =>
  anOrderBody({items: [{quantity: 1, ...changes}], expectedTotal});

describe('prices', () => {
  test.each<[string, Body]>([
    ['a lower total', {expectedTotal: 1}],
    ['a total of nothing', {expectedTotal: 0}],
    ['a total of nothing, and no card', {expectedTotal: 0, paymentInfo: null}],
    ['a total without shipping', {expectedTotal: 853}],
    ['a higher total', {expectedTotal: spaghettiTotal + 1}],
    ['a negative total', {expectedTotal: -1}],
    ['half a cent', {expectedTotal: spaghettiTotal - 0.5}],
    ['a total as text', {expectedTotal: '1'}],
    ['no total', {expectedTotal: undefined}],
  ])('%s is refused', async (_, changes) => {
    const store = openOrderShop();
    await expectRefusal(store, anOrderBody(changes));
    expect(takenCharges(store.payments)).toEqual([]);
  });

  test('a cart that has become cheaper is shown at its new price, not taken unasked', async () => {
    const seen = {expectedTotal: spaghettiTotal + 100};
    const {body} = await expectRefusal(openOrderShop(), anOrderBody(seen));
    expect(body).toMatchObject({
      error: 'The price of your cart has changed. Please review your cart.',
      pricing: {total: spaghettiTotal},
    });
  });

  test.each([0, 1, -449, 1e9])('a line price of %d in the cart changes nothing', async (price) => {
    const store = openOrderShop();
    const answer = await postOrder(store, line({price, regularPrice: price}));
    expect(answer.status).toBe(200);
    expect(takenCharges(store.payments).map(({amount}) => amount)).toEqual([spaghettiTotal]);
  });
});

describe('quantities', () => {
  test.each([0, -1, -99, 0.5, 1.000001, 100, 1e9, 1e308, null, '2', [2], {}, true])(
    'of %j are refused',
    async (quantity) => {
      const answer = await expectRefusal(openOrderShop(), line({quantity}));
      expect(answer.body.error).toBe('Choose a quantity from 1 to 99.');
    },
  );

  test('that are no numbers in JSON are refused', async () => {
    const body = JSON.stringify(anOrderBody()).replace('"quantity":2', '"quantity":NaN');
    expect(body).toContain('NaN');
    await expectRefusal(openOrderShop(), body);
  });

  test('beyond what a number holds are refused', async () => {
    const body = JSON.stringify(anOrderBody()).replace('"quantity":2', '"quantity":1e999');
    await expectRefusal(openOrderShop(), body);
  });

  test('below zero beside a dear line cannot make it cheaper', async () => {
    const items = [
      {id: 'pain-free-weight-loss-6', quantity: 1},
      {...spaghetti, quantity: -60},
    ];
    await expectRefusal(openOrderShop(), anOrderBody({items, expectedTotal: 2460}));
  });
});

describe('items', () => {
  test.each([
    ['another product’s variation', 'wp-115-var-124'],
    ['another product’s variation by its graph id', 'wp-115-cHJvZHVjdF92YXJpYXRpb246MTI0'],
    ['a variation sold as a product', 'wp-124'],
    ['a variable product without a choice', 'wp-123'],
    ['a product that does not exist', 'wp-999999'],
    ['a draft', 'wp-190'],
    ['a product without a price', 'wp-178'],
    ['a catalogue product that costs nothing', 'wp-174'],
    ['a product that is out of stock', 'wp-142'],
    ['a package that is not sold', 'pain-free-weight-loss-2'],
    ['a package of no bottles', 'pain-free-weight-loss-0'],
    ['a word', 'toString'],
    ['a prototype', '__proto__'],
    ['markup', '<script>alert(1)</script>'],
    ['nothing', ''],
    ['far too much', 'wp-1'.repeat(500)],
  ])('%s is refused', async (_, id) => {
    await expectRefusal(openOrderShop(), item({id}));
  });

  test('listed twice, in one spelling or in two, are refused', async () => {
    const store = openOrderShop();
    const twice = [spaghetti, {...spaghetti, quantity: 1}];
    await expectRefusal(store, anOrderBody({items: twice}));
    const spelled = [
      {id: 'wp-123-var-124', quantity: 1},
      {id: 'wp-123-cHJvZHVjdF92YXJpYXRpb246MTI0', quantity: 1},
    ];
    await expectRefusal(store, anOrderBody({items: spelled}));
  });

  test('by the thousand are refused', async () => {
    const items = Array.from({length: 1000}, (_, index) => ({id: `wp-${index + 1}`, quantity: 1}));
    await expectRefusal(openOrderShop(), anOrderBody({items}));
  });

  test('that are no list of lines are refused', async () => {
    for (const items of [null, 'all', {0: spaghetti}, [null], [[spaghetti]], [1]])
      await expectRefusal(openOrderShop(), anOrderBody({items}));
  });
});

describe('fields that an order does not have', () => {
  test.each<[string, unknown]>([
    ['isPaid', true],
    ['set_paid', true],
    ['status', 'PROCESSING'],
    ['fees', [{name: 'Gift', total: '-100.00'}]],
    ['feeLines', [{name: 'Gift', total: '-100.00'}]],
    ['coupons', ['SAVE10']],
    ['shippingLines', [{total: '0'}]],
    ['transactionId', 'paid-elsewhere'],
    ['customerId', 1],
    ['discountAmount', 5000],
    ['hasLoyalty', true],
    ['metaData', [{key: '_paid', value: '1'}]],
  ])('%s beside the order is refused', async (field, value) => {
    await expectRefusal(openOrderShop(), anOrderBody({[field]: value}));
  });

  test.each(['total', 'subtotal', 'discount', 'isPaid', 'productId', 'meta'])(
    '%s in a line is refused',
    async (field) => {
      await expectRefusal(openOrderShop(), line({[field]: 1}));
    },
  );

  test('in an address or beside the card are refused', async () => {
    const address = anOrderBody()['shippingAddress'] as Body;
    await expectRefusal(openOrderShop(), anOrderBody({shippingAddress: {...address, id: 1}}));
    await expectRefusal(openOrderShop(), anOrderBody({paymentInfo: {isPaid: true}}));
  });
});

describe('offers', () => {
  const bundle = {id: 'wp-115-var-117', konjacNoodleType: 'Spaghetti', offerId: 'bundle-starter'};

  test('are honoured for who is signed in, once', async () => {
    const store = openOrderShop();
    const shopper = await store.signIn();
    const answer = await postOrder(store, item(bundle, 6999), {shopper});
    expect(answer.status).toBe(200);
    expect(paidOrders(store.shop)).toMatchObject([
      {lines: [{subtotal: 6999, total: 6999}], shippingLines: [{total: 0}]},
    ]);
  });

  test.each<[string, Body]>([
    ['two at once', {...bundle, quantity: 2}],
    ['for another product', {...bundle, id: 'wp-158', offerId: 'konjac-starter'}],
    ['that do not exist', {...bundle, offerId: 'everything-free'}],
    ['of another kind', {...bundle, offerId: 'konjac-starter'}],
    ['for a built-in product', {id: 'pain-free-weight-loss-6', offerId: 'bundle-starter'}],
  ])('%s are refused', async (_, changes) => {
    const store = openOrderShop();
    await expectRefusal(store, item(changes, 6999), {shopper: await store.signIn()});
  });

  test('need somebody who is signed in', async () => {
    const answer = await expectRefusal(openOrderShop(), item(bundle, 6999));
    expect(answer.body.error).toBe('Sign in to claim this exclusive offer.');
  });
});

describe('the free sample', () => {
  const sample = (changes: Body = {}) => item({id: 'free-sample', ...changes});

  test('needs somebody who is signed in', async () => {
    const answer = await postOrder(openOrderShop(), sample());
    expect(answer).toMatchObject({status: 422, body: {error: 'User not authenticated'}});
  });

  test('is one', async () => {
    const store = openOrderShop();
    await expectRefusal(store, sample({quantity: 2}), {shopper: await store.signIn()});
  });

  test('is one for two orders at once', async () => {
    const store = openOrderShop();
    const shopper = await store.signIn();
    const answers = await Promise.all([1, 2, 3].map(() => postOrder(store, sample(), {shopper})));
    expect(answers.map(({status}) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
    expect(paidOrders(store.shop)).toHaveLength(1);
  });
});

describe('codes', () => {
  test.each([
    ['expired', 'EXPIRED20'],
    ['used up', 'USEDUP'],
    ['unknown', 'FREE100'],
    ['for a dearer cart', 'BIGSPEND'],
    ['for others', 'FRIENDS'],
    ['for another product', 'BUNDLE15'],
    ['full of operators', "' OR 1=1 --"],
  ])('that are %s are refused', async (_, discountCode) => {
    const answer = await expectRefusal(openOrderShop(), anOrderBody({discountCode}));
    expect(answer.body.field).toBe('discountCode');
  });

  test('used once by this customer are refused', async () => {
    const body = anOrderBody({discountCode: 'ONEPER', customerEmail: 'jane@example.com'});
    await expectRefusal(openOrderShop(), body);
  });

  test('typed as the pop-up’s discount must be the pop-up’s', async () => {
    await expectRefusal(openOrderShop(), anOrderBody({abandonmentDiscountCode: 'GETSTARTED'}));
  });

  test('never count twice', async () => {
    const body = anOrderBody({discountCode: 'save10', abandonmentDiscountCode: 'SAVE10'});
    const answer = await expectRefusal(openOrderShop(), body);
    expect(answer.body.error).toBe('This code is already applied.');
  });

  test('with one use left work for one of two orders at once', async () => {
    const store = openOrderShop();
    for (const coupon of store.shop.coupons) if (coupon.code === 'usedup') coupon.usageCount = 4;
    const total = 853 - 128 + 497;
    const body = anOrderBody({discountCode: 'USEDUP', expectedTotal: total});
    const answers = await Promise.all([1, 2].map(() => postOrder(store, body)));
    expect(answers.map(({status}) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });
});

describe('addresses and keys', () => {
  const address = anOrderBody()['shippingAddress'] as Body;

  test.each<[string, Body]>([
    ['outside the United States', {country: 'DE'}],
    ['in a state that is none', {state: 'ZZ'}],
    ['without a street', {address_1: ' '}],
    ['longer than any', {city: 'x'.repeat(5000)}],
    ['that are no text', {city: {$ne: ''}}],
  ])('%s are refused', async (_, changes) => {
    const shippingAddress = {...address, ...changes};
    await expectRefusal(openOrderShop(), anOrderBody({shippingAddress}));
  });
  test('a name that is too long is refused beside its field', async () => {
    const shippingAddress = {...address, first_name: 'x'.repeat(61)};
    const {body} = await expectRefusal(openOrderShop(), anOrderBody({shippingAddress}));
    expect(body).toMatchObject({
      field: 'firstName',
      error: 'First name is too long (60 letters at most)',
    });
  });

  test('a key that is missing, short or strange is refused', async () => {
    for (const key of [null, 'short', 'x'.repeat(65), 'key with blanks in it', '../../etc/passwd'])
      await expectRefusal(openOrderShop(), anOrderBody(), {key});
  });

  test('somebody else’s key opens nothing', async () => {
    const store = openOrderShop();
    const key = aCheckoutKey();
    await postOrder(store, anOrderBody(), {key});
    const billingAddress = {...address, email: 'eve@example.com'};
    const answer = await expectRefusal(store, anOrderBody({billingAddress}), {key});
    expect(answer.status).toBe(409);
    expect(JSON.stringify(answer.body)).not.toMatch(/ada@|street|Portland/i);
  });

  test('a body that is no JSON, no object or too large is refused', async () => {
    for (const body of ['', '{', '[]', 'null', '"order"', `"${'x'.repeat(70_000)}"`])
      await expectRefusal(openOrderShop(), body);
  });

  test('too many tries in a minute are refused with 429', async () => {
    const store = openOrderShop();
    for (let tries = 0; tries < 30; tries++)
      await postOrder(store, anOrderBody({expectedTotal: 1}));
    const answer = await expectRefusal(store, anOrderBody());
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});
