import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest';
import {toCents, type NewOrder, type TaxQuestion} from '~adapters/commerce';
import type {ShopSettings} from '~adapters/woocommerce/shop-settings';
import {createTaxes} from '~adapters/woocommerce/orders/taxes';
import {aNewLine, aNewOrder} from '../support/new-orders';
import {anAddress} from '../support/orders';
import {toPhp} from '../support/php';
import {openPluginShop} from '../support/plugin-shop';

let shop: Awaited<ReturnType<typeof openPluginShop>>;
const usual = {
  woocommerce_calc_taxes: 'yes',
  tax_rates: {'': {OR: 10, WA: 20}, reduced: {OR: 5}},
  shipping_rates: {
    'flat_rate:1': {label: 'Courier', cost: '5', tax: '0.50'},
    'flat_rate:2': {label: 'Island', cost: '9', state: 'WA'},
    'free_shipping:3': {label: 'Free', cost: '0', least: 30},
    'free_shipping:4': {label: 'With a code', cost: '0', code: 'ship'},
    'flat_rate:5': {label: 'Wholesale', cost: '1', user: 1},
  },
};
const set = (options: object) =>
  shop.run(
    `foreach ( ${toPhp(options)} as $name => $value ) { update_option( $name, $value ); } echo 1;`,
  );
const php = <Answer>(expression: string) => shop.run<Answer>(`echo json_encode( ${expression} );`);

beforeAll(async () => {
  shop = await openPluginShop();
  await shop.addProducts([
    {databaseId: 23, name: 'Rice', entries: {_price: '10'}},
    {databaseId: 24, name: 'Broth', entries: {_price: '10', _tax_class: 'reduced'}},
    {databaseId: 25, name: 'Booklet', entries: {_price: '10', _virtual: 'yes'}},
  ]);
  await set(usual);
  await shop.run(
    `$id = wp_insert_user( array( 'user_login' => 'shop', 'user_email' => 'exempt@shop.example', 'user_pass' => 'x' ) ); add_user_meta( $id, 'is_vat_exempt', 'yes' ); echo 1;`,
  );
});
afterAll(() => shop.close());
afterEach(() =>
  set({
    ...usual,
    woocommerce_prices_include_tax: 'no',
    base_tax_rate: null,
    woocommerce_tax_based_on: 'shipping',
    bellyful_storefront_rules: 'storefront',
    packages: 1,
  }),
);

const place = {country: 'US', state: 'OR', zipCode: '97201', city: 'Portland'};
const line = (productId: number | null, total: number, discounted?: number) => ({
  productId,
  variationId: null,
  quantity: 1,
  total: toCents(total),
  ...(discounted !== undefined && {discounted: toCents(discounted)}),
});
const charging: Partial<ShopSettings> = {readFresh: async () => ({taxes: true})};
const quote = (changes: Partial<TaxQuestion> = {}) =>
  createTaxes(shop.plugin, charging as ShopSettings).quote({
    lines: [line(23, 1000)],
    shipping: toCents(500),
    billing: place,
    shippingAddress: place,
    email: null,
    ...changes,
  });

