import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {writeFileSync} from 'node:fs';
import {loadavg, tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import type {Figure} from './figure.ts';
import {openHosts, watchPrice} from './hour-hosts.ts';
import {drawMinutes, type Mark, type Minute} from './hour-picture.ts';
import {askShop, countOrders, importPrices, simpleProducts, type ShopProduct} from './hour-shop.ts';
import {anEmail, findProduct, postOrder, priceOf, type Shown, type StoreProduct} from './orders.ts';
import {waitForProducts} from './start-host.ts';

const {WOO_GRAPHQL_URL = '', HOUR_KILL_PHP, HOUR_KILL_DATABASE, HOUR_EACH_MINUTE} = process.env;
const minutes = Number(process.env['HOUR_MINUTES'] ?? 60);
const pagesASecond = Number(process.env['HOUR_PAGES'] ?? 20);
/** So many products are looked at. */
const productPages = Number(process.env['HOUR_PRODUCTS'] ?? 200);
const secondsAnOrder = Number(process.env['HOUR_ORDER_SECONDS'] ?? 5);
const imported = Number(process.env['HOUR_IMPORT'] ?? 0);
const picture = process.env['HOUR_PICTURE'] ?? path.join(tmpdir(), 'hour.svg');
const minuteMs = 60_000;
const stock = 100_000;

async function runCommand(command: string): Promise<void> {
  const [code] = (await once(
    spawn('sh', ['-c', command], {stdio: ['ignore', 'ignore', 'inherit']}),
    'close',
  )) as [number];
  if (code !== 0) console.error(`${command} ended with ${code}`);
}

type Told = 'placed' | 'refused' | 'unknown';

interface Run {
  began: number;
  times: number[];
  /** When a page failed, in minutes. */
  failed: number[];
  /** Why, and how often. */
  why: Map<string, number>;
  /** What a shopper was told, by his address. */
  orders: Map<string, Told>;
  /** How long another price than the newest was shown, in seconds. */
  late: number[];
  marks: Mark[];
}

const minutesOf = ({began}: Run) => (performance.now() - began) / minuteMs;

async function visit(open: (target: string) => Promise<Response>, target: string, run: Run) {
  const began = performance.now();
  const why = await open(target)
    .then(async (answer) => {
      const isWhole = (await answer.text()).includes('</html>');
      return answer.status >= 500 ? `${answer.status}` : isWhole ? '' : 'a part';
    })
    .catch(() => 'none');
  run.times.push(performance.now() - began);
  if (why === '') return;
  run.failed.push(minutesOf(run));
  run.why.set(why, (run.why.get(why) ?? 0) + 1);
}

/** Who gets no answer presses again, on whichever process: it is one order. */
async function order(nextUrl: () => string, product: StoreProduct, shown: Shown, run: Run) {
  const email = anEmail();
  const key = crypto.randomUUID();
  for (let left = 3; left > 0; left -= 1) {
    const answer = await postOrder(nextUrl(), product, shown, email, key).catch(() => null);
    const status = answer?.status ?? 500;
    run.orders.set(email, status === 200 ? 'placed' : status < 500 ? 'refused' : 'unknown');
    if (status < 500) return;
    await pause(5000);
  }
}

const share = (times: number[], part: number) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * part)] ?? 0;

const most = (numbers: number[]) => Math.max(0, ...numbers);

type Act = [fraction: number, what: string, act: () => Promise<unknown>];

/**
 * Two processes before the shop of `.env` for `HOUR_MINUTES`: visitors at a steady rate, orders, stock and prices that change,
 * and what befalls a shop at its own part of the time: see `acts`. Its orders are real.
 */
