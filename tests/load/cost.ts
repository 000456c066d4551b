import {chromium, type Browser, type Page} from '@playwright/test';
import {aboutBrowser} from '../browser.ts';
import {gzipped, toKib, watchArriving, type Arrived} from '../support/arriving.ts';
import {shopItems, toStoredCart} from '../support/shop-cart.ts';
import type {Figure} from './figure.ts';
import {endHost, startHost} from './start-host.ts';

const bars: Record<string, {scripts: number; all: number}> = {
  '/': {scripts: 132, all: 200},
  '/wordpress-product/bellyful-bundle': {scripts: 138, all: 200},
  '/checkout': {scripts: 147, all: 200},
};

/** All that comes for a first visit: until what comes late is there and nothing more comes. */
async function arriving(page: Page, address: string): Promise<Arrived[]> {
  const arrived = await watchArriving(page);
  const late = page.waitForResponse(/\/AfterLoad-/);
  await page.goto(address);
  await late;
  await page.waitForLoadState('networkidle');
  return arrived;
}

async function costOf(browser: Browser, url: string, path: string): Promise<Figure[]> {
  const context = await browser.newContext({viewport: {width: 390, height: 844}});
  if (path === '/checkout')
    await context.addInitScript(
      (cart) => localStorage.setItem('cart-storage', cart),
      toStoredCart([shopItems.spaghetti]),
    );
  const arrived = await arriving(await context.newPage(), url + path);
  await context.close();
  const {scripts = NaN, all = NaN} = bars[path] ?? {};
  const of = (what: string) => `first visit of ${path}, 390 px: ${what}`;
  return [
    {
      what: of('scripts, gzip'),
      value: gzipped(arrived, '.js'),
      unit: 'KiB',
      bar: {most: scripts},
    },
    {what: of('styles, gzip'), value: gzipped(arrived, '.css'), unit: 'KiB', bar: {most: 10}},
    {
      what: of('all but films, as it comes'),
      value: toKib(arrived.map(({bytes}) => bytes)),
      unit: 'KiB',
      bar: {most: all},
    },
  ];
}

/** What a first visit to a page fetches. */
export async function measureCost(): Promise<Figure[]> {
  const shop = await startHost({});
  const browser = await chromium.launch({...aboutBrowser(), args: ['--no-sandbox']});
  const figures: Figure[] = [];
  for (const path of Object.keys(bars)) figures.push(...(await costOf(browser, shop.url, path)));
  await browser.close();
  await endHost(shop.child);
  return figures;
}
