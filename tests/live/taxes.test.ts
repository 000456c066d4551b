import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {sumCents, toCents, type Address, type NewOrderLine, type Product} from '~adapters/commerce';
import {aNewLine, aNewOrder} from '../support/new-orders';
import {anAddress} from '../support/orders';
import {listSimpleProducts} from './live-order';
import {admin, requestAsAdmin, liveCommerce, mayWrite} from './live-shop';

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
];

const situations: Record<string, Situation> = {
  'several rates, rounded line by line': {settings: {}, rates: several},
  'several rates, rounded at the subtotal': {
    settings: {woocommerce_tax_round_at_subtotal: 'yes'},
    rates: several,
  },
  'prices that include tax': {settings: {woocommerce_prices_include_tax: 'yes'}, rates: several},
  'the billing address': {settings: {woocommerce_tax_based_on: 'billing'}, rates: several},
  'shipping that is not taxed': {
    settings: {},
    rates: [rate('Sales tax', '8.25', {shipping: false})],
  },
};

const places: Record<string, Partial<Address>> = {
  'a city with a tax of its own': {city: 'Petaluma', state: 'CA', postcode: '94954'},
  'another city of that state': {city: 'Beverly Hills', state: 'CA', postcode: '90210'},
  'a second state': {city: 'New York', state: 'NY', postcode: '10001'},
  'a state without tax': {city: 'Portland', state: 'OR', postcode: '97201'},
};

const changedIds = [
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

/** The largest cart holds 21 of one. */
const hasPlenty = ({stockStatus, stockQuantity}: Product) =>
  stockStatus === 'IN_STOCK' && (stockQuantity ?? 100) > 21;

/** The lines of a cart with thirds of cents, products of two classes, and something sold by its name. */
function linesOf([first, second, third]: Product[]): NewOrderLine[] {
  const of = (product: Product | undefined, quantity: number, total: number) =>
    aNewLine({
      productId: product?.databaseId ?? null,
      name: product?.name ?? 'Capsules',
      quantity,
      subtotal: toCents(total),
      total: toCents(total),
    });
  return [of(first, 3, 1333), of(second, 7, 2999), of(third, 1, 333), of(undefined, 1, 17_701)];
}

describe.runIf(mayWrite && admin)('the tax of a real shop', () => {
  const made: number[] = [];
  let reduced = 0;
  let lines: NewOrderLine[];
  let putBack: () => Promise<void>;

  beforeAll(async () => {
    putBack = await readSettings();
    const simple = (await listSimpleProducts(liveCommerce())).filter(hasPlenty);
    lines = linesOf(simple);
    reduced = simple[0]?.databaseId ?? 0;
    await requestAsAdmin('PUT', `products/${reduced}`, {tax_class: 'reduced-rate'});
    await set('general', 'woocommerce_calc_taxes', 'yes');
  });

  afterAll(async () => {
    await requestAsAdmin('PUT', `products/${reduced}`, {tax_class: ''});
    await putBack();
  });

  describe.each(Object.entries(situations))('with %s', (_name, {settings, rates}) => {
    beforeAll(async () => {
      await putBack();
      for (const [id, value] of Object.entries(settings)) await set('tax', id, value);
      await set('general', 'woocommerce_calc_taxes', 'yes');
      for (const each of rates)
        made.push((await requestAsAdmin<{id: number}>('POST', 'taxes', each)).id);
    });

    afterAll(async () => {
      for (const id of made.splice(0)) await requestAsAdmin('DELETE', `taxes/${id}?force=true`);
    });

    test.each(Object.entries(places))(
      'in %s is the tax of its order to the cent',
      async (_, place) => {
        const {orders, taxes} = liveCommerce();
        const elsewhere = {...aNewOrder().billing, ...places['a second state']};
        const carts = [lines, lines.slice(0, 1), [...lines, ...lines, ...lines]];
        for (const cart of carts) {
          const address = anAddress(place);
          const order = aNewOrder({lines: cart, billing: elsewhere, shippingAddress: address});
          const {shipping, billing, shippingAddress} = order;
          const quote = await taxes.quote({
            lines: cart,
            shipping: shipping?.total ?? toCents(0),
            billing,
            shippingAddress,
            email: null,
          });
          const tax = quote?.total ?? toCents(0);
          const untaxed = sumCents([
            ...cart.map((line) => line.total),
            shipping?.total ?? toCents(0),
          ]);
          const total = untaxed + tax;
          // The shop compares this total with its own, and tells of the tax where it is another.
          const placement = await orders.place({...order, expected: {...order.expected, total}});
          if (placement.status !== 'open') return expect.fail(JSON.stringify(placement));
          const placed = await orders.find(placement.order.databaseId);
          await orders.close(placement.order.databaseId);
          expect(placed).toMatchObject({taxTotal: tax, total});
          const isTaxed = cart === lines && place.state === 'CA';
          if (isTaxed) expect(tax).toBeGreaterThan(0);
        }
      },
    );
  });
});
