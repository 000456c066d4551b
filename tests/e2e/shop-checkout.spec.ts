import type {Page} from '@playwright/test';
import {expectAccessible} from '../support/axe';
import {startOwnShop} from '../support/own-shop';
import {expect, test, visit} from '../support/page';
import {shopItems, withCart} from '../support/shop-cart';
import {sendForm} from '../support/shoppers';

let shop: Awaited<ReturnType<typeof startOwnShop>>;
// One shop for all of them, in one worker.
test.describe.configure({mode: 'default'});
test.beforeAll(async () => void (shop = await startOwnShop({MOCK_CATALOGUE: 'types'})));
test.afterAll(() => shop.close());

const shopForm = (page: Page) => page.getByRole('button', {name: 'Place order'});
const toShop = (page: Page) => page.getByRole('button', {name: 'Continue in the shop’s checkout'});
const lines = (page: Page) => page.getByRole('list', {name: 'Items in your cart'});

test('what an extension sells goes with its cart to the shop’s own checkout, whose order clears it', async ({
  page,
}) => {
  await visit(page, `${shop.url}/wordpress-product/monthly-box`);
  await expectAccessible(page);
  await page.getByRole('button', {name: 'Add to Cart: Monthly Box'}).click();
  await expect(page.getByRole('banner').getByRole('button', {name: /^Cart, 1/})).toBeVisible();
  await visit(page, `${shop.url}/cart`);
  const line = lines(page).getByRole('listitem').filter({hasText: 'Monthly Box'});
  await expect(line).toContainText('Bought in the shop’s own checkout');
  await expect(page.getByRole('main')).not.toContainText('$');
  await expect(page.getByRole('link', {name: 'Proceed to Checkout'})).toHaveCount(0);
  await expectAccessible(page);
  await toShop(page).dblclick();
  await expect(page.getByText('Monthly Box × 1')).toBeVisible();
  await page.getByRole('link', {name: 'Back to Bellyful'}).click();
  await expect(line).toBeVisible();
  const other = await page.context().newPage();
  await visit(other, `${shop.url}/cart`);
  await toShop(other).click();
  await shopForm(other).click();
  await other.getByRole('link', {name: 'Back to Bellyful'}).click();
  await expect(other.getByRole('heading', {name: /Thank you/})).toBeVisible();
  await expect(other.getByRole('region', {name: 'Your order'})).toContainText('Monthly Box');
  const stored = () => other.evaluate(() => localStorage.getItem('cart-storage') ?? '');
  await expect.poll(stored).not.toContain('wp-432');
  await other.goto(`${shop.url}/cart`);
  await expect(other.getByText('Your cart is empty')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test.describe('while the shop is away', () => {
  test.use({expectedComplaints: [/status of 503/]});

  test('any other cart goes there by the owner’s leave, and stays while the shop is away', async ({
    page,
  }) => {
    await withCart(page, [shopItems.spaghetti]);
    await visit(page, `${shop.url}/cart`);
    await expect(page.getByRole('link', {name: 'Proceed to Checkout'})).toBeVisible();
    await expect(toShop(page)).toHaveCount(0);
    await shop.control.handsOver('yes');
    // The page of before may be shown once more, while the next one is made.
    await expect(async () => {
      await visit(page, `${shop.url}/cart`);
      await expect(toShop(page)).toBeVisible({timeout: 2_000});
    }).toPass();
    await shop.control.trouble('hand-overs', 'http500');
    await toShop(page).click();
    await expect(page.getByRole('alert')).toContainText('We could not reach the shop just now.');
    await expectAccessible(page);
    await shop.control.clear();
    await toShop(page).click();
    await expect(page.getByText('Konjac Spaghetti Pasta × 1')).toBeVisible();
    await shop.control.handsOver('no');
  });
});

test('a way there that is over leads back to the cart', async ({page}) => {
  await visit(page, `${shop.url}/cart?over=1`);
  await expect(page.getByRole('alert')).toContainText('was opened in another browser');
  await expectAccessible(page);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('what these pages alone sell is named and stays', async ({page}) => {
    await page.goto(`${shop.url}/faq`);
    for (const item of ['wp-432', 'womens-multi-vitamin'])
      await sendForm(page, `${shop.url}/cart`, {item});
    await page.goto(`${shop.url}/checkout`);
    await expect(page).toHaveURL(`${shop.url}/cart`);
    await page.goto(`${shop.url}/es/cart`);
    const press = page.getByRole('button', {name: 'Continuar en el pago de la tienda'});
    await press.click();
    await expect(page.getByRole('alert')).toContainText('Multi');
    await page.getByRole('alert').getByRole('button').click();
    await expect(page.getByText('Monthly Box × 1')).toBeVisible();
    await shopForm(page).click();
    await page.getByRole('link', {name: 'Back to Bellyful'}).click();
    await expect(page).toHaveURL(`${shop.url}/es/thank-you`);
    await page.goto(`${shop.url}/cart`);
    await expect(lines(page).getByRole('listitem')).toHaveCount(1);
    await expect(lines(page)).toContainText('Multi-Vitamin');
  });
});
