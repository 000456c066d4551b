import type {Page} from '@playwright/test';
import {fillAddress, fillCard, orderNumberOf, placeOrder} from '../support/checkout-page';
import {expect, test, visit} from '../support/page';
import {shopItems, withCart} from '../support/shop-cart';
import {aShopper} from '../support/shoppers';

test.use({
  expectedComplaints: [
    /ERR_|Failed to fetch|dynamically imported|loading route module|status of 404/,
  ],
});

const unreachable = 'We could not reach the shop. Please check your connection and try again.';
const unexpected = 'An unexpected error occurred. Please try again.';
const password = 'Plum-tree-1!';

const header = (page: Page) => page.getByRole('banner');
const dialog = (page: Page) => page.getByRole('dialog');
const alert = (page: Page) => page.getByRole('alert');

/** Nothing that was not loaded yet is: what a page has already fetched is still there. */
const breakConnection = (page: Page) => page.context().setOffline(true);
const mendConnection = (page: Page) => page.context().setOffline(false);

/** Scripts alone are kept back, as by a proxy or an update: the rest of the shop answers. */
const withoutScripts = (page: Page) =>
  page.route('**/assets/*.js', (route) => route.abort('failed'));

test('signing in without its code keeps what was typed, and works later', async ({page}) => {
  const {email} = await aShopper();
  await visit(page, '/products');
  await header(page).getByRole('link', {name: 'Sign In'}).click();
  await expect(dialog(page)).toBeVisible();
  await withoutScripts(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', {exact: true}).fill(password);
  await dialog(page).getByRole('button', {name: 'Sign In'}).click();
  await expect(alert(page)).toHaveText(unexpected);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', {exact: true})).toHaveValue(password);
  await page.unrouteAll();
  await dialog(page).getByRole('button', {name: 'Sign In'}).click();
  await expect(header(page).getByLabel('Account')).toBeVisible();
  await expect(page).toHaveURL('/products');
});

test('the dialogs without a connection say why they do not open, and open later', async ({
  page,
}) => {
  await visit(page, '/womens-multi-vitamin');
  await breakConnection(page);
  const cart = header(page).getByRole('button', {name: 'Cart, 0 items'});
  const picture = page.getByRole('button', {name: /full screen$/});
  const signInLink = header(page).getByRole('link', {name: 'Sign In'});
  for (const opener of [cart, picture, signInLink]) {
    await opener.click();
    await expect(alert(page)).toHaveText(unreachable);
    await expect(dialog(page)).toHaveCount(0);
    await page.getByRole('button', {name: 'Dismiss'}).click();
    await expect(alert(page)).toHaveCount(0);
  }
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await mendConnection(page);
  for (const opener of [cart, picture, signInLink]) {
    await opener.click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  }
});

for (const [what, breakIt] of [
  ['without a connection', breakConnection],
  ['without its code', withoutScripts],
] as const) {
  test(`a link ${what} leaves the shopper on the page, and leads on later`, async ({page}) => {
    await visit(page, '/contact');
    await page.getByLabel('Message').fill('Is there a way');
    await breakIt(page);
    const faq = page.getByRole('main').getByRole('link', {name: /FAQ/i});
    // The pointer rests on it first, so that the page behind it is fetched.
    await faq.click({delay: 300});
    await expect(alert(page)).toHaveText(unreachable);
    await expect(page).toHaveURL('/contact');
    await expect(page.getByLabel('Message')).toHaveValue('Is there a way');
    await mendConnection(page);
    await page.unrouteAll();
    await faq.click();
    await expect(page).toHaveURL('/faq');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
  });
}

test('a cart is filled without a connection', async ({page}) => {
  await withCart(page, [shopItems.variety]);
  await visit(page, '/mens-multi-vitamin');
  await breakConnection(page);
  await page
    .getByRole('main')
    .getByRole('button', {name: /^Add to Cart - /})
    .click();
  await expect(page.getByRole('button', {name: 'Cart, 2 items'})).toBeVisible();
});

test('an order is placed with the second press once the connection is back', async ({page}) => {
  await withCart(page, [shopItems.variety]);
  await visit(page, '/checkout');
  await fillAddress(page);
  await fillCard(page);
  await breakConnection(page);
  await placeOrder(page);
  await expect(alert(page)).toContainText('Network error occurred');
  await expect(page.getByLabel('City')).toHaveValue('Petaluma');
  await mendConnection(page);
  await placeOrder(page);
  await orderNumberOf(page);
});

test('what comes by itself stays away without a connection, and comes at the next click', async ({
  page,
}) => {
  await page.route('**/assets/AfterLoad-*.js', (route) => route.abort('failed'));
  await visit(page, '/faq');
  await header(page).getByRole('link', {name: 'Sign In'}).click();
  await expect(alert(page)).toHaveText(unreachable);
  await page.unrouteAll();
  await header(page).getByRole('link', {name: 'Sign In'}).click();
  await expect(dialog(page)).toBeVisible();
});

test('code that is gone after an update is fetched with the page it belongs to', async ({page}) => {
  await visit(page, '/contact');
  await page.route('**/assets/about-*.js', (route) => route.fulfill({status: 404, body: ''}), {
    times: 3,
  });
  await page.getByRole('contentinfo').getByRole('link', {name: 'About Us'}).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});
