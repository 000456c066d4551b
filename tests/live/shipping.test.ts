import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {sumCents, toCents, type NewOrder, type NewOrderLine} from '~adapters/commerce';
import {aNewLine, aNewOrder} from '../support/new-orders';
import {anAddress} from '../support/orders';
import {liveCommerce, mayWrite, readFacts, requestAsAdmin, setRules} from './live-shop';

interface Made {
  id: number;
}

interface Zone extends Made {
  order: number;
}

interface WrittenOrder {
  total: string;
  shipping_lines: {
    method_id: string;
    instance_id: string;
    method_title: string;
    total: string;
    total_tax: string;
  }[];
}

const zones: number[] = [];
const undo: (() => Promise<unknown>)[] = [];

/** Before every zone that the shop has. */
async function makeZone(name: string, states: string[]): Promise<number> {
  const {id} = await requestAsAdmin<Made>('POST', 'shipping/zones', {name, order: 0});
  zones.push(id);
  const locations = states.map((state) => ({code: `US:${state}`, type: 'state'}));
  // A list is what this route takes.
  await requestAsAdmin('PUT', `shipping/zones/${id}/locations`, locations);
  return id;
}

async function addMethod(zone: number, kind: string, settings: object): Promise<number> {
  const path = `shipping/zones/${zone}/methods`;
  const made = await requestAsAdmin<{instance_id: number}>('POST', path, {method_id: kind});
  await requestAsAdmin('PUT', `${path}/${made.instance_id}`, {settings});
  return made.instance_id;
}

async function makeProduct(name: string, price: string, more: object = {}): Promise<number> {
  const product = {name, type: 'simple', regular_price: price, catalog_visibility: 'hidden'};
  const {id} = await requestAsAdmin<Made>('POST', 'products', {...product, ...more});
  undo.push(() => requestAsAdmin('DELETE', `products/${id}?force=true`));
  return id;
}

const shop = {
  plain: 0,
  bulky: 0,
  virtual: 0,
  west: 0,
  flat: 0,
  free: 0,
  pickUp: 0,
  air: 0,
  code: '',
};

const lineOf = (productId: number, quantity: number, price: number): NewOrderLine =>
  aNewLine({
    productId,
    quantity,
    price: toCents(price),
    subtotal: toCents(price * quantity),
    discounted: toCents(price * quantity),
    total: toCents(price * quantity),
  });

const plain = (quantity = 1) => lineOf(shop.plain, quantity, 2000);

interface Asked {
  lines?: NewOrderLine[];
  state?: string;
  method?: string | null;
  codes?: string[];
}

const at = (state: string) => anAddress({state, city: 'Springfield', zipCode: '97201'});

async function quote({lines = [plain()], state = 'OR', method = null, codes = []}: Asked = {}) {
  const place = at(state);
  const question = {lines, billing: place, shippingAddress: place, email: null};
  return liveCommerce().taxes.quote({...question, shipping: {method}, codes});
}

/** The order that a checkout would place at this quote. */
async function orderAsQuoted(asked: Asked = {}): Promise<NewOrder> {
  const {lines = [plain()], state = 'OR'} = asked;
  const quoted = await quote(asked);
  const order = aNewOrder({lines, shippingAddress: at(state)});
  const {email} = order.billing;
  const cost = quoted?.shipping?.cost ?? toCents(0);
  const total = sumCents([...lines.map((line) => line.total), cost, quoted?.added ?? toCents(0)]);
  return {
    ...order,
    billing: {...at(state), email},
    shipping: {method: quoted?.shipping?.method ?? null, total: cost},
    expected: {...order.expected, total},
  };
}

/** As the shop wrote it. */
async function place(order: NewOrder): Promise<WrittenOrder> {
  const {orders} = liveCommerce();
  const placement = await orders.place(order);
  if (placement.status !== 'open') return expect.fail(JSON.stringify(placement));
  const {databaseId} = placement.order;
  const written = await requestAsAdmin<WrittenOrder>('GET', `orders/${databaseId}`);
  await orders.close(databaseId);
  undo.push(() => requestAsAdmin('DELETE', `orders/${databaseId}?force=true`));
  return written;
}

const idsOf = (quoted: Awaited<ReturnType<typeof quote>>) =>
  quoted?.shipping?.methods.map(({id}) => id);

