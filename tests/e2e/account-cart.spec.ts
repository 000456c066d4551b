import type {Browser, Page} from '@playwright/test';
import {expectAccessible} from '../support/axe';
import {fillAddress, orderNumberOf, placeOrder} from '../support/checkout-page';
import {expect, isListening, test, visit} from '../support/page';
import {aShopper, sendForm, type TestShopper} from '../support/shoppers';

// Rules: The cart of an account
const noodles = '/wordpress-product/konjac-spaghetti';
const lines = (page: Page) =>
  page
    .getByRole('list', {name: /Items in your cart|Artículos de su carrito/})
    .getByRole('listitem');

async function signIn(page: Page, {email, password}: TestShopper, prefix = ''): Promise<void> {
  await page.goto(`${prefix}/account/sign-in?returnTo=${prefix}/cart`);
  const form = page.getByRole('main');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=password]').fill(password);
  await form.locator('button[type=submit]:not([name])').first().click();
  await expect(page).toHaveURL(({pathname}) => pathname === `${prefix}/cart`);
}

/** Without a page's forms, as another tab would. */
const signInAt = (page: Page, {email, password}: TestShopper) =>
  sendForm(page, '/account/sign-in', {email, password, returnTo: '/llms.txt'});

async function add(page: Page, path: string, hasScripts: boolean): Promise<void> {
  await page.goto(path);
  if (hasScripts) await isListening(page);
  const button = page.getByRole('main').getByRole('button', {name: /^(Add to Cart|Agregar)/});
  await button.first().click();
  if (hasScripts) await expect(page.getByRole('dialog')).toBeVisible();
  else await expect(page).toHaveURL(/\/cart$/);
}

/** The account knows what this browser holds. */
const isSynced = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => localStorage.getItem('cart-account')))
    .toContain('"unsynced":{}');

const onDevice = async (browser: Browser, width: number, javaScriptEnabled: boolean) => {
  const {baseURL} = test.info().project.use;
  const context = await browser.newContext({
    javaScriptEnabled,
    viewport: {width, height: 844},
    ...(baseURL && {baseURL}),
  });
  return context.newPage();
};

for (const hasScripts of [true, false])
  test(`a cart is found on another device, ${hasScripts ? 'with' : 'without'} scripts on the first`, async ({
    browser,
  }) => {
    const shopper = await aShopper();
    const phone = await onDevice(browser, 390, hasScripts);
    await add(phone, noodles, hasScripts);
    await signIn(phone, shopper);
    await expect(lines(phone)).toHaveCount(1);
    const laptop = await onDevice(browser, 1280, !hasScripts);
    await signIn(laptop, shopper);
    await expect(lines(laptop)).toHaveCount(1);
    await add(laptop, '/womens-multi-vitamin', !hasScripts);
    await laptop.goto('/cart');
    await expect(lines(laptop)).toHaveCount(2);
    await phone.goto('/cart');
    await expect(lines(phone)).toHaveCount(2);
    await lines(phone)
      .first()
      .getByRole('button', {name: /Increase quantity/})
      .click();
    await expect(
      lines(phone)
        .first()
        .getByLabel(/^Quantity of/),
    ).toHaveValue('2');
    await expect(async () => {
      await laptop.reload();
      await expect(
        lines(laptop)
          .first()
          .getByLabel(/^Quantity of/),
      ).toHaveValue('2', {timeout: 2_000});
    }).toPass();
    await lines(laptop)
      .first()
      .getByRole('button', {name: /^Remove/})
      .click();
    await expect(lines(laptop)).toHaveCount(1);
    await expect(async () => {
      await phone.reload();
      await expect(lines(phone)).toHaveCount(1, {timeout: 2_000});
    }).toPass();
    for (const page of [phone, laptop]) await page.context().close();
  });

for (const hasScripts of [true, false])
  test(`after signing out nothing of the cart is left, ${hasScripts ? 'with' : 'without'} scripts, in Spanish`, async ({
    browser,
  }) => {
    const shopper = await aShopper();
    const page = await onDevice(browser, 390, hasScripts);
    await add(page, `/es${noodles}`, hasScripts);
    await signIn(page, shopper, '/es');
    await expect(lines(page)).toHaveCount(1);
    if (hasScripts) await isSynced(page);
    await page.goto('/es/account');
    if (hasScripts) await isListening(page);
    await page.getByRole('main').getByRole('button', {name: 'Cerrar sesión'}).click();
    await expect(page).toHaveURL(({pathname}) => pathname === '/es');
    await page.goto('/es/cart');
    await expect(page.getByRole('heading', {name: 'Su carrito'})).toBeVisible();
    await expect(lines(page)).toHaveCount(0);
    const kept = () => page.context().storageState();
    expect(JSON.stringify(await kept())).not.toMatch(/cart-account|wp-130|bellyful-cart/);
    await signIn(page, shopper, '/es');
    await expect(lines(page)).toHaveCount(1);
    if (hasScripts) await expectAccessible(page);
    await page.context().close();
  });

