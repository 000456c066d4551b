import type {Page} from '@playwright/test';
import {expectAccessible} from '../support/axe';
import {signInHere} from '../support/campaigns';
import {expect, test, visit} from '../support/page';
import {aShopper} from '../support/shoppers';

const addSample = (page: Page) => page.getByRole('button', {name: 'Add Free Sample to Cart'});

test('a visitor is asked to sign in, and adding says User not authenticated', async ({page}) => {
  await visit(page, '/free-sample');
  await expect(page.getByRole('heading', {name: 'Sign in to get your free sample'})).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Free');
  await expect(page.getByRole('main').locator('s').first()).toContainText('$79.00');
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
  await signInHere(page, (await aShopper()).email);
  await expect(page.getByRole('heading', {name: /Sign in to get/})).toHaveCount(0);
  await addSample(page).click();
  await expect(page.getByRole('heading', {name: 'Your free sample is in your cart'})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Cart, 1 item'})).toBeVisible();
  // Nothing is half below the header.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', {name: 'View Cart'}).click();
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

test('who has claimed it before sees the notice', async ({page}) => {
  await visit(page, '/free-sample');
  await addSample(page).click();
  await signInHere(page, 'sample@bellyful.example');
  await expect(
    page.getByRole('heading', {name: 'You have already claimed your free sample'}),
  ).toBeVisible();
  await page.getByRole('link', {name: 'See full bottles'}).click();
  await expect(page).toHaveURL('/pain-free-weight-loss');
});