describe.runIf(mayWrite)('a real shop that sells by its own rules', () => {
  beforeAll(async () => {
    const {rules} = await readFacts();
    undo.push(() => setRules(rules));
    await setRules('shop');
    const before = await requestAsAdmin<Zone[]>('GET', 'shipping/zones');
    for (const {id, order} of before.filter((zone) => zone.id > 0)) {
      await requestAsAdmin('PUT', `shipping/zones/${id}`, {order: order + 100});
      undo.push(() => requestAsAdmin('PUT', `shipping/zones/${id}`, {order}));
    }
    const slug = `bulky-${Date.now()}`;
    const bulky = await requestAsAdmin<Made>('POST', 'products/shipping_classes', {
      name: slug,
      slug,
    });
    undo.push(() => requestAsAdmin('DELETE', `products/shipping_classes/${bulky.id}?force=true`));
    shop.plain = await makeProduct('Shipping test, plain', '20.00');
    shop.bulky = await makeProduct('Shipping test, bulky', '20.00', {shipping_class: slug});
    shop.virtual = await makeProduct('Shipping test, virtual', '20.00', {virtual: true});
    shop.west = await makeZone('Shipping test, west', ['CA', 'OR']);
    const hawaii = await makeZone('Shipping test, Hawaii', ['HI']);
    await makeZone('Shipping test, nowhere', ['TX']);
    shop.flat = await addMethod(shop.west, 'flat_rate', {
      title: 'Flat rate',
      cost: '9.99',
      [`class_cost_${bulky.id}`]: '5.00',
    });
    shop.free = await addMethod(shop.west, 'free_shipping', {
      title: 'Free shipping',
      requires: 'either',
      min_amount: '100',
    });
    shop.pickUp = await addMethod(shop.west, 'local_pickup', {title: 'Pick up', cost: ''});
    shop.air = await addMethod(hawaii, 'flat_rate', {title: 'Air mail', cost: '24.50'});
    shop.code = `ships-free-${Date.now()}`;
    const coupon = await requestAsAdmin<Made>('POST', 'coupons', {
      code: shop.code,
      amount: '0',
      free_shipping: true,
    });
    undo.push(() => requestAsAdmin('DELETE', `coupons/${coupon.id}?force=true`));
  });

  afterAll(async () => {
    for (const id of zones) await requestAsAdmin('DELETE', `shipping/zones/${id}?force=true`);
    for (const back of undo.toReversed()) await back();
  });

  test('offers what its zone does, and proposes the first', async () => {
    const quoted = await quote();
    expect(quoted?.shipping).toEqual({
      methods: [
        {id: `flat_rate:${shop.flat}`, title: 'Flat rate', cost: 999, shown: 999},
        {id: `local_pickup:${shop.pickUp}`, title: 'Pick up', cost: 0, shown: 0},
      ],
      method: `flat_rate:${shop.flat}`,
      cost: 999,
    });
  });

  test('asks more for a class that costs more', async () => {
    const quoted = await quote({lines: [plain(), lineOf(shop.bulky, 2, 2000)]});
    expect(quoted?.shipping?.cost).toBe(1499);
  });

  test('has another method in another zone, and none where it has none', async () => {
    expect(idsOf(await quote({state: 'HI'}))).toEqual([`flat_rate:${shop.air}`]);
    expect((await quote({state: 'TX'}))?.shipping).toEqual({methods: [], method: null, cost: 0});
  });

  test('offers to send it for nothing from its sum on, or by a code', async () => {
    const free = `free_shipping:${shop.free}`;
    expect(idsOf(await quote({lines: [plain(4)]}))).not.toContain(free);
    expect(idsOf(await quote({lines: [plain(5)]}))).toContain(free);
    expect(idsOf(await quote({codes: [shop.code]}))).toContain(free);
  });

  test('sends nothing of what is virtual, and no shipping stands on its order', async () => {
    const lines = [lineOf(shop.virtual, 1, 2000)];
    expect((await quote({lines}))?.shipping).toBeNull();
    expect((await place(await orderAsQuoted({lines}))).shipping_lines).toEqual([]);
  });

  test.each([
    ['proposed', () => null, () => ['flat_rate', shop.flat, 'Flat rate', '9.99']],
    [
      'wished',
      () => `local_pickup:${shop.pickUp}`,
      () => ['local_pickup', shop.pickUp, 'Pick up', '0.00'],
    ],
  ])('writes the %s method on the order as its own checkout does', async (_, method, written) => {
    const {shipping_lines: lines} = await place(await orderAsQuoted({method: method()}));
    const [id, instance, title, total] = written();
    expect(lines).toMatchObject([
      {method_id: id, instance_id: String(instance), method_title: title, total},
    ]);
  });

  test('makes no order at another price, by another method, or where it sends nothing', async () => {
    const {orders} = liveCommerce();
    const order = await orderAsQuoted();
    const {method} = order.shipping as {method: string};
    for (const shipping of [
      {method, total: toCents(899)},
      {method: `flat_rate:${shop.air}`, total: toCents(999)},
      {method: null, total: toCents(0)},
    ])
      expect(await orders.place({...order, shipping})).toMatchObject({
        status: 'changed',
        changes: [{kind: 'shipping'}],
      });
    const nowhere = {
      ...order,
      shippingAddress: at('TX'),
      shipping: {method: null, total: toCents(0)},
    };
    expect(await orders.place(nowhere)).toMatchObject({changes: [{kind: 'shipping'}]});
  });

  test('makes no order of a page that sells by the storefront’s rules', async () => {
    const order = aNewOrder({lines: [plain()], shippingAddress: at('OR')});
    expect(await liveCommerce().orders.place(order)).toMatchObject({
      status: 'changed',
      changes: [{kind: 'rules'}],
    });
  });
});