describe('where WooCommerce’s settings forbid to sell or send', () => {
  const nowhere = {methods: [], method: null, cost: 0};
  const refusing = {countries: {base: 'US', selling: ['US'], shipping: ['US']}};
  const untaxed: Partial<ShopSettings> = {
    readFresh: async () => refusing,
    read: async () => refusing,
  };
  const aQuote = (changes: Partial<TaxQuestion> = {}) =>
    createTaxes(shop.plugin, untaxed as ShopSettings).quote({
      lines: [line(23, 1000)],
      shipping: toCents(500),
      billing: place,
      shippingAddress: place,
      email: null,
      ...changes,
    });
  const placed = (region: object, virtual = false) =>
    orders().place(
      aNewOrder({
        lines: [aNewLine({productId: virtual ? 25 : 23, price: toCents(1000), quantity: 1})],
        shippingAddress: anAddress(region),
        ...(virtual && {shipping: null}),
      }),
    );
  const orders = () => shop.commerce.orders;
  afterEach(() => set({'sells to': [], 'ships to': []}));

  test('a quote has no way to send it, also where no tax is charged, and an order is not made', async () => {
    await set({woocommerce_calc_taxes: 'no'});
    expect(await aQuote()).toBeNull();
    await set({'ships to': ['CA', 'GU']});
    expect(await aQuote()).toMatchObject({shipping: nowhere});
    expect(await placed({})).toEqual({
      status: 'changed',
      changes: [{kind: 'place', address: 'shipping'}],
    });
    const toGuam = await aQuote({shippingAddress: {...place, state: 'GU'}});
    expect(toGuam).toBeNull();
    await set({'sells to': ['CA'], 'ships to': []});
    expect(await placed({})).toMatchObject({changes: [{kind: 'place', address: 'billing'}]});
  });

  test('what is not sent anywhere needs no place to be sent to', async () => {
    await set({woocommerce_calc_taxes: 'no', 'ships to': ['CA']});
    expect(await aQuote({lines: [line(25, 1000)]})).toBeNull();
    expect(JSON.stringify(await placed({}, true))).not.toContain('"place"');
  });

  test('the shop says which countries it sells and sends to', async () => {
    const countries = () => php('Bellyful\\Storefront\\Shop\\countries()');
    await set({'sells to': ['CA', 'US'], 'ships to': ['US']});
    expect(await countries()).toEqual({selling: ['CA', 'US'], shipping: ['US']});
    await set({'ships to': [], woocommerce_ship_to_countries: 'disabled'});
    expect(await countries()).toEqual({selling: ['CA', 'US'], shipping: ['CA', 'US']});
    await set({woocommerce_ship_to_countries: ''});
  });
});

test('a line strikes through what its unit costs with the tax of where it goes', async () => {
  await set({woocommerce_prices_include_tax: 'yes', base_tax_rate: 20});
  const struckAt = async (state: string, total: number) => {
    const amounts = {subtotal: toCents(3600), discounted: toCents(3240), total: toCents(3240)};
    const wanted = aNewOrder({lines: [aNewLine({productId: 23, quantity: 3, ...amounts})]});
    const address = anAddress({state});
    const placed = await shop.commerce.orders.place({
      ...wanted,
      shipping: {title: 'Shipping', total: toCents(0)},
      billing: {...address, email: wanted.billing.email},
      shippingAddress: address,
      expected: {...wanted.expected, total: toCents(total)},
    });
    const {databaseId} = placed.status === 'open' ? placed.order : expect.fail(placed.status);
    const item = `current( wc_get_order( ${databaseId} )->get_items() )`;
    return php(`${item}->get_meta( '_bellyful_unit_price' )`);
  };
  expect(await struckAt('WA', 3240)).toBe('12.00');
  expect(await struckAt('NV', 2700)).toBe('10.00');
});

describe('an address of another country than the United States', () => {
  const inCanada = {country: 'CA', state: 'qc', zipCode: 'h2y 1g7', city: 'Montréal'};
  const placed = (changes: object) =>
    shop.commerce.orders.place(
      aNewOrder({
        lines: [aNewLine({productId: 23, price: toCents(1000), quantity: 1})],
        shippingAddress: anAddress({...inCanada, ...changes}),
      }),
    );

  test.each([
    ['zipCode', {zipCode: '10115'}, 'Postal code is not valid in this country'],
    ['state', {state: 'Oregon'}, 'Province is not valid in this country'],
    ['zipCode', {zipCode: ''}, 'Postal code is required'],
  ])(
    'is refused at its %s, at its quote and at its order, where it has %o',
    async (field, changes, message) => {
      const at = {...inCanada, ...changes};
      const {plugins} = (await quote({billing: at, shippingAddress: at})) ?? {};
      expect(plugins?.problems).toContainEqual({field, message});
      expect(await placed(changes)).toMatchObject({
        status: 'changed',
        changes: expect.arrayContaining([expect.objectContaining({kind: 'field', field, message})]),
      });
    },
  );

  test('is not looked at where the doctor tries an order', async () => {
    const address = anAddress({...inCanada, zipCode: ''});
    const wanted = aNewOrder({shippingAddress: address});
    const billing = {...address, email: 'doctor@bellyful.invalid'};
    const tried = await shop.commerce.orders.place({...wanted, billing});
    expect(JSON.stringify(tried)).not.toContain('"field"');
  });

  test('is refused at the phone by which nobody is called', async () => {
    expect(await placed({phone: 'at home'})).toMatchObject({
      changes: expect.arrayContaining([expect.objectContaining({field: 'phone'})]),
    });
  });

  test('is not refused as WooCommerce writes it, whatever its case and blanks', async () => {
    const quoted = await quote({billing: inCanada, shippingAddress: inCanada});
    expect(quoted?.plugins?.problems ?? []).toEqual([]);
    expect(JSON.stringify(await placed({}))).not.toContain('"field"');
  });
});

