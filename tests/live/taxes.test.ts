import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {sumCents, toCents, type Address, type NewOrderLine, type Order} from '~adapters/commerce';
import {aNewLine, aNewOrder} from '../support/new-orders';
import {anAddress} from '../support/orders';
import {requestAsAdmin, liveCommerce, mayWrite} from './live-shop';

interface Setting {
  id: string;
  value: string;
}

interface Situation {
  settings: Record<string, string>;
  rates: object[];
}

const rate = (name: string, percent: string, more: object = {}) => ({
  name,
  rate: percent,
  country: 'US',
  shipping: true,
  ...more,
});

const several = [
  rate('State tax', '7.25', {state: 'CA', priority: 1}),
  rate('District tax', '1.375', {state: 'CA', postcode: '94954', priority: 2, shipping: false}),
  rate('Levy', '0.5', {state: 'CA', priority: 3, compound: true}),
  rate('Food tax', '2.125', {state: 'CA', class: 'reduced-rate'}),
  rate('NY tax', '8.875', {state: 'NY'}),
  rate('NY food tax', '4', {state: 'NY', class: 'reduced-rate'}),
];

/** Taxed where the shop is, otherwise in another state, and nowhere else. */
const oneEach = (shipping: boolean) => [
  rate('NY tax', '8.875', {state: 'NY', shipping}),
  rate('NY food tax', '4', {state: 'NY', class: 'reduced-rate', shipping}),
  rate('CA tax', '7.25', {state: 'CA', shipping}),
];

/** Whatever the shop has set, so that a situation is what it is called. */
const plain = {
  woocommerce_prices_include_tax: 'no',
  woocommerce_tax_based_on: 'shipping',
  woocommerce_tax_round_at_subtotal: 'no',
};
const included = {woocommerce_prices_include_tax: 'yes'};
const atSubtotal = {woocommerce_tax_round_at_subtotal: 'yes'};

const situations: Record<string, Situation> = {
  'several rates, rounded line by line': {settings: {}, rates: several},
  'several rates, rounded at the subtotal': {settings: atSubtotal, rates: several},
  'the billing address': {settings: {woocommerce_tax_based_on: 'billing'}, rates: several},
  'shipping that is not taxed': {settings: {}, rates: oneEach(false)},
  'prices that include tax': {settings: included, rates: oneEach(true)},
  'prices that include tax, shipping not taxed': {settings: included, rates: oneEach(false)},
  'prices that include several taxes': {settings: included, rates: several},
  'prices that include several taxes, rounded at the subtotal': {
    settings: {...included, ...atSubtotal},
    rates: several,
  },
};

const places: Record<string, Partial<Address>> = {
  'a city with a tax of its own': {city: 'Petaluma', state: 'CA', zipCode: '94954'},
  'another city of that state': {city: 'Beverly Hills', state: 'CA', zipCode: '90210'},
  'the shop’s own state': {city: 'New York', state: 'NY', zipCode: '10001'},
  'a state without tax': {city: 'Portland', state: 'OR', zipCode: '97201'},
};

const changedIds = [
  'woocommerce_tax_display_shop',
  'woocommerce_prices_include_tax',
  'woocommerce_tax_based_on',
  'woocommerce_tax_round_at_subtotal',
];

const set = (group: string, id: string, value: string) =>
  requestAsAdmin<Setting>('PUT', `settings/${group}/${id}`, {value});

/** What the shop had before, to be put back. */
async function readSettings(): Promise<() => Promise<void>> {
  const {value: isOn} = await requestAsAdmin<Setting>(
    'GET',
    'settings/general/woocommerce_calc_taxes',
  );
  const before = await requestAsAdmin<Setting[]>('GET', 'settings/tax');
  return async () => {
    for (const {id, value} of before) if (changedIds.includes(id)) await set('tax', id, value);
    await set('general', 'woocommerce_calc_taxes', isOn);
  };
}

interface Sold {
  id: number;
  name: string;
  price: number;
}

/** Plain, of a reduced class, and not taxed at all. */
const wanted = [
  {name: 'Tax test, plain', regular_price: '34.99'},
  {name: 'Tax test, reduced', regular_price: '12.40', tax_class: 'reduced-rate'},
  {name: 'Tax test, exempt', regular_price: '7.30', tax_status: 'none'},
  {name: 'Tax test, in tens', regular_price: '19.90'},
];

