import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {addSpaghetti, spaghettiPath} from '../support/campaigns';
import {expect, test, visit} from '../support/page';

test.use({cookieChoice: null, viewport: {width: 390, height: 844}});

const client = path.resolve(import.meta.dirname, '../../dist/client');
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0) / 1024;

interface Arrived {
  url: string;
  type: string;
  /** As they came, with their headers. */
  bytes: number;
}

/** Pictures below the screen: how many of them a browser fetches beforehand is its own affair. */
const picturesBelow = (page: Page) =>
  page
    .locator('img')
    .evaluateAll((pictures: HTMLImageElement[]) =>
      pictures
        .filter((picture) => picture.getBoundingClientRect().top >= window.innerHeight)
        .map(({currentSrc}) => currentSrc),
    );

/** What a first visit fetches, films left out, until the cookie banner asks and nothing more comes. */
async function arriving(page: Page, address: string): Promise<Arrived[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const asked = new Map<string, {url: string; type: string}>();
  const arrived: Arrived[] = [];
  session.on('Network.responseReceived', ({requestId, type, response: {url}}) =>
    asked.set(requestId, {url, type}),
  );
  session.on('Network.loadingFinished', ({requestId, encodedDataLength: bytes}) => {
    const what = asked.get(requestId);
    if (what && what.type !== 'Media') arrived.push({...what, bytes});
  });
  await visit(page, address);
  await expect(page.getByRole('dialog', {name: 'Cookies, only if you like'})).toBeVisible();
  await page.waitForLoadState('networkidle');
  const below = new Set(await picturesBelow(page));
  return arrived.filter(({url}) => !below.has(url));
}

/** KiB of the scripts or styles of the build that came, each gzipped as well as can be. */
function gzipped(arrived: Arrived[], ending: string): number {
  const files = new Set(arrived.map(({url}) => new URL(url).pathname));
  const own = [...files].filter((file) => file.startsWith('/assets/') && file.endsWith(ending));
  return sum(own.map((file) => gzipSync(readFileSync(client + file), {level: 9}).length));
}

function expectWithin(arrived: Arrived[], most: {scripts: number; all: number}): void {
  const reached = {
    scripts: gzipped(arrived, '.js'),
    styles: gzipped(arrived, '.css'),
    all: sum(arrived.map(({bytes}) => bytes)),
  };
  console.info(Object.entries(reached).map(([what, kib]) => `${what} ${kib.toFixed(1)} KiB`));
  expect(reached.scripts).toBeLessThanOrEqual(most.scripts);
  expect(reached.styles).toBeLessThanOrEqual(10);
  expect(reached.all).toBeLessThanOrEqual(most.all);
  expect(arrived.filter(({url}) => /-latin-.*\.woff2$/.test(url))).toEqual([]);
}

// What was reached (docs/performance.md), so that it cannot grow unseen.
test('a first visit of the home page fetches little', async ({page}) => {
  expectWithin(await arriving(page, '/'), {scripts: 109.2, all: 170});
});

test('a first visit of a product fetches little', async ({page}) => {
  const arrived = await arriving(page, '/wordpress-product/bellyful-bundle');
  expectWithin(arrived, {scripts: 116.6, all: 200});
});

test('a first visit of the checkout fetches little', async ({page, browser}) => {
  await visit(page, spaghettiPath);
  await addSpaghetti(page);
  const state = await page.context().storageState();
  const {baseURL} = test.info().project.use;
  const again = await browser.newContext({
    storageState: state,
    viewport: {width: 390, height: 844},
    ...(baseURL && {baseURL}),
  });
  expectWithin(await arriving(await again.newPage(), '/checkout'), {scripts: 125.7, all: 171});
  await again.close();
});
