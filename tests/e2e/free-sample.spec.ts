import type {Page} from '@playwright/test';
import {expectAccessible} from '../support/axe';
import {signInHere} from '../support/campaigns';
import {
  aHome,
  expectRequired,
  fillAddress,
  orderNumberOf,
  placeOrder,
} from '../support/checkout-page';
import {holdBack} from '../support/hold-back';
import {expect, test, visit} from '../support/page';
import {aShopper, signIn} from '../support/shoppers';

const addSample = (page: Page) => page.getByRole('button', {name: 'Add Free Sample to Cart'});

test('a visitor is asked to sign in, and adding says User not authenticated', async ({page}) => {
  await visit(page, '/free-sample');
  await expect(page.getByRole('heading', {name: 'Sign in to get your free sample'})).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Free');
  await expect(page.getByRole('main')).toContainText('A bottle of 60 capsules is $79.00.');
  await expect(page.getByRole('main')).not.toContainText('4.97');
  await addSample(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText('User not authenticated')).toBeAttached();
  await expectAccessible(page);
});

test('a signed-in shopper claims it: price 0, one piece, and again when it left the cart unordered', async ({
  page,
}) => {
  await visit(page, '/free-sample');
  await page.getByRole('main').getByRole('link', {name: 'Sign In'}).click();
  await signInHere(page, await aShopper());
  await expect(page.getByRole('heading', {name: /Sign in to get/})).toHaveCount(0);
  await addSample(page).click();
  await expect(page.getByRole('heading', {name: 'Your free sample is in your cart'})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Cart, 1 item'})).toBeVisible();
  const drawer = page.getByRole('dialog', {name: 'Your cart'});
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  // Nothing is half below the header.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', {name: 'View Cart'}).first().click();
  await expect(page.getByRole('main')).toContainText('Limit one per customer');
  const stored = await page.evaluate(() => localStorage.getItem('cart-storage') ?? '');
  expect(JSON.parse(stored).state.items).toMatchObject([
    {id: 'free-sample', price: 0, regularPrice: 7900, quantity: 1},
  ]);
  await page
    .getByRole('main')
    .getByRole('button', {name: /^Remove/})
    .click();
  await visit(page, '/free-sample');
  await addSample(page).click();
  await expect(page.getByRole('heading', {name: 'Your free sample is in your cart'})).toBeVisible();
});

test('its order asks where it goes, and nothing about payment', async ({page, shopper}) => {
  await visit(page, '/free-sample');
  await addSample(page).click();
  await expect(page.getByRole('button', {name: 'Cart, 1 item'})).toBeVisible();
  await visit(page, '/checkout');
  const form = page.getByRole('form', {name: 'Checkout'});
  await expect(form.getByRole('button', {name: 'Place Order - Free'})).toBeVisible();
  await expect(form.getByRole('heading')).toHaveText(['Shipping']);
  await expect(form.getByRole('textbox', {name: /card|CVV|Expiry/i})).toHaveCount(0);
  await expect(form.getByRole('checkbox', {name: /Billing/})).toHaveCount(0);
  await expectAccessible(page);
  await placeOrder(page);
  await expectRequired(page, ['First name', 'Last name', 'Address', 'ZIP code', 'City', 'State']);
  await fillAddress(page, {Email: shopper.email, Address: aHome()});
  await placeOrder(page);
  await orderNumberOf(page);
  await expect(page.getByRole('main')).toContainText('Free');
});

test('who has claimed it before sees the notice', async ({page}) => {
  await visit(page, '/free-sample');
  await addSample(page).click();
  await signInHere(page, {email: 'sample@bellyful.example'});
  await expect(
    page.getByRole('heading', {name: 'You have already claimed your free sample'}),
  ).toBeVisible();
  await page.getByRole('link', {name: 'See full bottles'}).click();
  await expect(page).toHaveURL('/pain-free-weight-loss');
});

test('who has not confirmed the email is asked to, and gets the mail again', async ({page}) => {
  await signIn(page, await aShopper({isConfirmed: false}));
  await visit(page, '/free-sample');
  await expect(
    page.getByRole('heading', {name: 'Confirm your email to get your free sample'}),
  ).toBeVisible();
  await expect(addSample(page)).toHaveCount(0);
  await expectAccessible(page, 'main');
  await page.getByRole('article').getByRole('button', {name: 'Resend email'}).click();
  await expect(
    page.getByRole('article').getByText('Confirmation email sent! Please check your inbox.'),
  ).toBeVisible();
});

test.describe('a tab that was open before', () => {
  test('takes a press that is made while it becomes known who that is', async ({page, context}) => {
    await visit(page, '/free-sample');
    const release = await holdBack(page, '**/functions/session');
    const other = await context.newPage();
    await visit(other, '/faq');
    await other.getByRole('banner').getByRole('link', {name: 'Sign In'}).click();
    await signInHere(other, await aShopper());
    await expect(page.getByRole('heading', {name: /Sign in to get/})).toHaveCount(0);
    const checking = page.getByRole('status').filter({hasText: /\S/});
    await expect(checking).toBeVisible();
    await addSample(page).scrollIntoViewIfNeeded();
    await addSample(page).hover();
    await page.mouse.down();
    release();
    await expect(checking).toBeHidden();
    await page.mouse.up();
    await expect(
      page.getByRole('heading', {name: 'Your free sample is in your cart'}),
    ).toBeVisible();
  });

  test('claims the sample for whoever is signed in by then, though nothing notified it', async ({
    page,
  }) => {
    await visit(page, '/free-sample');
    await signIn(page, await aShopper());
    await addSample(page).click();
    await expect(
      page.getByRole('heading', {name: 'Your free sample is in your cart'}),
    ).toBeVisible();
    await expect(page.getByRole('banner').getByLabel('Account')).toBeVisible();
    await expect(page.getByText('User not authenticated')).toHaveCount(0);
  });
});
