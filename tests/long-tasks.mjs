// Prints what keeps a phone's processor during a first visit, after `npm run build`: every task of over 50 ms at a quarter
// of this machine's speed, and what it is made of, each thing without what it called. Time of the page's own thread, so that
// other work on this machine does not count: with the browser's own throttling it would. TASK_RUNS (5) looks at each page;
// SHOP_FOLDER: where another one was built.
import {chromium, devices} from '@playwright/test';
import {aboutBrowser} from './browser.ts';
import {startHost} from './support/own-shop.ts';
import {shopItems, withCart} from './support/shop-cart.ts';
import {onMainThreads, tasksOf, threadMs, traceEvents} from './support/thread-time.ts';

const runs = Number(process.env.TASK_RUNS ?? 5);
const slowness = 4;
const longMs = 50;
const pages = [
  '/',
  '/products',
  '/wordpress-product/bellyful-bundle',
  '/pain-free-weight-loss',
  '/checkout',
];

const slowMs = (event) => threadMs(event) * slowness;
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** `EvaluateScript framework-abc.js`. */
const nameOf = ({name, args}) =>
  [name, args?.data?.functionName, (args?.data?.url ?? args?.fileName)?.split('/').at(-1)]
    .filter(Boolean)
    .join(' ');

/** What a task is made of, the longest first. */
function partsOf(task, events) {
  const parts = new Map();
  const add = (event, ms) => parts.set(nameOf(event), (parts.get(nameOf(event)) ?? 0) + ms);
  const callers = [];
  for (const event of events) {
    if (event.pid !== task.pid || event.tid !== task.tid) continue;
    if (event.ts < task.ts || event.ts + event.dur > task.ts + task.dur) continue;
    while (callers.length > 0 && callers.at(-1).ts + callers.at(-1).dur <= event.ts) callers.pop();
    if (callers.length > 0) add(callers.at(-1), -slowMs(event));
    add(event, slowMs(event));
    callers.push(event);
  }
  return [...parts].filter(([, ms]) => ms >= 5).toSorted(([, a], [, b]) => b - a);
}

async function look(browser, url, path) {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: {width: 390, height: 844},
  });
  const page = await context.newPage();
  if (path === '/checkout') await withCart(page, [shopItems.spaghetti]);
  const events = await traceEvents(page, async () => {
    await page.goto(url + path);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1_000);
  }, ['v8', 'disabled-by-default-v8.compile']);
  await context.close();
  const tasks = tasksOf(events);
  const own = onMainThreads(events).filter(({dur}) => dur !== undefined);
  const long = tasks.filter((task) => slowMs(task) > longMs);
  return {
    longest: Math.max(...tasks.map(slowMs)),
    blocking: sum(long.map((task) => slowMs(task) - longMs)),
    all: sum(tasks.map(slowMs)),
    long: long.map((task) => ({ms: slowMs(task), parts: partsOf(task, own)})),
  };
}

const shop = await startHost({}, process.env.SHOP_FOLDER);
const browser = await chromium.launch({...aboutBrowser(), args: ['--no-sandbox', '--disable-gpu']});
try {
  for (const path of pages) {
    const looks = [];
    for (let run = 0; run < runs; run += 1) looks.push(await look(browser, shop.url, path));
    const of = (what) => Math.round(median(looks.map((one) => one[what])));
    console.log(
      `${path}: longest task ${of('longest')} ms, blocking ${of('blocking')}, all ${of('all')}`,
    );
    const middle = looks.toSorted((a, b) => a.longest - b.longest)[Math.floor(runs / 2)];
    for (const {ms, parts} of middle.long)
      console.log(
        `  ${Math.round(ms)} ms: ${parts.map(([name, part]) => `${name} ${Math.round(part)}`).join(', ')}`,
      );
  }
} finally {
  await browser.close();
  await shop.close();
}
