import type {Page} from '@playwright/test';
import {gzipped, toKib, watchArriving, type Arrived} from '../support/arriving';
import {addSpaghetti, spaghettiPath} from '../support/campaigns';
import {expect, test, visit} from '../support/page';

test.use({cookieChoice: null, viewport: {width: 390, height: 844}});

/** Pictures below the screen: how many of them a browser fetches beforehand is its own affair. */
const picturesBelow = (page: Page) =>
  page
    .locator('img')
    .evaluateAll((pictures: HTMLImageElement[]) =>
      pictures
        .filter((picture) => picture.getBoundingClientRect().top >= window.innerHeight)
        .map(({currentSrc}) => currentSrc),
    );

/** What a first visit fetches, films left out, until what comes late is there and nothing more comes. */
async function arriving(page: Page, address: string): Promise<Arrived[]> {
  const arrived = await watchArriving(page);
  await visit(page, address);
  const asks = page.getByRole('dialog', {name: 'Cookies, only if you like'});
  if (address !== '/checkout') await expect(asks).toBeVisible();
  await expect.poll(() => arrived.some(({url}) => /\/AfterLoad-/.test(url))).toBe(true);
  await page.waitForLoadState('networkidle');
  const below = new Set(await picturesBelow(page));
  return arrived.filter(({url}) => !below.has(url));
}

function expectWithin(arrived: Arrived[], most: {scripts: number; all: number}): void {
  const reached = {
    scripts: gzipped(arrived, '.js'),
    styles: gzipped(arrived, '.css'),
    all: toKib(arrived.map(({bytes}) => bytes)),
  };
  console.info(Object.entries(reached).map(([what, kib]) => `${what} ${kib.toFixed(1)} KiB`));
  const each = arrived
    .toSorted((one, other) => other.bytes - one.bytes)
    .map(({url, bytes}) => `${bytes} bytes ${new URL(url).pathname}`)
    .join('\n');
  expect(reached.scripts, each).toBeLessThanOrEqual(most.scripts);
  expect(reached.styles, each).toBeLessThanOrEqual(11.2);
  expect(reached.all, each).toBeLessThanOrEqual(most.all);
  expect(arrived.filter(({type}) => type === 'Script').length).toBeLessThanOrEqual(16);
  expect(arrived.filter(({url}) => /-latin-.*\.woff2$/.test(url))).toEqual([]);
}

// What was reached (docs/performance.md), so that it cannot grow unseen.
test('a first visit of the home page fetches little', async ({page}) => {
  expectWithin(await arriving(page, '/'), {scripts: 136, all: 195.5});
});

test('a first visit of a product fetches little', async ({page}) => {
  const arrived = await arriving(page, '/wordpress-product/bellyful-bundle');
  expectWithin(arrived, {scripts: 147.1, all: 227.6});
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
  expectWithin(await arriving(await again.newPage(), '/checkout'), {scripts: 155.6, all: 201.1});
  await again.close();
});

for (const address of ['/faq', '/cart'])
  test(`${address} is painted before its scripts are requested`, async ({page}) => {
    await visit(page, address);
    const {painted, requested} = await page.evaluate(() => {
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({name}) => name.endsWith('.js'));
      const [paint] = performance.getEntriesByType('paint');
      return {painted: paint?.startTime, requested: scripts.map(({startTime}) => startTime)};
    });
    expect(Math.min(...requested)).toBeGreaterThanOrEqual(painted ?? Infinity);
  });

for (const [browser, script] of [
  ['does not tell', () => Object.assign(PerformanceObserver.prototype, {observe: () => {}})],
  [
    'cannot tell',
    () => Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', {value: []}),
  ],
] as const)
  test(`a page comes to life where the browser ${browser} of a paint`, async ({page}) => {
    await page.addInitScript(script);
    await visit(page, '/faq');
  });
