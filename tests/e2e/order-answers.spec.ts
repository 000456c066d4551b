import type {Page} from '@playwright/test';
import {expectAccessible} from '../support/axe';
import {
  aHome,
  checkoutAlert,
  fillAddress,
  fillCard,
  orderNumberOf,
  placeOrder,
} from '../support/checkout-page';
import {holdBack} from '../support/hold-back';
import {expect, test, visit} from '../support/page';
import {shopItems, withCart} from '../support/shop-cart';

const {spaghetti} = shopItems;

/** A checkout whose order the server answers like this. */
async function orderAnswered(page: Page, status: number, json: object) {
  await page.route('**/functions/create-woocommerce-order', (route) =>
    route.fulfill({status, json}),
  );
  await withCart(page, [spaghetti]);
  await visit(page, '/checkout');
  await fillAddress(page);
  await fillCard(page);
  await placeOrder(page);
}

const cart = (page: Page) => page.getByRole('banner').getByRole('button', {name: /^Cart/});

test('who changed the cart behind a paid order is led to that order, and keeps the cart', async ({
  page,
}) => {
  const order = {orderId: 4711, orderNumber: '4711'};
  const error = 'Your order 4711 is already placed.';
  await orderAnswered(page, 409, {success: false, error, isOtherOrder: true, ...order});
  await expect(checkoutAlert(page)).toContainText(error);
  await checkoutAlert(page).getByRole('link', {name: 'See order 4711'}).click();
  expect(await orderNumberOf(page)).toBe('4711');
  await expect(cart(page)).toHaveAccessibleName('Cart, 1 item');
});

test('the cart is cleared with the answer, before the thank-you page is there', async ({page}) => {
  const release = await holdBack(page, '**/thank-you.data*');
  await orderAnswered(page, 200, {success: true, orderId: 4713, orderNumber: '4713'});
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('cart-storage')))
    .toContain('"items":[]');
  await expect(page).toHaveURL('/checkout');
  release();
  expect(await orderNumberOf(page)).toBe('4713');
});

test('while the bank decides nobody is thanked, and the cart is kept', async ({page}) => {
  const order = {orderId: 4712, orderNumber: '4712'};
  await orderAnswered(page, 200, {success: true, isPaymentPending: true, ...order});
  await expect(page).toHaveURL('/thank-you');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Your payment is being processed');
  await expect(page.getByRole('main')).toContainText('4712');
  await expect(page.getByRole('link', {name: 'Check again'})).toBeVisible();
  await expect(cart(page)).toHaveAccessibleName('Cart, 1 item');
  await expectAccessible(page);
});

test('an order of nothing but the free sample is thanked for as free', async ({page, shopper}) => {
  await visit(page, '/free-sample');
  await page.getByRole('button', {name: 'Add Free Sample to Cart'}).click();
  await expect(cart(page)).toHaveAccessibleName('Cart, 1 item');
  await visit(page, '/checkout');
  await fillAddress(page, {Email: shopper.email, Address: aHome()});
  await placeOrder(page);
  await orderNumberOf(page);
  const ordered = page.getByRole('region', {name: 'Your order'});
  await expect(ordered).toContainText('Free Sample: Pain-Free Weight Loss Capsules');
  await expect(ordered).toContainText(/Shipping\s*Free\s*Arrives.*Total\s*\$0\.00$/);
});
