import {expect, test, visit} from '../support/page';
import {startOwnShop} from '../support/own-shop';

test.describe.configure({mode: 'serial'});

let shop: Awaited<ReturnType<typeof startOwnShop>>;
test.beforeEach(async () => {
  shop = await startOwnShop();
});
test.afterEach(() => shop.close());

test('a catalogue that is down leaves the static products and says so', async ({page}) => {
  await shop.control.trouble('GetProducts', 'http500');
  await visit(page, `${shop.url}/products`);
  await expect(page.getByText('Unable to load some products from our catalog.')).toBeVisible();
  await expect(page.getByText('Details')).toBeVisible();
  await expect(
    page.getByRole('link', {name: 'View Product Pain-Free Weight Loss Capsules'}),
  ).toBeVisible();
  await expect(page.getByRole('link', {name: 'View Product Konjac Rice'})).toHaveCount(0);
});

test('part of the catalogue is shown beside the words for what is missing', async ({page}) => {
  await shop.control.trouble('GetProducts', 'partial');
  await visit(page, `${shop.url}/products`);
  await expect(page.getByText('Unable to load some products from our catalog.')).toBeVisible();
  await page.getByText('Details').click();
  await expect(page.getByRole('link', {name: 'View Product Konjac Rice'})).toBeVisible();
});

test('while products are on their way the page says Loading products...', async ({page}) => {
  await visit(page, `${shop.url}/cart`);
  await shop.control.trouble('GetProducts', 'slow', {delayMs: 2000});
  await page.getByRole('link', {name: 'Continue Shopping'}).first().click();
  await expect(page.getByText('Loading products...')).toBeVisible();
  await expect(page.getByRole('link', {name: 'View Product Konjac Rice'})).toBeVisible();
});

test('while a product is on its way the page says Loading product...', async ({page}) => {
  await visit(page, `${shop.url}/products`);
  await shop.control.trouble('GetProduct', 'slow', {delayMs: 2000});
  await page.getByRole('link', {name: 'View Product Konjac Rice'}).click();
  await expect(page.getByText('Loading product...')).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Konjac Rice', level: 1})).toBeVisible();
});

test.describe('a product that cannot be loaded', () => {
  test.use({expectedComplaints: [/status of 500/]});

  test('says why and leads back to the products', async ({page}) => {
    await shop.control.trouble('GetProduct', 'http500');
    await visit(page, `${shop.url}/wordpress-product/konjac-rice`);
    await expect(page.getByRole('heading', {name: 'Product Not Found'})).toBeVisible();
    await expect(page.getByText(/^Failed to load product details: /)).toBeVisible();
    await expect(page.getByRole('link', {name: 'Back to Products'})).toBeVisible();
  });
});

test('hundreds of products keep their order from page to page', async ({page}) => {
  await shop.control.reset('large');
  const names: string[] = [];
  for (let number = 1; ; number += 1) {
    await visit(page, `${shop.url}/products?page=${number}`);
    const list = page.getByRole('list', {name: 'Products'});
    names.push(...(await list.getByRole('heading').allTextContents()));
    if ((await page.getByRole('link', {name: 'Next'}).count()) === 0) break;
  }
  expect(names.length).toBeGreaterThan(300);
  expect(names[0]).toBe('Bellyful Brand Bundle Kit');
  expect(names.at(-1)).toMatch(/^Nighttime Support/);
  await page.getByRole('link', {name: 'Previous'}).click();
  await expect(page.getByText(/^Page \d+ of \d+$/)).toBeVisible();
});
