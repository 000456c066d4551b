import {expectAccessible} from '../support/axe';
import {
  checkoutAlert,
  fillAddress,
  fillCard,
  orderNumberOf,
  placeOrder,
} from '../support/checkout-page';
import {startOwnShop} from '../support/own-shop';
import {expect, isListening, test, visit} from '../support/page';
import {shopItems, withCart} from '../support/shop-cart';
import {aNewEmail, sendForm} from '../support/shoppers';

const {spaghetti, rice, udon, variety} = shopItems;

// One shop, and one test after the other: each makes trouble for all of it.
test.describe.configure({mode: 'default'});
test.use({expectedComplaints: [/status of 50\d/]});
let shop: Awaited<ReturnType<typeof startOwnShop>>;
test.beforeAll(async () => {
  shop = await startOwnShop();
});
test.afterAll(() => shop.close());
test.beforeEach(() => shop.control.reset());
test.afterEach(() => shop.control.clear());

const newOrders = async () =>
  (await shop.control.orders()).filter(({email}) => email === 'ada@example.com');

// These two come first: what the catalogue has answered well is kept for a while.
test('while the shop is down the pages of products say so', async ({page}) => {
  await shop.control.trouble('*', 'html');
  await visit(page, `${shop.url}/products`);
  await expect(page.getByRole('main')).toContainText(
    'Unable to load some products from our catalog.',
  );
  await expectAccessible(page);
  await page.goto(`${shop.url}/wordpress-product/konjac-penne`);
  await isListening(page);
  await expect(page.getByRole('main')).toContainText('Failed to load product details');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Our shop is taking a short break',
  );
  await expectAccessible(page);
});

test('while products or one of them are on their way the page says so', async ({page}) => {
  await visit(page, `${shop.url}/cart`);
  await shop.control.trouble('ProductCursors', 'slow', {times: 1, delayMs: 4000});
  await page.getByRole('link', {name: 'Continue Shopping'}).first().click();
  await expect(page.getByText('Loading products...')).toBeVisible();
  const view = page.getByRole('link', {name: 'View Product Konjac Rice'});
  await expect(view).toBeVisible();
  await shop.control.trouble('GetProduct', 'slow', {times: 1, delayMs: 4000});
  await view.click();
  await expect(page.getByText('Loading product...')).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Konjac Rice', level: 1})).toBeVisible();
  await expect(page).toHaveTitle('Konjac Rice | Bellyful');
});

test('a product that is gone once its late answer comes is not found', async ({page}) => {
  await visit(page, `${shop.url}/products`);
  await shop.control.change({slug: 'konjac-fettuccine', status: 'draft'});
  await shop.control.trouble('GetProduct', 'slow', {times: 1, delayMs: 4000});
  await page.getByRole('link', {name: 'View Product Konjac Fettuccine'}).click();
  await expect(page.getByText('Loading product...')).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Product Not Found');
});

test('an order that the shop could not take loses nothing, and a second press orders', async ({
  page,
}) => {
  await withCart(page, [spaghetti]);
  await visit(page, `${shop.url}/checkout`);
  await fillAddress(page);
  await fillCard(page);
  await shop.control.trouble('*', 'html');
  await placeOrder(page);
  await expect(checkoutAlert(page)).toContainText(
    'We could not reach our order system. Please press Place Order again in a minute: it will not be placed twice',
  );
  await expect(page.getByLabel('City')).toHaveValue('Petaluma');
  await expect(page.getByLabel('Card number')).not.toHaveValue('');
  await shop.control.clear();
  await placeOrder(page);
  await orderNumberOf(page);
  expect(await newOrders()).toHaveLength(1);
});

test('what sells out meanwhile is named, marked and kept in the cart', async ({page}) => {
  await withCart(page, [{...rice, quantity: 2}, udon]);
  await visit(page, `${shop.url}/checkout`);
  await fillAddress(page);
  await fillCard(page);
  await shop.control.change({slug: 'konjac-rice', stock: 1});
  await placeOrder(page);
  await expect(checkoutAlert(page)).toContainText('Only 1 left in stock.');
  await expect(page.getByRole('region', {name: 'Order summary'})).toContainText(
    'Only 1 left in stock.',
  );
  await checkoutAlert(page).getByRole('link', {name: 'Review your cart'}).click();
  const line = page.getByRole('listitem').filter({hasText: rice.name});
  await expect(line).toContainText('Only 1 left in stock.');
  await line.getByRole('button', {name: 'Decrease quantity'}).click();
  await expect(line).not.toContainText('Only 1 left in stock.');
  await page.getByRole('link', {name: 'Proceed to Checkout'}).click();
  await fillCard(page);
  await placeOrder(page);
  await orderNumberOf(page);
  expect(await newOrders()).toHaveLength(1);
});

test('a changed price is shown for review, and then taken', async ({page}) => {
  await withCart(page, [variety]);
  await visit(page, `${shop.url}/checkout`);
  await fillAddress(page);
  await fillCard(page);
  await shop.control.change({slug: 'konjac-variety-pack', regularPrice: 3199});
  await placeOrder(page);
  await expect(checkoutAlert(page)).toContainText(
    'The price of your cart has changed. Please review your cart.',
  );
  await expect(page.getByRole('region', {name: 'Order summary'})).toContainText(
    'The price has changed from $28.99 to $31.99.',
  );
  await page.getByRole('button', {name: 'Place Order - $36.96'}).click();
  await orderNumberOf(page);
  expect(await newOrders()).toMatchObject([{total: 3696}]);
});

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

test('a confirmation that cannot be mailed is reported, and the shopper stays signed in', async ({
  page,
}) => {
  const form = {email: aNewEmail(), password: 'Plum-tree-1!', returnTo: '/llms.txt'};
  await sendForm(page, `${shop.url}/account/sign-up`, form);
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
  await sendForm(page, `${shop.url}/account/sign-in`, form);
  await shop.control.trouble('OrdersOfShopper', 'http500');
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