describe('the tax of an order that is not placed yet', () => {
  test('is that of each product’s class, of what is none, and of shipping; nothing is stored', async () => {
    const orders = () => php(`$GLOBALS['wpdb']->get_var( 'SELECT COUNT(*) FROM wp_wc_orders' )`);
    const before = await orders();
    const lines = [line(23, 1000), line(24, 1000), line(null, 2000)];
    expect(await quote({lines})).toEqual({
      tax: 400,
      shippingTax: 50,
      added: 400,
      pricesIncludeTax: false,
      parts: [{label: 'Sales tax', amount: 400}],
    });
    expect(await orders()).toBe(before);
  });

  test.each([
    ['shipping', 150],
    ['billing', 300],
  ])('is that of the address that the shop names: %s', async (kind, tax) => {
    await set({woocommerce_tax_based_on: kind});
    expect(await quote({billing: {...place, state: 'WA'}})).toMatchObject({tax});
  });

  test('is none where the shop charges none, whatever rates it still has', async () => {
    await set({woocommerce_calc_taxes: 'no'});
    expect(await quote({payment: ''})).toMatchObject({tax: 0, shippingTax: 0, added: 0});
  });

  test('is none for a customer whom the shop does not tax', async () => {
    expect(await quote({email: 'exempt@shop.example'})).toMatchObject({tax: 0, parts: []});
  });

  test('is in the prices already where they include it', async () => {
    await set({woocommerce_prices_include_tax: 'yes'});
    const taxed = {tax: 150, shippingTax: 50, added: 50, pricesIncludeTax: true};
    expect(await quote({lines: [line(23, 1100)]})).toMatchObject(taxed);
  });
});

test('what the shop does not have is not taxed as something that it has', async () => {
  await expect(quote({lines: [line(999, 1000)]})).rejects.toThrow('422');
});

