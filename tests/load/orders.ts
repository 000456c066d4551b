import {randomInt} from 'node:crypto';
import type {Figure} from './figure.ts';
import {endHost, startHost} from './start-host.ts';

/** Orders of one product, paid on delivery, by the storefront and by WooCommerce's own checkout, in one run. */
const orders = 40;
const atOnce = 4;

const {WOO_GRAPHQL_URL = '', WOO_CONTRACT_WRITES} = process.env;

const address = {
  first_name: 'Ada',
  last_name: 'Miller',
  address_1: '12 Orchard Lane',
  address_2: '',
  city: 'Portland',
  state: 'OR',
  postcode: '97201',
  country: 'US',
  phone: '',
};

export const anEmail = () => `ada-${crypto.randomUUID()}@shop.example`;

async function post(url: string, body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', ...headers},
    body: JSON.stringify(body),
  });
  const said = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${said.slice(0, 300)}`);
  return {headers: answer.headers, body: JSON.parse(said) as Record<string, unknown>};
}

export interface StoreProduct {
  id: number;
  type: string;
  is_in_stock: boolean;
  is_purchasable: boolean;
  prices: {price: string};
  /** As many as one cart may have of it. */
  add_to_cart: {maximum: number};
}

export async function findProduct(store: string): Promise<StoreProduct> {
  const answer = await fetch(`${store}/products?per_page=20`);
  const products = (await answer.json()) as StoreProduct[];
  const found = products.find(
    ({type, is_in_stock: isThere, is_purchasable: isSold, prices, add_to_cart: {maximum}}) =>
      type === 'simple' && isThere && isSold && Number(prices.price) > 0 && maximum > 5 * orders,
  );
  if (!found) throw new Error(`The shop has no simple product with ${5 * orders} left.`);
  return found;
}

/** Fills a cart, and gives what places its order by WooCommerce's checkout. */
async function openCart(store: string, {id}: StoreProduct) {
  const cart = await fetch(`${store}/cart`);
  const headers = {'Cart-Token': cart.headers.get('Cart-Token') ?? ''};
  await post(`${store}/cart/add-item`, {id, quantity: 1}, headers);
  const shopper = {billing_address: {...address, email: anEmail()}, shipping_address: address};
  return () => post(`${store}/checkout`, {...shopper, payment_method: 'cod'}, headers);
}

export interface Shown {
  total: number;
  tax: number;
}

export function postOrder(
  url: string,
  {id}: StoreProduct,
  {total, tax}: Shown,
  email = anEmail(),
  key: string = crypto.randomUUID(),
): Promise<Response> {
  return fetch(`${url}/functions/create-woocommerce-order`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: url,
      'Idempotency-Key': key,
      // Limits count networks.
      'X-Forwarded-For': [10, randomInt(256), randomInt(256), randomInt(256)].join('.'),
    },
    body: JSON.stringify({
      items: [{id: `wp-${id}`, quantity: 1}],
      customerEmail: email,
      shippingAddress: address,
      billingAddress: {...address, email},
      paymentMethod: 'cod',
      paymentInfo: null,
      expectedTotal: total,
      ...(tax > 0 && {expectedTax: tax}),
    }),
  });
}

/** As a refused order answers it: the cart's price first, then with the shop's tax, where that is charged. */
export async function priceOf(url: string, product: StoreProduct): Promise<Shown> {
  let shown: Shown = {total: 0, tax: 0};
  for (let round = 0; round < 2; round += 1) {
    const answer = await postOrder(url, product, shown);
    const {pricing} = (await answer.json()) as {pricing?: {total: number; tax?: number}};
    if (answer.status === 200 || !pricing) break;
    shown = {total: pricing.total, tax: pricing.tax ?? 0};
  }
  return shown;
}

async function placeByStorefront(url: string, product: StoreProduct, shown: Shown) {
  const answer = await postOrder(url, product, shown);
  if (answer.status !== 200) throw new Error(`An order was answered with ${await answer.text()}`);
}

type Open = () => Promise<() => Promise<unknown>>;

/** The middle time of one order alone, and orders a second with several at once. */
async function measure(open: Open): Promise<{medianMs: number; perSecond: number}> {
  const prepared = async (count: number) => {
    const ready = [];
    for (let made = 0; made < count; made += 1) ready.push(await open());
    return ready;
  };
  for (const order of await prepared(2)) await order();
  const taken: number[] = [];
  for (const order of await prepared(orders)) {
    const began = performance.now();
    await order();
    taken.push(performance.now() - began);
  }
  const rest = await prepared(orders);
  const began = performance.now();
  await Promise.all(
    Array.from({length: atOnce}, async () => {
      for (let order = rest.shift(); order; order = rest.shift()) await order();
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  return {
    medianMs: taken.toSorted((one, other) => one - other)[orders >> 1] ?? NaN,
    perSecond: orders / seconds,
  };
}

/** On the shop of `.env`, where `WOO_CONTRACT_WRITES=1` gives leave: its orders are real. */
export async function measureOrders(): Promise<Figure[]> {
  if (WOO_CONTRACT_WRITES !== '1' || WOO_GRAPHQL_URL === '')
    throw new Error('Orders are written: name a shop in .env, and WOO_CONTRACT_WRITES=1.');
  const store = new URL('/wp-json/wc/store/v1', WOO_GRAPHQL_URL).href;
  const product = await findProduct(store);
  const host = await startHost({TRUST_PROXY: '1'});
  try {
    await fetch(`${host.url}/products`);
    const woo = await measure(() => openCart(store, product));
    const shown = await priceOf(host.url, product);
    const own = await measure(async () => () => placeByStorefront(host.url, product, shown));
    return [
      {what: 'an order alone, WooCommerce’s checkout', value: woo.medianMs, unit: 'ms'},
      {what: 'an order alone, storefront', value: own.medianMs, unit: 'ms'},
      {
        what: '... of WooCommerce’s',
        value: own.medianMs / woo.medianMs,
        unit: 'times',
        bar: {most: 1.3},
      },
      {what: 'orders, four at once, WooCommerce’s checkout', value: woo.perSecond, unit: '/s'},
      {what: 'orders, four at once, storefront', value: own.perSecond, unit: '/s'},
      {
        what: '... of WooCommerce’s rate',
        value: own.perSecond / woo.perSecond,
        unit: 'times',
        bar: {least: 0.8},
      },
    ];
  } finally {
    await endHost(host.child);
  }
}
