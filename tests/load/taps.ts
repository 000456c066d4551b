import {chromium, devices, type Browser, type Page} from '@playwright/test';
import {aboutBrowser} from '../browser.ts';
import type {Figure} from './figure.ts';
import {endHost, startHost} from './start-host.ts';

/** How often each is done. */
const runs = 7;

const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** What this page's taps took until the next frame, as the browser's own event timing says it. */
const watchTaps = () => {
  const durations: number[] = [];
  Object.assign(globalThis, {durations});
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) durations.push(entry.duration);
  }).observe({type: 'event', durationThreshold: 16});
};

async function tap(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).filter({visible: true}).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} is nowhere`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + Math.min(box.height / 2, 60));
}

async function tapMs(page: Page, selector: string): Promise<number> {
  await page.evaluate(() => (globalThis as {durations?: number[]}).durations?.splice(0));
  await tap(page, selector);
  await page.waitForTimeout(2_000);
  const durations = await page.evaluate(
    () => (globalThis as {durations?: number[]}).durations ?? [],
  );
  return Math.max(0, ...durations);
}

/** From the touch, or the step back, to the frame in which the other page's heading is seen, by the page's own clock. */
async function wayMs(page: Page, act: () => Promise<void>, path: string): Promise<number> {
  await page.evaluate((to) => {
    const heading = document.querySelector('h1');
    const since = {began: 0};
    const begin = () => (since.began ||= performance.now());
    for (const event of ['pointerdown', 'popstate']) addEventListener(event, begin, {once: true});
    Object.assign(globalThis, {way: undefined});
    const look = () => {
      const shown = document.querySelector('main h1');
      const isThere = location.pathname === to && shown !== null && shown !== heading;
      if (!isThere) return requestAnimationFrame(look);
      return setTimeout(() => Object.assign(globalThis, {way: performance.now() - since.began}));
    };
    look();
  }, path);
  await act();
  await page.waitForFunction(() => (globalThis as {way?: number}).way !== undefined);
  return page.evaluate(() => (globalThis as {way?: number}).way ?? NaN);
}

const goBack = async (page: Page) => {
  await page.evaluate(() => history.back());
};

async function open(browser: Browser, url: string) {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: {width: 390, height: 844},
  });
  const page = await context.newPage();
  await page.addInitScript(watchTaps);
  await page.goto(url);
  await page.locator('.cookie-banner').getByRole('button', {name: 'Decline'}).click();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2_500);
  return {page, session: await context.newCDPSession(page)};
}

const ways = [
  ['list to product', '/wordpress-product/konjac-spaghetti'],
  ['list to built-in product', '/mens-multi-vitamin'],
] as const;

/**
 * A tap on a phone of 390 pixels: a choice and a purchase at a sixth of this machine's speed; ways between pages at a quarter
 * of it over slow 4G. For a quiet machine: the browser slows down by the clock.
 */
export async function measureTaps(): Promise<Figure[]> {
  const host = await startHost({});
  const browser = await chromium.launch(aboutBrowser());
  const found: Record<string, number[]> = {};
  const note = (what: string, ms: number) => (found[what] ??= []).push(ms);
  try {
    for (let run = 0; run < runs; run += 1) {
      const taps = await open(browser, `${host.url}/pain-free-weight-loss`);
      await taps.session.send('Emulation.setCPUThrottlingRate', {rate: 6});
      note('a choice', await tapMs(taps.page, 'main label:has([name=package]) >> nth=1'));
      note('a purchase', await tapMs(taps.page, 'main button:has-text("Add to Cart")'));
      await taps.page.context().close();
      for (const [what, path] of ways) {
        const {page, session} = await open(browser, `${host.url}/products`);
        await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
        await session.send('Network.emulateNetworkConditions', slow4G);
        note(what, await wayMs(page, () => tap(page, `main a[data-early][href="${path}"]`), path));
        await page.waitForTimeout(3_000);
        note(`back from ${what}`, await wayMs(page, () => goBack(page), '/products'));
        await page.context().close();
      }
    }
  } finally {
    await browser.close();
    await endHost(host.child);
  }
  return Object.entries(found).map(([what, all]) => ({
    what: `phone: ${what}`,
    value: all.toSorted((one, other) => one - other)[runs >> 1] ?? NaN,
    unit: 'ms',
    bar: {most: what.startsWith('a ') ? 150 : what.startsWith('back') ? 300 : 600},
  }));
}
