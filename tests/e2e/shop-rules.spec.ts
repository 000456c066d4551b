import type {Page} from '@playwright/test';
import {expectAccessible} from '../support/axe';
import {
  fillAddress,
  fillCard,
  orderNumberOf,
  placeOrder,
  unfoldSummary,
} from '../support/checkout-page';
import {startOwnShop} from '../support/own-shop';
import {expect, test, visit} from '../support/page';
import {shopItems, withCart} from '../support/shop-cart';

let shop: Awaited<ReturnType<typeof startOwnShop>>;
// One shop for all of them, in one worker.
test.describe.configure({mode: 'default'});

test.beforeAll(async () => {
  shop = await startOwnShop();
  await shop.control.rules('shop');
});
test.afterAll(() => shop.close());

const {spaghetti} = shopItems;

const methodsOf = (page: Page) => page.getByRole('group', {name: 'Shipping method'});

const placedAs = async (orderNumber: string) =>
  (await shop.control.orders()).find((order) => order.orderNumber === orderNumber);

test('the shop’s own shipping is chosen at the checkout, follows the address, and nothing else comes off', async ({
  page,
}) => {
  await withCart(page, [{...spaghetti, quantity: 3}], {
    abandonmentDiscount: 10,
    abandonmentDiscountCode: 'SAVE10',
  });
  await visit(page, `${shop.url}/cart`);
  await expect(page.getByText('Shipping is calculated at checkout.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/10% off|SAVE10|free shipping/i);
  await visit(page, `${shop.url}/checkout`);
  const summary = await unfoldSummary(page);
  await expect(summary).toContainText('ShippingOnce we know your address');
  await fillAddress(page);
  await expect(methodsOf(page).getByRole('radio')).toHaveCount(2);
  await expect(page.getByLabel('Flat rate')).toBeChecked();
  await expect(summary).toContainText('Shipping$14.99');
  await expect(page.getByRole('button', {name: 'Place Order - $28.46'})).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Pick up in Portland').check();
  await expect(summary).toContainText('ShippingFree');
  await expect(page.getByRole('button', {name: 'Place Order - $13.47'})).toBeVisible();
  const state = page.getByLabel('State');
  await state.selectOption('TX');
  await expect(page.getByText('We have no way to send this order to that address.')).toBeVisible();
  await fillCard(page);
  await placeOrder(page);
  await expect(page.getByRole('alert').last()).toContainText('no way to send this order');
  await state.selectOption('HI');
  await expect(page.getByLabel('Air mail')).toBeChecked();
  await expect(page.getByRole('button', {name: 'Place Order - $37.97'})).toBeVisible();
  await placeOrder(page);
  const orderNumber = await orderNumberOf(page);
  await expect(page.getByRole('region', {name: 'Your order'})).toContainText('Shipping$24.50');
  expect(await placedAs(orderNumber)).toMatchObject({status: 'PROCESSING', total: 3797});
});

test('an offer and the free sample in a cart say that they have ended', async ({page}) => {
  const offer = {...spaghetti, offerId: 'konjac-starter'};
  await withCart(page, [offer, {...spaghetti, id: 'free-sample', price: 0}]);
  await visit(page, `${shop.url}/cart`);
  await expect(
    page.getByText('This offer has ended. Please remove it from your cart.'),
  ).toHaveCount(2);
  await visit(page, `${shop.url}/opt/trg/starterdiscount`);
  await expect(page).toHaveURL(`${shop.url}/products`);
  await expect(page.locator('main a[href="/free-sample"]')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the plain form asks for the address first, then shows methods and total', async ({
    page,
  }) => {
    await page.goto(`${shop.url}/wordpress-product/konjac-spaghetti`);
    await page
      .getByRole('main')
      .getByRole('button', {name: /^Add to Cart/})
      .first()
      .click();
    await expect(page.getByRole('main')).toContainText('Shipping is calculated at checkout.');
    await page.getByRole('link', {name: 'Proceed to Checkout'}).click();
    await fillAddress(page);
    await page.getByLabel('Cash on delivery').check();
    await page.getByRole('button', {name: 'Continue to shipping and total'}).click();
    await expect(page.getByRole('alert')).toContainText('Please check how your order is sent');
    await expect(page.getByLabel('Flat rate')).toBeChecked();
    await page.getByLabel('Pick up in Portland').check();
    await page.getByRole('button', {name: 'Place Order - $19.48'}).click();
    await expect(page.getByRole('alert')).toContainText('The shipping of your order has changed.');
    await expect(page.getByLabel('Pick up in Portland')).toBeChecked();
    await page.getByRole('button', {name: 'Place Order - $4.49'}).click();
    const orderNumber = await orderNumberOf(page);
    expect(await placedAs(orderNumber)).toMatchObject({total: 449});
  });
});

test.describe('a wallet', () => {
  let stripe: Awaited<ReturnType<typeof startOwnShop>>;
  test.beforeAll(async () => {
    stripe = await startOwnShop({PAYMENT_GATEWAY: 'stripe', TRUST_PROXY: '1'});
    await stripe.control.rules('shop');
  });
  test.afterAll(() => stripe.close());

  test('shows the shop’s methods for its address, and pays the chosen one', async ({page}) => {
    await withCart(page, [spaghetti]);
    await visit(page, `${stripe.url}/cart`);
    const wallet = page.frameLocator('iframe[title="Secure express checkout frame"]');
    await wallet.getByRole('button', {name: 'Pay with Test Wallet'}).click();
    const sheet = page.frameLocator('iframe[title="Test Wallet"]');
    await expect(sheet.getByText('Total $19.48')).toBeVisible();
    await sheet.getByRole('button', {name: 'Pick up in Portland $0.00'}).click();
    await expect(sheet.getByText('Total $4.49')).toBeVisible();
    await sheet.getByRole('button', {name: 'Pay', exact: true}).click();
    const orderNumber = await orderNumberOf(page);
    const placed = (await stripe.control.orders()).find((one) => one.orderNumber === orderNumber);
    expect(placed).toMatchObject({total: 449});
  });
});
