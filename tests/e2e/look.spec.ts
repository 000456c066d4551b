// Rules: The look
import {tonesOf} from '../../build/look/colors';
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

test.use({viewport: {width: 390, height: 844}});

let shop: Awaited<ReturnType<typeof startOwnShop>>;
test.beforeAll(async () => {
  shop = await startOwnShop();
});
test.afterAll(() => shop.close());

test('what the owner publishes is seen on every page at once, can be read, and is taken back', async ({
  page,
}) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  // The page of before may be shown once more, while the next one is made.
  const expectSoon = (color: string) =>
    expect
      .poll(async () => {
        await page.reload();
        return background();
      })
      .toBe(color);
  await withCart(page, [shopItems.spaghetti]);
  await visit(page, shop.url);
  const before = await background();
  await shop.control.publishLook(look);
  for (const path of [
    '/',
    '/products',
    '/wordpress-product/konjac-spaghetti',
    '/cart',
    '/checkout',
    '/es/faq',
  ]) {
    await visit(page, shop.url + path);
    await expectSoon(ground);
    await expectAccessible(page);
  }
  await visit(page, shop.url);
  const action = page.getByRole('main').getByRole('link', {name: 'Shop Now'}).first();
  await expect(action).toHaveCSS('background-color', brand);
  await expect(action).toHaveCSS('border-radius', '0px');
  const home = page.getByRole('banner').getByRole('link').first();
  await expect(home).toHaveCSS('background-image', /^url\("data:image\/svg/);
  await expect(home).toHaveCSS('width', '120px');
  await shop.control.publishLook(null);
  await expectSoon(before);
});
