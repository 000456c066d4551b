import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {loadavg, tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import type {Figure} from './figure.ts';
import {drawMinutes, type Minute} from './hour-picture.ts';
import {residentMb} from './memory.ts';
import {anEmail, findProduct, postOrder, priceOf, type StoreProduct} from './orders.ts';
import {startHost, waitForProducts, type Host} from './start-host.ts';

const {WOO_GRAPHQL_URL = '', WOO_USERNAME = '', WOO_APPLICATION_PASSWORD = ''} = process.env;
const minutes = Number(process.env['HOUR_MINUTES'] ?? 60);
const pagesASecond = Number(process.env['HOUR_PAGES'] ?? 20);
/** So many products are looked at. */
const productPages = Number(process.env['HOUR_PRODUCTS'] ?? 200);
const secondsAnOrder = Number(process.env['HOUR_ORDER_SECONDS'] ?? 5);
const picture = process.env['HOUR_PICTURE'] ?? path.join(tmpdir(), 'hour.svg');

async function askShop<Answer>(method: string, target: string, body?: object): Promise<Answer> {
  const user = Buffer.from(`${WOO_USERNAME}:${WOO_APPLICATION_PASSWORD}`).toString('base64');
  const answer = await fetch(new URL(`/wp-json/wc/v3/${target}`, WOO_GRAPHQL_URL), {
    method,
    headers: {Authorization: `Basic ${user}`, 'Content-Type': 'application/json'},
    ...(body && {body: JSON.stringify(body)}),
  });
  if (!answer.ok) throw new Error(`The shop answered ${answer.status} to ${method} ${target}`);
  return (await answer.json()) as Answer;
}

/** Two processes of one folder; a visitor whose process is gone comes to the other one, as a balancer has it. */
async function openHosts() {
  const folder = mkdtempSync(path.join(tmpdir(), 'hour-'));
  const start = () => startHost({TRUST_PROXY: '1', DATA_DIR: folder, DRAIN_SECONDS: '20'});
  const hosts = [await start(), await start()];
  let turn = 0;
  return {
    hosts,
    open: async (target: string): Promise<Response> => {
      const [one, other] = hosts.map((_, place) => hosts[(turn + place) % 2]?.url ?? '');
      turn += 1;
      const send = (url = '') => fetch(url + target, {headers: {Accept: 'text/html'}});
      return send(one).catch(() => send(other));
    },
    /** Ends it, and starts another one in its place. */
    async replace(place: number, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
      const {child} = hosts[place] ?? {};
      const ended = new Promise((done) => child?.once('exit', done));
      child?.kill(signal);
      await ended;
      hosts[place] = await start();
    },
    async close() {
      for (const {child} of hosts) child.kill('SIGKILL');
      rmSync(folder, {recursive: true, force: true});
    },
  };
}

interface Run {
  times: number[];
  errors: number;
  /** What a shopper was told, by his address. */
  orders: Map<string, 'placed' | 'refused' | 'unknown'>;
  /** Until a price was seen on every process, in seconds. */
  seen: number[];
}

async function visit(open: (target: string) => Promise<Response>, target: string, run: Run) {
  const began = performance.now();
  const isFine = await open(target)
    .then(async (answer) => (await answer.text()) !== '' && answer.status < 500)
    .catch(() => false);
  run.times.push(performance.now() - began);
  if (!isFine) run.errors += 1;
}

async function order({url}: Host, product: StoreProduct, run: Run) {
  const email = anEmail();
  run.orders.set(email, 'unknown');
  const answer = await postOrder(url, product, await priceOf(url, product), email).catch(
    () => null,
  );
  if (answer)
    run.orders.set(
      email,
      answer.status === 200 ? 'placed' : answer.status < 500 ? 'refused' : 'unknown',
    );
}

async function changePrice(
  hosts: readonly Host[],
  {id, slug}: {id: number; slug: string},
  run: Run,
) {
  const price = `${20 + Math.floor(Math.random() * 60)}.${10 + Math.floor(Math.random() * 89)}`;
  await askShop('PUT', `products/${id}`, {regular_price: price});
  const began = performance.now();
  // Which process stands in a place may change meanwhile.
  for (const place of hosts.keys())
    while (performance.now() - began < 120_000) {
      const page = await fetch(`${hosts[place]?.url}/wordpress-product/${slug}`)
        .then((answer) => answer.text())
        .catch(() => '');
      if (page.includes(`$${price}`)) break;
      await pause(500);
    }
  run.seen.push((performance.now() - began) / 1000);
}

/** Orders of the shop by who gave them. */
async function countOrders(since: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (let page = 1; ; page += 1) {
    const found = await askShop<{billing: {email: string}}[]>(
      'GET',
      `orders?after=${since}&per_page=100&page=${page}`,
    );
    for (const {billing} of found) counts.set(billing.email, (counts.get(billing.email) ?? 0) + 1);
    if (found.length < 100) return counts;
  }
}

const share = (times: number[], part: number) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * part)] ?? 0;