describe('by the shop’s own rules', () => {
  const methodsOf = async (changes: Partial<TaxQuestion>) => {
    const {shipping} = (await quote({shipping: {method: null}, ...changes})) ?? {};
    return shipping && [shipping.method, ...shipping.methods.map(({id}) => id)];
  };

  test('the shop names its ways of sending, with what is shown for each, and taxes the one that is meant', async () => {
    const courier = {id: 'flat_rate:1', title: 'Courier', cost: 500};
    expect(await quote({shipping: {method: null}})).toMatchObject({
      tax: 150,
      added: 150,
      shipping: {methods: [{...courier, shown: 500}], method: 'flat_rate:1', cost: 500},
    });
    await set({woocommerce_prices_include_tax: 'yes'});
    expect(await quote({shipping: {method: null}})).toMatchObject({
      shipping: {methods: [{...courier, shown: 550}]},
    });
  });

  test.each<[string, Partial<TaxQuestion>, unknown]>([
    ['none is wished', {shippingAddress: {...place, state: 'WA'}}, 'flat_rate:1'],
    [
      'another is wished',
      {shippingAddress: {...place, state: 'WA'}, shipping: {method: 'flat_rate:2'}},
      'flat_rate:2',
    ],
    ['one is wished that is not offered', {shipping: {method: 'flat_rate:2'}}, 'flat_rate:1'],
  ])('where %s it is %s', async (_what, changes, method) => {
    expect((await methodsOf(changes))?.[0]).toBe(method);
  });

  test.each<[string, Partial<TaxQuestion>, string]>([
    [
      'what lines cost before codes, with tax',
      {lines: [{...line(23, 1000, 3000), quantity: 3}]},
      'free_shipping:3',
    ],
    ['codes', {codes: ['SHIP']}, 'free_shipping:4'],
    ['who orders', {email: 'exempt@shop.example'}, 'flat_rate:5'],
  ])('the ways depend on %s', async (_what, changes, method) => {
    expect(await methodsOf({})).not.toContain(method);
    expect(await methodsOf(changes)).toContain(method);
  });

  test('a visitor’s own cart is there again after the question', async () => {
    const own = `array( WC()->session, WC()->customer, WC()->cart )`;
    shop.surround(
      `WC()->cart = new WC_Cart(); $own = ${own}; add_action( 'shutdown', static fn() => update_option( 'is_same', ${own} === $own ) );`,
    );
    await methodsOf({});
    expect(await php(`get_option( 'is_same' )`)).toBe(true);
  });

  test('a plugin finds in the cart what is ordered', async () => {
    shop.surround(
      `add_filter( 'woocommerce_package_rates', static fn( $rates ) => array_slice( $rates, 0, WC()->cart->get_subtotal() >= 30 ? 1 : 0 ) );`,
    );
    const lines = [{...line(23, 3000), quantity: 3}];
    expect(await methodsOf({lines})).toEqual(['flat_rate:1', 'flat_rate:1']);
  });

  test('nothing of it is sent, or nobody sends it', async () => {
    expect(await methodsOf({lines: [line(25, 1000)]})).toBeNull();
    expect(await methodsOf({lines: [line(null, 1000)]})).toContain('flat_rate:1');
    await set({shipping_rates: {}});
    expect(await methodsOf({})).toEqual([null]);
    await set({...usual, packages: 2});
    expect(await methodsOf({})).toEqual([null]);
  });

  const order = (productId: number, shipping: NewOrder['shipping'], total: number) => {
    const wanted = aNewOrder({lines: [aNewLine({productId, price: toCents(1000)})]});
    const address = anAddress({state: 'OR'});
    return shop.commerce.orders.place({
      ...wanted,
      shipping,
      billing: {...address, email: wanted.billing.email},
      shippingAddress: address,
      expected: {...wanted.expected, total},
    });
  };
  const by = (method: string | null, total: number) => ({method, total: toCents(total)});

  test('an order is sent as the shop sends it', async () => {
    await set({bellyful_storefront_rules: 'shop'});
    const placed = await order(23, by('flat_rate:1', 500), 1650);
    const {databaseId, total} =
      placed.status === 'open' ? placed.order : expect.fail(placed.status);
    expect(total).toBe(1650);
    const item = `current( wc_get_order( ${databaseId} )->get_items( 'shipping' ) )`;
    expect(await php(`${item}->get_method_title()`)).toBe('Courier');
    const unsent = await order(25, by(null, 0), 1100);
    const {databaseId: unsentId} =
      unsent.status === 'open' ? unsent.order : expect.fail(unsent.status);
    expect(await php(`wc_get_order( ${unsentId} )->has_shipping_address()`)).toBe(false);
  });

  test('an order is not made that the shop sends nowhere', async () => {
    await set({bellyful_storefront_rules: 'shop', shipping_rates: {}});
    const changes = [{kind: 'shipping'}];
    expect(await order(23, by(null, 0), 1100)).toMatchObject({status: 'changed', changes});
  });

  test.each([
    ['costs something else', 23, by('flat_rate:1', 400), 1540],
    ['is not offered any more', 23, by('flat_rate:2', 500), 1650],
    ['is none where there are some', 23, by(null, 0), 1100],
    ['is one where nothing is sent', 25, by('flat_rate:1', 0), 1100],
    ['costs something where nothing is sent', 25, by(null, 500), 1650],
  ])('an order is not made whose way %s', async (_what, productId, shipping, total) => {
    await set({bellyful_storefront_rules: 'shop'});
    const changes = [{kind: 'shipping'}];
    expect(await order(productId, shipping, total)).toMatchObject({status: 'changed', changes});
  });
});
