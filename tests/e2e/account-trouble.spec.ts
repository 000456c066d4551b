import {startOwnShop} from '../support/own-shop';
import {expect, test, visit} from '../support/page';
import {aNewEmail} from '../support/shoppers';

let shop: Awaited<ReturnType<typeof startOwnShop>>;
test.beforeAll(async () => {
  shop = await startOwnShop();
});
test.afterAll(() => shop.close());
test.afterEach(() => shop.control.clear());
test.use({expectedComplaints: [/status of 503/]});

test('while the accounts service is away, signing in says so and the page stays', async ({
  page,
}) => {
  await visit(page, `${shop.url}/products`);
  await page.getByRole('banner').getByRole('link', {name: 'Sign In'}).click();
  await page.getByLabel('Email').fill('demo@bellyful.example');
  await page.getByLabel('Password', {exact: true}).fill('Bellyful-1!');
  await shop.control.trouble('auth', 'http500');
  await page.getByRole('dialog').getByRole('button', {name: 'Sign In'}).click();
  await expect(page.getByRole('alert')).toHaveText(
    'An unexpected error occurred. Please try again.',
  );
  await shop.control.clear();
  await page.getByRole('dialog').getByRole('button', {name: 'Sign In'}).click();
  await expect(page.getByRole('banner').getByLabel('Account')).toBeVisible();
});

test('a confirmation that cannot be mailed is told, and the shopper stays signed in', async ({
  page,
}) => {
  const form = {email: aNewEmail(), password: 'Konjac-1!', returnTo: '/llms.txt'};
  await page.request.post(`${shop.url}/account/sign-up`, {form});
  await visit(page, `${shop.url}/faq`);
  await expect(page.getByRole('button', {name: 'Resend email'})).toBeVisible();
  await shop.control.trouble('account-mail', 'http500');
  await page.getByRole('button', {name: 'Resend email'}).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to send confirmation email. Please try again later.',
  );
  await expect(page.getByRole('banner').getByLabel('Account')).toBeVisible();
});

test('while the shop does not answer, my orders say so and can be tried again', async ({page}) => {
  const form = {
    email: 'demo@bellyful.example',
    password: 'Bellyful-1!',
    returnTo: '/llms.txt',
  };
  await page.request.post(`${shop.url}/account/sign-in`, {form});
  await shop.control.trouble('OrdersByEmail', 'http500');
  const response = await visit(page, `${shop.url}/account/orders`);
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('alert')).toHaveText(
    'We could not load your orders just now. Please try again in a minute.',
  );
  await shop.control.clear();
  await page.getByRole('link', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {name: 'Order 1987'})).toBeVisible();
  await shop.control.change({databaseId: 130, stock: 0});
  await page.getByRole('button', {name: /^Order again/}).click();
  await expect(page.getByText('Not available right now: Konjac Spaghetti Pasta.')).toBeVisible();
  await expect(page.getByText('1 item is in your cart.')).toBeVisible();
});