interface CartLine {
  product: number | null;
  quantity: number;
  /** After discounts, in cents; the product's price without. */
  total?: number;
}

/** With prices that the shop asks itself, it can be compared with orders that WooCommerce makes. */
const plainCarts: Record<string, CartLine[]> = {
  'three of one': [{product: 0, quantity: 3}],
  'one of each class': [0, 1, 2].map((product) => ({product, quantity: 1})),
  'many of each class': [
    {product: 0, quantity: 7},
    {product: 1, quantity: 3},
    {product: 2, quantity: 2},
    {product: 3, quantity: 1},
  ],
};

/** After percentages, with what the shop has no product for. */
const discountedCarts: Record<string, CartLine[]> = {
  'thirds of cents': [
    {product: 0, quantity: 3, total: 9972},
    {product: 1, quantity: 7, total: 2999},
    {product: 2, quantity: 1, total: 333},
    {product: null, quantity: 1, total: 17_701},
  ],
};

/** What the shop makes of it itself, by its own REST interface; with a code of 10 % where one is named. */
async function orderByShop(lines: NewOrderLine[], address: Address, code?: string) {
  const {state, zipCode, city, country} = address;
  const place = {state, postcode: zipCode, city, country};
  const shipping = {method_id: 'flat_rate', method_title: 'Shipping', total: '4.97'};
  const made = await requestAsAdmin<{id: number; total: string; total_tax: string}>(
    'POST',
    'orders',
    {
      billing: place,
      shipping: place,
      line_items: lines.map(({productId, quantity}) => ({product_id: productId, quantity})),
      shipping_lines: [shipping],
      ...(code && {coupon_lines: [{code}]}),
    },
  );
  await requestAsAdmin('DELETE', `orders/${made.id}?force=true`);
  return {total: toCentsOf(made.total), taxTotal: toCentsOf(made.total_tax)};
}

const toCentsOf = (amount: string) => Math.round(Number(amount) * 100);

