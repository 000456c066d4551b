import type {Page} from '@playwright/test';
import {toKib, watchArriving} from '../support/arriving';
import {expect, test, visit} from '../support/page';

function openPromise() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return {promise, resolve: () => resolve()};
}

/** Longer than a list rests before what comes next is fetched. */
const restMs = 3_000;
/** What may come before the first tap beside the list itself, in KiB. */
const mostKib = 12;

const listed = (page: Page) => page.locator('main [data-ahead] a[data-early]');
const scriptsOf = (urls: string[], name: string) =>
  urls.filter((url) => new RegExp(`/${name}-[^/]+\\.js$`).test(url));

function watchRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}

test('what products’ pages share comes once the list rests, behind its pictures', async ({
  page,
}) => {
  const pictures = openPromise();
  await page.route(/\.(?:avif|webp)$/, async (route) => {
    await pictures.promise;
    await route.continue();
  });
  const urls = watchRequests(page);
  await page.goto('/products', {waitUntil: 'domcontentloaded'});
  await expect.poll(() => scriptsOf(urls, 'AfterLoad')).toHaveLength(1);
  await page.waitForTimeout(restMs);
  expect(scriptsOf(urls, 'product')).toEqual([]);
  const arrived = await watchArriving(page);
  pictures.resolve();
  await expect.poll(() => scriptsOf(urls, 'product')).toHaveLength(1);
  await page.waitForLoadState('networkidle');
  const scripts = arrived.filter(({type, url}) => type !== 'Image' && url.endsWith('.js'));
  expect(toKib(scripts.map(({bytes}) => bytes))).toBeLessThanOrEqual(mostKib);
});

test('with Save-Data nothing is fetched before it is opened', async ({page}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}}),
  );
  const urls = watchRequests(page);
  await visit(page, '/products');
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(restMs);
  expect(scriptsOf(urls, 'product')).toEqual([]);
});

test(
  'a finger on a product brings its page before it is lifted',
  {tag: '@phone-only'},
  async ({page}) => {
    await visit(page, '/products');
    await page.waitForLoadState('networkidle');
    const link = page.locator('main [data-ahead] a[href^="/wordpress-product/"]').first();
    await link.scrollIntoViewIfNeeded();
    const href = (await link.getAttribute('href')) ?? '';
    const box = await link.boundingBox();
    if (!box) throw new Error('The product’s link is nowhere');
    const session = await page.context().newCDPSession(page);
    const data = page.waitForRequest((request) => request.url().includes(`${href}.data`));
    const code = page.waitForRequest(/catalogue-product-[^/]+\.js/);
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{x: box.x + box.width / 2, y: box.y + box.height / 2}],
    });
    await Promise.all([data, code]);
    expect(new URL(page.url()).pathname).toBe('/products');
    await session.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
    await expect(page.locator('#buy')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(href);
  },
);

test('a step back shows the list that was there, before the server says anything', async ({
  page,
}) => {
  await visit(page, '/products?category=konjac');
  await page.waitForLoadState('networkidle');
  const names = await listed(page).allTextContents();
  await listed(page).last().click();
  await expect(page.locator('#buy')).toBeVisible();
  const answer = openPromise();
  await page.route(/\/products\.data/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/products\.data/);
  await page.goBack();
  await expect(page.locator('main [data-ahead]')).toBeVisible();
  expect(await listed(page).allTextContents()).toEqual(names);
  // What has changed meanwhile is shown afterwards.
  await asked;
  answer.resolve();
});

test('a step back to a page about one shopper asks the server', async ({page, shopper}) => {
  await visit(page, '/account');
  await expect(page.getByRole('main')).toContainText(shopper.email);
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', {name: 'Shop Now'}).first().click();
  await expect(page).toHaveURL(/\/products$/);
  await page.context().clearCookies();
  await page.goBack();
  await expect(page).toHaveURL(/\/account\/sign-in/);
  await expect(page.getByText(shopper.email)).toHaveCount(0);
});
