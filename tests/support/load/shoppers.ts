import {setTimeout as pause} from 'node:timers/promises';
import {aCheckoutKey, anOrderBody, spaghetti, spaghettiTotal} from '../order-body';
import {scarce, type LoadedShop, type ShoppedOrder} from './loaded-shop';

const pages = [
  '/',
  '/products',
  '/products?sort=price-low',
  '/wordpress-product/konjac-penne',
  '/wordpress-product/konjac-rice',
  '/pain-free-weight-loss',
  '/recipes',
  '/faq',
  '/opt/trg/starterdiscount',
  '/cart',
  '/checkout',
];
const words = ['konjac', 'vitamin', 'rice', 'shipping', 'gummies'];

/** mulberry32: the same run for the same seed, as far as clocks let it. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = Math.trunc(state + 0x6d_2b_79_f5);
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

class LoadFigure {
  readonly tookMs: number[] = [];
  readonly unexpected: string[] = [];

  note(what: string, status: number, tookMs: number): void {
    this.tookMs.push(tookMs);
    if (status === 500 || status === 502) this.unexpected.push(`${what} answered ${status}`);
  }

  toString(): string {
    const sorted = this.tookMs.toSorted((one, other) => one - other);
    const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
    return `requests ${sorted.length}, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
  }
}

interface Visit {
  shop: LoadedShop;
  figure: LoadFigure;
  random: () => number;
  network: string;
}

const oneOf = <Item>(items: readonly Item[], random: () => number): Item =>
  items[Math.floor(random() * items.length)] as Item;

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** To either process, as a balancer would. */
async function send({shop, figure, random, network}: Visit, path: string, init: Sent = {}) {
  const began = performance.now();
  const headers = {Accept: 'text/html', 'X-Forwarded-For': network, ...init.headers};
  const response = await fetch(oneOf(shop.urls, random) + path, {...init, headers});
  const text = await response.text();
  figure.note(path, response.status, performance.now() - began);
  return {status: response.status, text};
}

const post = (visit: Visit, path: string, body: unknown, headers: Record<string, string> = {}) =>
  send(visit, path, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', ...headers},
    body: JSON.stringify(body),
  });

async function browse(visit: Visit): Promise<void> {
  const {random} = visit;
  for (let looks = 0; looks < 4; looks += 1) await send(visit, oneOf(pages, random));
  await send(visit, `/functions/search?q=${oneOf(words, random)}`);
  const code = {code: 'SAVE10', cartTotal: 3000, items: [spaghetti]};
  if (random() < 0.3) await post(visit, '/functions/validate-discount', code);
}

const carts = [
  {items: [spaghetti], expectedTotal: spaghettiTotal},
  {items: [{id: `wp-${scarce.databaseId}`, quantity: 1}], expectedTotal: 479 + 497},
];

/** Presses until the answer is one: placed, or refused. Now and then twice at once. */
async function buy(visit: Visit): Promise<ShoppedOrder> {
  const {random} = visit;
  const email = `ada-${crypto.randomUUID()}@example.com`;
  const key = {'Idempotency-Key': aCheckoutKey()};
  const plain = anOrderBody({customerEmail: email, ...oneOf(carts, random)});
  const body = {...plain, billingAddress: {...(plain['billingAddress'] as object), email}};
  const press = () => post(visit, '/functions/create-woocommerce-order', body, key);
  let answer = {status: 0, text: ''};
  for (let tries = 0; tries < 12; tries += 1) {
    const presses = random() < 0.2 ? [press(), press()] : [press()];
    const answers = await Promise.all(presses);
    answer = answers.find(({status}) => status === 200) ?? answers[0] ?? answer;
    if (answer.status === 200 || answer.status === 422) break;
    await pause(1000 + 1000 * random());
  }
  return {
    email,
    isPlaced: answer.status === 200,
    answer: `${answer.status} ${answer.text.slice(0, 160)}`,
  };
}

/** So many shoppers at one time, for so long; those in a checkout end it once the shop is well again. */
export async function goShopping(
  shop: LoadedShop,
  {seconds, shoppers}: {seconds: number; shoppers: number},
) {
  const random = seeded(20_261_122);
  const figure = new LoadFigure();
  const orders: ShoppedOrder[] = [];
  const settle = shop.unsettle(random);
  const until = Date.now() + seconds * 1000;
  let visits = 0;
  async function shopOn(): Promise<void> {
    while (Date.now() < until) {
      visits += 1;
      const network = `198.18.${Math.floor(visits / 250)}.${visits % 250}`;
      const visit = {shop, figure, random, network};
      await browse(visit);
      if (random() < 0.6) orders.push(await buy(visit));
    }
  }
  const all = Promise.all(Array.from({length: shoppers}, shopOn));
  await Promise.race([all, pause(seconds * 1000)]);
  settle();
  await all;
  return {orders, figure};
}