describe.runIf(mayWrite)('the tax of a real shop', () => {
  const made: number[] = [];
  const sold: Sold[] = [];
  const code = `tax-${crypto.randomUUID().slice(0, 8)}`;
  let couponId = 0;
  let putBack: () => Promise<void>;

  const toLine = ({product, quantity, total}: CartLine): NewOrderLine => {
    const found = product === null ? undefined : sold[product];
    const usual = toCents(total ?? (found?.price ?? 0) * quantity);
    return aNewLine({
      productId: found?.id ?? null,
      name: found?.name ?? 'Capsules',
      quantity,
      subtotal: usual,
      total: usual,
    });
  };

  /** An order at the total that the checkout would show, as the shop has it then. */
  async function placeAsShown(lines: NewOrderLine[], address: Address) {
    const {orders, taxes} = liveCommerce();
    const order = aNewOrder({lines, shippingAddress: address});
    order.billing = {...order.billing, ...address, email: order.billing.email};
    const {billing, shippingAddress} = order;
    const shipping = order.shipping?.total ?? toCents(0);
    const quote = await taxes.quote({
      lines,
      shipping,
      billing,
      shippingAddress,
      email: null,
    });
    const shown = sumCents([...lines.map((line) => line.total), shipping]);
    const {added = 0, tax = 0} = quote ?? {};
    const total = shown + added;
    // The shop compares this total with its own, and tells of the tax where it is another.
    const placement = await orders.place({...order, expected: {...order.expected, total}});
    if (placement.status !== 'open') return expect.fail(JSON.stringify(placement));
    const placed = await orders.find(placement.order.databaseId);
    await orders.close(placement.order.databaseId);
    expect(placed).toMatchObject({taxTotal: tax, total});
    return {total, taxTotal: tax, shown, placed};
  }

  beforeAll(async () => {
    putBack = await readSettings();
    for (const each of wanted) {
      const {id} = await requestAsAdmin<{id: number}>('POST', 'products', {
        ...each,
        status: 'publish',
        catalog_visibility: 'hidden',
      });
      sold.push({id, name: each.name, price: toCentsOf(each.regular_price)});
    }
    const coupon = {code, discount_type: 'percent', amount: '10'};
    couponId = (await requestAsAdmin<{id: number}>('POST', 'coupons', coupon)).id;
    await set('general', 'woocommerce_calc_taxes', 'yes');
  });

  afterAll(async () => {
    for (const {id} of sold) await requestAsAdmin('DELETE', `products/${id}?force=true`);
    await requestAsAdmin('DELETE', `coupons/${couponId}?force=true`);
    await putBack();
  });

  test('a list tells the prices of variations as they are entered, whatever its own pages show', async () => {
    const {products} = liveCommerce();
    const {id: made} = await requestAsAdmin<{id: number}>('POST', 'products', {
      name: 'Tax test, variable',
      type: 'variable',
      status: 'publish',
      attributes: [{name: 'Size', options: ['Small', 'Large'], variation: true}],
    });
    sold.push({id: made, name: '', price: 0});
    for (const [option, price] of [
      ['Small', '34.99'],
      ['Large', '59.99'],
    ])
      await requestAsAdmin('POST', `products/${made}/variations`, {
        regular_price: price,
        attributes: [{name: 'Size', option}],
      });
    const rates = oneEach(true);
    const ids: number[] = [];
    try {
      for (const each of rates)
        ids.push((await requestAsAdmin<{id: number}>('POST', 'taxes', each)).id);
      await set('tax', 'woocommerce_prices_include_tax', 'yes');
      for (const display of ['incl', 'excl']) {
        await set('tax', 'woocommerce_tax_display_shop', display);
        const [listed] = await products.listed([made]);
        expect(listed).toMatchObject({price: 3499, priceRange: {from: 3499, to: 5999}});
      }
    } finally {
      for (const id of ids) await requestAsAdmin('DELETE', `taxes/${id}?force=true`);
    }
  });

  describe.each(Object.entries(situations))('with %s', (_name, {settings, rates}) => {
    beforeAll(async () => {
      await putBack();
      for (const [id, value] of Object.entries({...plain, ...settings}))
        await set('tax', id, value);
      await set('general', 'woocommerce_calc_taxes', 'yes');
      for (const each of rates)
        made.push((await requestAsAdmin<{id: number}>('POST', 'taxes', each)).id);
    });

    afterAll(async () => {
      for (const id of made.splice(0)) await requestAsAdmin('DELETE', `taxes/${id}?force=true`);
    });

    describe.each(Object.entries(places))('in %s', (_place, place) => {
      const address = anAddress(place);

      test.each(Object.entries(plainCarts))(
        '%s come to what WooCommerce makes of them',
        async (_cart, cart) => {
          const lines = cart.map(toLine);
          const {total, taxTotal, placed} = await placeAsShown(lines, address);
          expect({total, taxTotal}).toEqual(await orderByShop(lines, address));
          expect(rowsOf(placed)).toBeCloseTo(total, -1);
          if (place.state === 'NY') expect(taxTotal).toBeGreaterThan(0);
        },
      );

      test('a percentage off comes to what a code of the shop makes of it', async () => {
        const cart = [
          {product: 1, quantity: 3},
          {product: 2, quantity: 1},
          {product: 3, quantity: 2},
        ].map(toLine);
        const lines = cart.map((line) => {
          const total = toCents(Math.round(line.total * 0.9));
          return {...line, discounted: total, total};
        });
        const {total} = await placeAsShown(lines, address);
        const byShop = await orderByShop(cart, address, code);
        // Elsewhere the code takes its tenth of other prices, and rounds it to a cent of each line.
        const isIncluded = 'woocommerce_prices_include_tax' in settings;
        const isOwn = !isIncluded || place.state === 'NY';
        expect(Math.abs(total - byShop.total)).toBeLessThanOrEqual(isOwn ? 0 : cart.length);
      });

      test.each(Object.entries(discountedCarts))(
        '%s come to what was shown',
        async (_cart, cart) => {
          await placeAsShown(cart.map(toLine), address);
        },
      );
    });
  });
});

/** What an order's page adds up to. */
function rowsOf(order: Order | null): number {
  if (!order) return expect.fail('there is no order');
  const {lines, shippingTotal, taxTotal, pricesIncludeTax} = order;
  const shown = sumCents([...lines.map(({total}) => total), shippingTotal]);
  return pricesIncludeTax ? shown : shown + taxTotal;
}
