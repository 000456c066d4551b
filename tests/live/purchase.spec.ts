import type {Page} from '@playwright/test';
import {fillAddress, orderNumberOf, placeOrder} from '../support/checkout-page';
import {expect, isListening, test, visit} from '../support/page';

const {WOO_GRAPHQL_URL, WOO_CONTRACT_WRITES} = process.env;

test.skip(
  Boolean(WOO_GRAPHQL_URL) && WOO_CONTRACT_WRITES !== '1',
  'A named shop gets orders only with WOO_CONTRACT_WRITES=1.',
);

const product = '/wordpress-product/konjac-spaghetti';

/** The first who ask after a start may hear that the shop is slow; what it tells is kept for the next. */
const isThere = (page: Page, address: string) =>
  expect.poll(async () => (await page.request.get(address)).status()).toBe(200);

test('a shopper buys in a browser what the shop sells, to be paid on delivery, without leaving', async ({
  page,
}) => {
  for (const address of ['/products', product]) await isThere(page, address);
  await visit(page, '/products');
  await page
    .getByRole('main')
    .getByRole('link', {name: /Konjac Spaghetti/})
    .first()
    .click();
  await expect(page).toHaveURL(product);
  await isListening(page);
  await page.getByRole('button', {name: /^Add to Cart - /}).click();
  await expect(page.getByRole('banner').getByRole('button', {name: /cart/i})).toHaveAccessibleName(
    /1/,
  );

  await visit(page, '/checkout');
  await fillAddress(page);
  await page.getByLabel('Cash on delivery').check();
  await placeOrder(page);

  await page.waitForURL(/\/thank-you$/);
  expect(await orderNumberOf(page)).toMatch(/\d/);
  await expect(page.getByRole('banner').getByRole('button', {name: /cart/i})).toHaveAccessibleName(
    'Cart, 0 items',
  );
});