/**
 * Two processes before the shop of `.env` for `HOUR_MINUTES`: visitors at a steady rate, orders, stock and prices that change; a
 * process is killed after a third and another after two thirds, and in the middle both are replaced one after the other. Its orders are real.
 */
export async function measureHour(): Promise<Figure[]> {
  if (process.env['WOO_CONTRACT_WRITES'] !== '1' || WOO_GRAPHQL_URL === '')
    throw new Error('Orders are written: name a shop in .env, and WOO_CONTRACT_WRITES=1.');
  const since = new Date(Date.now() - 60_000).toISOString().slice(0, 19);
  const product = await findProduct(new URL('/wp-json/wc/store/v1', WOO_GRAPHQL_URL).href);
  const [changed] = await askShop<{id: number; slug: string}[]>(
    'GET',
    'products?type=simple&per_page=1&order=asc&orderby=id',
  );
  const shop = await openHosts();
  const paths = await waitForProducts(shop.hosts[0]?.url ?? '', 1);
  const targets = [
    '/',
    '/products',
    '/products?category=teas',
    '/products?sort=price-up',
    ...paths.slice(0, productPages),
  ];
  const run: Run = {times: [], errors: 0, orders: new Map(), seen: []};
  const work = new Set<Promise<unknown>>();
  const add = (one: Promise<unknown>) => {
    const kept = one
      .catch((error: unknown) => console.error(String(error)))
      .finally(() => work.delete(kept));
    work.add(kept);
  };
  const hostFor = (number: number) => shop.hosts[number % 2];
  let count = 0;
  const timers = [
    setInterval(
      () =>
        add(visit(shop.open, targets[Math.floor(Math.random() ** 2 * targets.length)] ?? '/', run)),
      1000 / pagesASecond,
    ),
    setInterval(() => {
      const host = hostFor((count += 1));
      if (host) add(order(host, product, run));
    }, secondsAnOrder * 1000),
    setInterval(() => {
      for (let number = 0; number < 10; number += 1)
        add(askShop('PUT', `products/${product.id}`, {stock_quantity: 5000 + number}));
    }, 45_000),
    setInterval(() => changed && add(changePrice(shop.hosts, changed, run)), 60_000),
  ];
  const seen: Minute[] = [];
  const all: number[] = [];
  for (let minute = 1; minute <= minutes; minute += 1) {
    if (minute === Math.ceil(minutes / 3)) add(shop.replace(0, 'SIGKILL'));
    if (minute === Math.ceil(minutes / 2))
      add(shop.replace(0, 'SIGTERM').then(() => shop.replace(1, 'SIGTERM')));
    if (minute === Math.ceil((2 * minutes) / 3)) add(shop.replace(1, 'SIGKILL'));
    await pause(60_000);
    const {errors} = run;
    const times = run.times.splice(0);
    run.errors = 0;
    all.push(...times);
    const memory = shop.hosts.map(({child}) => residentMb(child));
    const found = {
      pages: times.length / 60,
      p50: share(times, 0.5),
      p99: share(times, 0.99),
      errors,
      memory,
      load: loadavg()[0] ?? 0,
    };
    seen.push(found);
    console.error(JSON.stringify({minute, ...found, orders: run.orders.size}));
  }
  for (const timer of timers) clearInterval(timer);
  await Promise.allSettled(work);
  const stands = await countOrders(since);
  await shop.close();
  writeFileSync(picture, drawMinutes(seen));
  const told = [...run.orders];
  const numberOf = (email: string) => stands.get(email) ?? 0;
  const placed = told.filter(([, answer]) => answer === 'placed');
  return [
    {what: `pages a second, ${minutes} minutes`, value: all.length / 60 / minutes, unit: '/s'},
    {what: 'a page, p50', value: share(all, 0.5), unit: 'ms'},
    {what: 'a page, p99', value: share(all, 0.99), unit: 'ms'},
    {what: 'pages that failed', value: seen.reduce((sum, {errors}) => sum + errors, 0), unit: ''},
    {what: 'orders confirmed', value: placed.length, unit: ''},
    {
      what: 'orders whose answer was lost',
      value: told.filter(([, answer]) => answer === 'unknown').length,
      unit: '',
    },
    {
      what: 'orders lost',
      value: placed.filter(([email]) => numberOf(email) === 0).length,
      unit: '',
      bar: {most: 0},
    },
    {
      what: 'orders twice',
      value: told.filter(([email]) => numberOf(email) > 1).length,
      unit: '',
      bar: {most: 0},
    },
    {
      what: 'a price seen by both processes, at most',
      value: Math.max(0, ...run.seen),
      unit: 's',
      bar: {most: 60},
    },
    {
      what: 'memory of a process, at most',
      value: Math.max(...seen.flatMap(({memory}) => memory)),
      unit: 'MB',
    },
  ];
}
