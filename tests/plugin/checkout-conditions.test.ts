import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {toCents, type NewOrder} from '~adapters/commerce';
import {aNewLine, aNewOrder} from '../support/new-orders';
import {anAddress} from '../support/orders';
import {toPhp} from '../support/php';
import {openPluginShop} from '../support/plugin-shop';

let shop: Awaited<ReturnType<typeof openPluginShop>>;
beforeAll(async () => {
  shop = await openPluginShop('8.3', `require '/fakes/conditions.php';`);
  await shop.addProducts([{databaseId: 23, name: 'Rice', entries: {_price: '10'}}]);
  await shop.addCoupon('SAVE5', {_discount_type: 'fixed_cart', _amount: '5'});
});
afterAll(() => shop.close());

/** The shop asks this beside the gift message, which is answered. */
const ask = (location: string, conditions: object) =>
  shop.run(
    `update_option( 'asked', true ); update_option( 'more_asked', ${toPhp([
      {
        location,
        type: 'text',
        hidden: false,
        required: false,
        attributes: [],
        id: 'a/id',
        label: 'Asked',
        ...conditions,
      },
    ])} ); echo 1;`,
  );
const gift = {'_wc_other/bellyful/gift-message': 'Hi'};
const shippingAddress = anAddress({state: 'OR'});

async function anOrder(changes: Partial<NewOrder> = {}): Promise<NewOrder> {
  const {version = ''} = (await shop.commerce.coupons.find('SAVE5', null)) ?? {};
  const lines = [aNewLine({productId: 23, price: toCents(1000), quantity: 2})];
  const codes = [{code: 'SAVE5', version, discount: toCents(0)}];
  return aNewOrder({lines, codes, shippingAddress, fields: gift, ...changes});
}
const place = async (changes?: Partial<NewOrder>) =>
  shop.commerce.orders.place(await anOrder(changes));

type Rule = (value: unknown) => object;
const condition = (part: string, name: string, rule: Rule) => (value: unknown) => ({
  [part]: {properties: {[name]: rule(value)}},
});
const atLeast: Rule = (minimum) => ({minimum});
const is: Rule = (value) => ({const: value});
const holds: Rule = (value) => ({contains: {const: value}});
const entry =
  (name: string, rule: Rule): Rule =>
  (value) => ({properties: {[name]: rule(value)}});

describe('a condition of what the shop asks at checkout', () => {
  const inState = entry('state', is);
  const gifted = entry('bellyful/gift-message', is);

  test.each([
    ['how many things', 'order', condition('cart', 'items_count', atLeast), 2, 3],
    ['which things', 'order', condition('cart', 'items', holds), 23, 24],
    ['which codes', 'order', condition('cart', 'coupons', holds), 'save5', 'SAVE5'],
    [
      'its cost in cents',
      'order',
      condition('cart', 'totals', entry('total_price', atLeast)),
      1497,
      1498,
    ],
    ['whether it is sent', 'order', condition('cart', 'needs_shipping', is), true, false],
    ['where it goes', 'order', condition('customer', 'shipping_address', inState), 'OR', 'WA'],
    ['its own address', 'address', condition('customer', 'address', inState), 'OR', 'WA'],
    ['how it is paid', 'order', condition('checkout', 'payment_method', is), 'cod', 'bacs'],
    ['another answer', 'contact', condition('checkout', 'additional_fields', gifted), 'Hi', ''],
  ])('is judged by the order itself: %s', async (_what, location, rule, met, unmet) => {
    const wanted = {
      payment: {method: 'cod', title: ''},
      billing: {...(await anOrder()).billing, state: 'OR'},
    };
    await ask(location, {required: rule(met)});
    const changes = expect.arrayContaining([
      expect.objectContaining({kind: 'field', message: 'Asked is required'}),
    ]);
    expect(await place(wanted)).toMatchObject({status: 'changed', changes});
    await ask(location, {required: rule(unmet)});
    expect(await place(wanted)).toMatchObject({status: 'placed'});
  });

  test('that cannot be judged keeps nobody from ordering', async () => {
    await ask('order', {hidden: condition('cart', 'items_count', atLeast)(1)});
    await shop.run(`update_option( 'broken_conditions', true ); echo 1;`);
    expect(await place()).toMatchObject({status: 'open'});
    expect(await place({fields: {}})).toMatchObject({status: 'changed'});
    await shop.run(`delete_option( 'broken_conditions' ); echo 1;`);
  });
});

test('what a plugin refuses of all answers of a place is said beside the first of them', async () => {
  await ask('order', {});
  const wanted = await anOrder();
  shop.surround(
    `add_action( 'woocommerce_blocks_validate_location_order_fields', fn( $errors, $fields ) => $errors->add( 'no', 'Not ' . implode( ' with ', array_keys( $fields ) ) ), 10, 2 );`,
  );
  expect(await shop.commerce.orders.place(wanted)).toEqual({
    status: 'changed',
    changes: [
      {
        kind: 'field',
        field: '_wc_other/bellyful/gift-message',
        message: 'Not bellyful/gift-message with a/id',
      },
    ],
  });
});