export async function measureHour(): Promise<Figure[]> {
  if (process.env['WOO_CONTRACT_WRITES'] !== '1' || WOO_GRAPHQL_URL === '')
    throw new Error('Orders are written: name a shop in .env, and WOO_CONTRACT_WRITES=1.');
  const since = new Date(Date.now() - minuteMs).toISOString().slice(0, 19);
  const product = await findProduct(new URL('/wp-json/wc/store/v1', WOO_GRAPHQL_URL).href);
  await askShop('PUT', `products/${product.id}`, {manage_stock: true, stock_quantity: stock});
  const [changed, ...stocked] = (await simpleProducts(1, 12)).filter(({id}) => id !== product.id);
  const shop = await openHosts();
  const shown = await priceOf(shop.hosts[0]?.url ?? '', product);
  const paths = await waitForProducts(shop.hosts[0]?.url ?? '', 1);
  const targets = [
    '/',
    '/products',
    '/products?category=teas',
    '/products?sort=price-up',
    ...paths.slice(0, productPages),
  ];
  const run: Run = {
    began: performance.now(),
    times: [],
    failed: [],
    why: new Map(),
    orders: new Map(),
    late: [],
    marks: [],
  };
  const work = new Set<Promise<unknown>>();
  const add = (one: Promise<unknown>) => {
    const kept = one
      .catch((error: unknown) => console.error(String(error)))
      .finally(() => work.delete(kept));
    work.add(kept);
  };
  const mark = (what: string) => run.marks.push({minute: minutesOf(run), what});
  const watch = async (slug: string, price: string) => {
    run.late.push(await watchPrice(shop.hosts, slug, price));
  };
  let turn = 0;
  const nextUrl = () => shop.hosts[(turn += 1) % 2]?.url ?? '';
  let importedNow = 0;
  const importAll = async () => {
    const others = new Set([changed?.id, product.id, ...stocked.map(({id}) => id)]);
    importedNow = await importPrices(
      imported,
      // Spread over a sixth of the time.
      ((minutes / 6) * minuteMs) / Math.ceil(imported / 100),
      (id) => !others.has(id),
      (first, price) => add(watch(first.slug, price)),
    );
    mark('imported');
  };
  const acts: Act[] = [
    ...(imported > 0 ? [[1 / 4, 'import', importAll] satisfies Act] : []),
    [1 / 3, 'process', () => shop.replace(0, 'SIGKILL')],
    ...(HOUR_KILL_PHP ? [[9 / 20, 'PHP', () => runCommand(HOUR_KILL_PHP)] satisfies Act] : []),
    [
      11 / 20,
      'deployment',
      () => shop.replace(0, 'SIGTERM').then(() => shop.replace(1, 'SIGTERM')),
    ],
    [2 / 3, 'process', () => shop.replace(1, 'SIGKILL')],
    ...(HOUR_KILL_DATABASE
      ? [[3 / 4, 'database', () => runCommand(HOUR_KILL_DATABASE)] satisfies Act]
      : []),
  ];
  let cents = 30_011;
  let isWatching = false;
  const changePrice = async ({id, slug}: ShopProduct) => {
    isWatching = true;
    cents += 101;
    const price = (cents / 100).toFixed(2);
    try {
      await askShop('PUT', `products/${id}`, {regular_price: price, sale_price: ''});
      await watch(slug, price);
    } finally {
      isWatching = false;
    }
  };
  let number = 0;
  const timers = [
    ...acts.map(([fraction, what, act]) =>
      setTimeout(
        () => {
          mark(what);
          add(act());
        },
        fraction * minutes * minuteMs,
      ),
    ),
    setInterval(
      () =>
        add(visit(shop.open, targets[Math.floor(Math.random() ** 2 * targets.length)] ?? '/', run)),
      1000 / pagesASecond,
    ),
    setInterval(() => add(order(nextUrl, product, shown, run)), secondsAnOrder * 1000),
    setInterval(() => {
      number += 1;
      for (const {id} of stocked)
        add(askShop('PUT', `products/${id}`, {manage_stock: true, stock_quantity: 50 + number}));
    }, 45_000),
    setInterval(() => changed && !isWatching && add(changePrice(changed)), minuteMs),
  ];
  const seen: Minute[] = [];
  const all: number[] = [];
  for (let minute = 1; minute <= minutes; minute += 1) {
    if (HOUR_EACH_MINUTE) add(runCommand(HOUR_EACH_MINUTE));
    await pause(run.began + minute * minuteMs - performance.now());
    const times = run.times.splice(0);
    all.push(...times);
    const found = {
      pages: times.length / 60,
      p50: share(times, 0.5),
      p99: share(times, 0.99),
      errors: run.failed.filter((at) => at > minute - 1 && at <= minute).length,
      memory: shop.memory(),
      load: loadavg()[0] ?? 0,
    };
    seen.push(found);
    const told = {orders: run.orders.size, late: most(run.late), why: Object.fromEntries(run.why)};
    console.error(JSON.stringify({minute, ...found, ...told}));
    writeFileSync(picture, drawMinutes(seen, run.marks, minutes));
  }
  for (const timer of timers) clearInterval(timer);
  await Promise.race([Promise.allSettled(work), pause(5 * minuteMs, null, {ref: false})]);
  const {counts, taken} = await countOrders(since);
  const left = await askShop<{stock_quantity: number}>('GET', `products/${product.id}`);
  await shop.close();
  const told = [...run.orders];
  const numberOf = (email: string) => counts.get(email) ?? 0;
  const by = (answer: Told) => told.filter(([, one]) => one === answer).map(([email]) => email);
  const kills = run.marks.filter(({what}) => what === 'PHP' || what === 'database');
  const inTrouble = run.failed.filter((at) =>
    kills.some(({minute}) => at >= minute && at <= minute + 1),
  );
  const count = (what: string, value: number, bar?: Figure['bar']): Figure => ({
    what,
    value,
    unit: '',
    ...(bar && {bar}),
  });
  return [
    ...run.marks.map(({minute, what}) => ({what: `${what}, after`, value: minute, unit: 'min'})),
    {what: `pages a second, ${minutes} minutes`, value: all.length / 60 / minutes, unit: '/s'},
    {what: 'a page, p50', value: share(all, 0.5), unit: 'ms'},
    {what: 'a page, p99', value: share(all, 0.99), unit: 'ms'},
    count('pages that failed within a minute of a kill of PHP or the database', inTrouble.length),
    count('pages that failed otherwise', run.failed.length - inTrouble.length),
    count('orders confirmed', by('placed').length),
    count('orders refused', by('refused').length),
    count('orders whose answer was lost', by('unknown').length),
    count('... of them placed', by('unknown').filter((email) => numberOf(email) > 0).length),
    count('orders lost', by('placed').filter((email) => numberOf(email) === 0).length, {most: 0}),
    count('orders twice', told.filter(([email]) => numberOf(email) > 1).length, {most: 0}),
    count(
      'units that left the stock without an order, or an order without',
      Math.abs(stock - left.stock_quantity - taken),
      {most: 0},
    ),
    count('products imported', importedNow),
    count('prices watched', run.late.length),
    {
      what: 'another price was shown by a process, at most',
      value: most(run.late),
      unit: 's',
      bar: {most: 60},
    },
    {
      what: 'memory of a process, at most',
      value: most(seen.flatMap(({memory}) => memory)),
      unit: 'MB',
    },
  ];
}
