// Rules: The look
import {tonesOf} from '../../build/look/colors';
import type {Page} from '@playwright/test';
import {feedPath} from '../../app/agents/protocol';
import {colors} from '../../app/content/brand';
import {expectAccessible} from '../support/axe';
import {startOwnShop} from '../support/own-shop';
import {expect, test, visit} from '../support/page';
import {shopItems, withCart} from '../support/shop-cart';

const blue = {
  ground: '#f5f8fd',
  ink: '#1b2433',
  brand: '#1d4f91',
  accent: '#f2b632',
  sale: '#b3361f',
};
const acorn =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 50"><path d="M0 0h9v9z"/></svg>';
const look = {
  name: 'Acorn',
  line: 'Nuts, roasted today',
  fonts: {display: null, text: null},
  maskable: null,
  share: null,
  tones: tonesOf(blue),
  shape: {
    corners: 0,
    density: 0.9,
    display: 'system-ui, sans-serif',
    text: 'system-ui, sans-serif',
  },
  icons: null,
  logo: {src: `data:image/svg+xml;base64,${btoa(acorn)}`, ratio: 3},
};
const [ground, brand] = ['rgb(245, 248, 253)', 'rgb(29, 79, 145)'];
const paths = [
  '/',
  '/products',
  '/wordpress-product/konjac-spaghetti',
  '/cart',
  '/checkout',
  '/es/faq',
];
const backgroundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);
/** `#rrggbb`, as a browser says it. */
const asRgb = (color: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(', ')})`;

test.use({viewport: {width: 390, height: 844}});

let shop: Awaited<ReturnType<typeof startOwnShop>>;
test.beforeAll(async () => {
  shop = await startOwnShop();
});
test.afterAll(() => shop.close());

test.use({expectedComplaints: [/status of 404/]});

test('what the owner publishes is seen on every page at once, can be read, and is taken back', async ({
  page,
}) => {
  // The page of before may be shown once more, while the next one is made.
  const expectSoon = (color: string) =>
    expect
      .poll(async () => {
        await page.reload();
        return backgroundOf(page);
      })
      .toBe(color);
  await withCart(page, [shopItems.spaghetti]);
  await visit(page, shop.url);
  const before = await backgroundOf(page);
  await shop.control.publishLook(look);
  for (const path of paths) {
    await visit(page, shop.url + path);
    await expectSoon(ground);
    await expectAccessible(page);
  }
  await page.emulateMedia({colorScheme: 'dark'});
  await expectSoon(asRgb(look.tones.dark.cream));
  await expectAccessible(page);
  await page.emulateMedia({colorScheme: 'light'});
  await visit(page, shop.url);
  const action = page.getByRole('main').getByRole('link', {name: 'Shop Now'}).first();
  await expect(action).toHaveCSS('background-color', brand);
  await expect(action).toHaveCSS('border-radius', '0px');
  const home = page.getByRole('banner').getByRole('link').first();
  await expect(home).toHaveCSS('background-image', /^url\("data:image\/svg/);
  await expect(home).toHaveCSS('width', '120px');
  await expect(page).toHaveTitle(/^Acorn: /);
  await expect(home).toHaveAccessibleName('Acorn, home');
  await expect(page.getByRole('contentinfo')).toContainText('Nuts, roasted today');
  await page.getByRole('contentinfo').getByRole('link', {name: 'FAQ', exact: true}).click();
  await expect(page).toHaveTitle(/ \| Acorn$/);
  await visit(page, `${shop.url}/nothing-here`);
  await expect(page).toHaveTitle('Page not found | Acorn');
  const feed = await page.request.get(shop.url + feedPath);
  expect(await feed.text()).toMatch(/\tAcorn\t.*\tAcorn\t/);
  await visit(page, shop.url);
  await shop.control.publishLook(null);
  await expectSoon(before);
});

test('where the system is dark every page is, can be read, and the payment’s fields are too', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await withCart(page, [shopItems.spaghetti]);
  for (const path of paths) {
    await visit(page, path);
    expect(await backgroundOf(page)).toBe(asRgb(colors.creamDark));
    await expectAccessible(page);
  }
});