test('signing out at once after signing in loses no guest’s cart', async ({page}) => {
  const shopper = await aShopper();
  await add(page, noodles, true);
  // The account answers, and is not yet told.
  let isTold = false;
  await page.route('**/functions/server-cart', async (route) => {
    if (route.request().postData()?.includes('wp-130')) {
      await new Promise((done) => setTimeout(done, 1_500));
      isTold = true;
    }
    await route.continue();
  });
  await signIn(page, shopper);
  await isListening(page);
  await page.waitForFunction(() => localStorage.getItem('cart-account') !== null);
  await page.goto('/account');
  await isListening(page);
  await page.getByRole('main').getByRole('button', {name: 'Sign Out'}).click();
  await expect(page).toHaveURL(({pathname}) => pathname === '/');
  expect(isTold).toBe(true);
  await page.goto('/cart');
  await expect(page.getByRole('heading', {name: 'Your cart'})).toBeVisible();
  await expect(lines(page)).toHaveCount(0);
  await signIn(page, shopper);
  await expect(lines(page)).toHaveCount(1);
});

for (const answer of ['is 429', 'never comes'])
  test(`what an account could not be told before signing out is a guest’s again: its answer ${answer}`, async ({
    page,
  }) => {
    const shopper = await aShopper();
    await signInAt(page, shopper);
    await page.route('**/functions/server-cart', async (route) => {
      if (!route.request().postData()?.includes('wp-130')) await route.continue();
      else if (answer === 'is 429') await route.fulfill({status: 429, json: {}});
    });
    await add(page, noodles, true);
    await visit(page, '/account');
    await page.getByRole('main').getByRole('button', {name: 'Sign Out'}).click();
    await expect(page).toHaveURL(({pathname}) => pathname === '/');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cart-account'))).toBeNull();
    await page.goto('/cart');
    await expect(lines(page)).toHaveCount(1);
    await page.unrouteAll({behavior: 'ignoreErrors'});
    await signIn(page, shopper);
    await expect(lines(page)).toHaveCount(1);
    await isSynced(page);
  });

test.describe('without a connection', () => {
  test.use({expectedComplaints: [/ERR_INTERNET_DISCONNECTED/]});

  test('what is changed stays, and is the account’s once it is back', async ({page, browser}) => {
    const shopper = await aShopper();
    await signInAt(page, shopper);
    await add(page, noodles, true);
    await isSynced(page);
    await visit(page, '/cart');
    const quantity = (on: Page) =>
      lines(on)
        .first()
        .getByLabel(/^Quantity of/);
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.getByRole('button', {name: /Increase quantity/}).click();
    await expect(quantity(page)).toHaveValue('2');
    const laptop = await onDevice(browser, 1280, false);
    await signIn(laptop, shopper);
    await expect(quantity(laptop)).toHaveValue('1');
    await add(laptop, '/womens-multi-vitamin', false);
    await page.context().setOffline(false);
    await expect(lines(page)).toHaveCount(2);
    await expect(quantity(page)).toHaveValue('2');
    await laptop.reload();
    await expect(quantity(laptop)).toHaveValue('2');
    await laptop.context().close();
  });
});

test('an order that is placed on one device empties the cart on the other', async ({
  page,
  browser,
}) => {
  const shopper = await aShopper();
  await signInAt(page, shopper);
  await add(page, noodles, true);
  const phone = await onDevice(browser, 390, false);
  await signIn(phone, shopper);
  await phone.getByRole('link', {name: 'Proceed to Checkout'}).click();
  await fillAddress(phone, {});
  await phone.getByLabel('Cash on delivery').check();
  await placeOrder(phone);
  await orderNumberOf(phone);
  await visit(page, '/cart');
  await expect(page.getByText('Your cart is empty').first()).toBeVisible();
  await phone.context().close();
});

test('a page that waits for the account’s cart says so, and a new device’s checkout waits, too', async ({
  page,
  browser,
}) => {
  const shopper = await aShopper();
  const phone = await onDevice(browser, 390, true);
  await add(phone, noodles, true);
  await signIn(phone, shopper);
  await isSynced(phone);
  await phone.context().close();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/functions/server-cart', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/checkout');
  await signInAt(page, shopper);
  await page.goto('/checkout');
  await isListening(page);
  await expect(page).toHaveURL(/checkout$/);
  release();
  await expect(page.getByRole('main')).toContainText('Konjac Spaghetti');
});
