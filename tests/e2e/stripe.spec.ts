import {Stripe} from 'stripe';
import type {Page} from '@playwright/test';
import {paymentLabels} from '~/content/messages/payment';
import {demoPassword} from '~mocks/demo-accounts';
import {expectAccessible} from '../support/axe';
import {
  checkoutAlert,
  fillAddress,
  orderNumberOf,
  placeOrder,
  testCards,
} from '../support/checkout-page';
import {holdBack} from '../support/hold-back';
import {startOwnShop} from '../support/own-shop';
import {expect, isListening, test, visit} from '../support/page';
import {shopItems, withCart} from '../support/shop-cart';
import {aNewEmail, signIn} from '../support/shoppers';

const {spaghetti} = shopItems;

let shop: Awaited<ReturnType<typeof startOwnShop>>;
// One shop for all of them, in one worker.
test.describe.configure({mode: 'default'});

test.beforeAll(async () => {
  shop = await startOwnShop({PAYMENT_GATEWAY: 'stripe', TRUST_PROXY: '1'});
});
test.afterAll(() => shop.close());

let email: string;
test.beforeEach(() => {
  email = aNewEmail();
});

const fieldsOf = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]');
const ordersNow = async () => (await shop.control.orders()).filter((one) => one.email === email);

async function openCheckout(page: Page) {
  await withCart(page, [spaghetti]);
  await visit(page, `${shop.url}/checkout`);
  await fillAddress(page, {Email: email});
}

async function fillPayment(page: Page, cardNumber: string = testCards.good) {
  const fields = fieldsOf(page);
  await fields.getByLabel('Card number').fill(cardNumber);
  await fields.getByLabel('Expiration date').fill('12/34');
  await fields.getByLabel('Security code').fill('123');
}

const answerBank = (page: Page, answer: 'Complete' | 'Fail') =>
  page
    .frameLocator('iframe[title="3D Secure authentication"]')
    .getByRole('button', {name: answer})
    .click();

async function thanked(page: Page) {
  await orderNumberOf(page);
  const orders = await ordersNow();
  expect(orders.map(({status}) => status)).toEqual(['PROCESSING']);
  const charges = await shop.control.charges();
  const own = charges.filter(({orderId}) => String(orderId) === orders[0]?.orderNumber);
  expect(own.map(({status}) => status)).toEqual(['paid']);
}

test('a card is paid by keyboard alone, and none of its digits come near the shop’s own server', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(shop.url)) sent.push(request.postData() ?? '');
  });
  await openCheckout(page);
  await expect(fieldsOf(page).getByLabel('Card number')).toBeVisible();
  await expectAccessible(page);
  await fieldsOf(page).getByLabel('Card number').focus();
  for (const typed of [testCards.good, '12/34', '739']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  await page.getByRole('button', {name: /Place Order/}).press('Enter');
  await thanked(page);
  expect(sent.join()).toContain('paymentToken');
  expect(sent.join()).not.toMatch(/4242|739"|12\/34/);
});

test('what is missing in the fields is said, and a declined card can be followed by a good one', async ({
  page,
}) => {
  await openCheckout(page);
  await fieldsOf(page).getByLabel('Card number').fill('4242');
  await placeOrder(page);
  await expect(checkoutAlert(page)).toHaveText('Please check your payment details.');
  await expect(fieldsOf(page).getByRole('alert')).toHaveText('Your card number is incomplete.');
  await fillPayment(page, testCards.declined);
  await placeOrder(page);
  await expect(checkoutAlert(page)).toContainText('Your card was declined.');
  await expect(page.getByRole('group', {name: paymentLabels.fields})).toBeFocused();
  await fillPayment(page);
  await placeOrder(page);
  await thanked(page);
});

test('a bank that challenges in the page is answered there: refused first, then agreed', async ({
  page,
}) => {
  await openCheckout(page);
  await fillPayment(page, testCards.challenge);
  await placeOrder(page);
  await answerBank(page, 'Fail');
  await expect(checkoutAlert(page)).toContainText('The payment was not completed.');
  await placeOrder(page);
  await answerBank(page, 'Complete');
  await thanked(page);
});

test('a bank’s question that was left open is followed by another card, once', async ({page}) => {
  await openCheckout(page);
  await fillPayment(page, testCards.challenge);
  await placeOrder(page);
  await page.locator('iframe[title="3D Secure authentication"]').waitFor();
  await page.reload();
  await isListening(page);
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await fillPayment(page);
  await placeOrder(page);
  await thanked(page);
});

test('a bank with a page of its own leads back to the thanks', async ({page}) => {
  await openCheckout(page);
  await fieldsOf(page).getByLabel('Test bank').check();
  await placeOrder(page);
  await page.getByRole('button', {name: 'Complete'}).click();
  await thanked(page);
});

/** Whose the wallet is, and what card is in it. */
const withWallet = (page: Page, number: string = testCards.good) =>
  page.route('**/stripe/wallet', (route) =>
    route.continue({url: `${shop.mockUrl}/stripe/wallet?email=${email}&number=${number}`}),
  );

const cartButton = (page: Page) => page.getByRole('banner').getByRole('button', {name: /^Cart/});
const walletButton = (part: Pick<Page, 'frameLocator'>) =>
  part
    .frameLocator('iframe[title="Secure express checkout frame"]')
    .getByRole('button', {name: 'Pay with Test Wallet'});
const sheetOf = (page: Page) => page.frameLocator('iframe[title="Test Wallet"]');
const pay = (page: Page) => sheetOf(page).getByRole('button', {name: 'Pay', exact: true}).click();

test('a wallet orders from the cart, reached from another page', async ({page}) => {
  await withCart(page, [spaghetti]);
  await withWallet(page);
  await visit(page, `${shop.url}/faq`);
  await cartButton(page).click();
  await page.getByRole('dialog').getByRole('link', {name: /cart/i}).first().click();
  await walletButton(page.getByRole('region', {name: 'Order summary'})).click();
  await expect(sheetOf(page).getByText('Total $9.46')).toBeVisible();
  await pay(page);
  await thanked(page);
});

async function openDrawer(page: Page) {
  await withCart(page, [spaghetti]);
  await visit(page, `${shop.url}/faq`);
  await cartButton(page).click();
  return page.getByRole('dialog', {name: 'Your cart'});
}

test('a wallet in the drawer shows the cart as it stands, and orders even when the drawer is closed', async ({
  page,
}) => {
  await withWallet(page);
  const drawer = await openDrawer(page);
  await walletButton(drawer).waitFor();
  await expectAccessible(page, 'dialog[open]');
  await drawer.getByRole('button', {name: 'Increase quantity'}).click();
  await walletButton(drawer).click();
  // Two of them, 5 % off.
  await expect(sheetOf(page).getByText('Total $13.50')).toBeVisible();
  await drawer.evaluate((dialog: HTMLDialogElement) => dialog.close());
  await expect(drawer).toBeHidden();
  await pay(page);
  await thanked(page);
});

test('a bank asks beside the drawer, which opens again with what went wrong', async ({page}) => {
  await withWallet(page, testCards.challenge);
  const drawer = await openDrawer(page);
  await walletButton(drawer).click();
  await pay(page);
  await answerBank(page, 'Fail');
  await expect(drawer.getByRole('alert')).toContainText('The payment was not completed.');
  await walletButton(drawer).click();
  await pay(page);
  await answerBank(page, 'Complete');
  await thanked(page);
});

test('what one tab orders from its drawer is gone from the drawer of another', async ({page}) => {
  await withWallet(page);
  const other = await page.context().newPage();
  const theirs = await openDrawer(page);
  await other.goto(`${shop.url}/account/sign-in`);
  await isListening(other);
  await cartButton(other).click();
  const drawer = other.getByRole('dialog', {name: 'Your cart'});
  await expect(drawer.getByRole('link', {name: 'Checkout'})).toBeVisible();
  // A document without wallets neither shows one nor keeps its room.
  await expect(other.locator('iframe, script[src*="stripe"]')).toHaveCount(0);
  await walletButton(theirs).click();
  await pay(page);
  await thanked(page);
  await expect(drawer.getByText('Your cart is empty')).toBeVisible();
});

for (const [who, query, shown] of [
  ['without a wallet', '?none', 'Cards, wallets and the other ways to pay are below.'],
  ['with a wallet', '', null],
] as const)
  test(`nothing moves when a browser ${who} has said so`, async ({page}) => {
    let say = () => {};
    const isTime = new Promise<void>((go) => (say = go));
    await page.route('**/stripe/express', async (route) => {
      await isTime;
      await route.continue({url: `${shop.mockUrl}/stripe/express${query}`});
    });
    await withCart(page, [spaghetti]);
    await visit(page, `${shop.url}/checkout`);
    const form = page.getByRole('form', {name: 'Checkout'});
    const before = await form.boundingBox();
    say();
    const express = page.getByRole('region', {name: 'Express checkout'});
    const frame = express.frameLocator('iframe');
    await (shown ? express.getByText(shown) : frame.getByRole('button')).waitFor();
    expect((await form.boundingBox())?.y).toBe(before?.y);
  });

for (const [who, query, shown] of [
  ['without a wallet', '?none', 'Cards, wallets and the other ways to pay are at checkout.'],
  ['with a wallet', '', null],
] as const)
  test(`nothing moves in the drawer of a browser ${who}`, {tag: '@narrow'}, async ({page}) => {
    const say = await holdBack(page, '**/functions/express');
    await page.route('**/stripe/express', (route) =>
      route.continue({url: `${shop.mockUrl}/stripe/express${query}`}),
    );
    const drawer = await openDrawer(page);
    const button = drawer.getByRole('link', {name: 'Checkout'});
    const offer = drawer.getByRole('button', {name: /^Add/});
    await offer.waitFor();
    const before = await button.boundingBox();
    say();
    await (shown ? drawer.getByText(shown) : walletButton(drawer)).waitFor();
    expect((await button.boundingBox())?.y).toBe(before?.y);
  });

test('a card that a shopper with an account saved pays his next order at one press', async ({
  page,
}) => {
  await signIn(page, {email: 'shopper@bellyful.example', password: demoPassword}, shop.url);
  await openCheckout(page);
  await fillPayment(page);
  await fieldsOf(page).getByLabel('Save payment information').check();
  await placeOrder(page);
  await thanked(page);
  await page.evaluate(() => localStorage.removeItem('cart-was-filled'));
  email = aNewEmail();
  await openCheckout(page);
  await expect(fieldsOf(page).getByLabel('Visa •••• 4242')).toBeChecked();
  await placeOrder(page);
  await thanked(page);
});

test.describe('without Stripe’s script', () => {
  test.use({expectedComplaints: [/Failed to load resource|ERR_FAILED|ERR_NAME_NOT_RESOLVED/]});

  test('the checkout says so and what to do, and goes on once it comes', async ({page}) => {
    const scripts = /js\.stripe\.com|stripe\/stripe\.js/;
    await page.route(scripts, (route) => route.abort());
    await openCheckout(page);
    const payment = page.getByRole('region', {name: 'Payment', exact: true});
    await expect(payment.getByRole('alert')).toContainText(
      'The payment fields could not be loaded.',
    );
    await page.unroute(scripts);
    await payment.getByRole('button', {name: 'Reload the page'}).click();
    await fillPayment(page);
    await placeOrder(page);
    await thanked(page);
  });

  test('a connection that breaks before or after the order was sent costs nothing but another press', async ({
    page,
    context,
  }) => {
    await openCheckout(page);
    await fillPayment(page);
    await context.setOffline(true);
    await placeOrder(page);
    await expect(checkoutAlert(page)).toContainText('We could not reach the payment service.');
    await context.setOffline(false);
    const orders = '**/functions/create-woocommerce-order';
    await page.route(orders, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await placeOrder(page);
    await expect(checkoutAlert(page)).toHaveText('Network error occurred');
    expect(await ordersNow()).toHaveLength(1);
    await page.unroute(orders);
    await placeOrder(page);
    await thanked(page);
  });
});

test('Stripe may notify before the shopper comes back, and again, that an order is paid: it is one order', async ({
  page,
}) => {
  await openCheckout(page);
  await fillPayment(page, testCards.challenge);
  await placeOrder(page);
  await page.locator('iframe[title="3D Secure authentication"]').waitFor();
  await page.route('**/functions/create-woocommerce-order', async (route) => {
    for (let time = 0; time < 2; time += 1) expect(await sendPaid('evt_1')).toBe(200);
    await route.continue();
  });
  await answerBank(page, 'Complete');
  await thanked(page);
  expect(await sendPaid('evt_2')).toBe(200);
  expect(await ordersNow()).toMatchObject([{status: 'PROCESSING'}]);
});

/** Stripe names each of its messages; one that it repeats has the name of before. */
async function sendPaid(eventId: string): Promise<number> {
  const [order] = await ordersNow();
  const charges = await shop.control.charges();
  const charge = charges.find(({orderId}) => String(orderId) === order?.orderNumber);
  if (!charge) throw new Error('There is no charge');
  const {id, key, orderId, amount} = charge;
  const metadata = {orderId: String(orderId), attempt: key};
  const object = {id, object: 'payment_intent', amount_received: amount, metadata};
  const type = 'payment_intent.succeeded';
  const payload = JSON.stringify({id: `${eventId}_${id}`, object: 'event', type, data: {object}});
  const signature = Stripe.webhooks.generateTestHeaderString({payload, secret: 'whsec_offline'});
  const answer = await fetch(`${shop.url}/functions/stripe-webhook`, {
    method: 'POST',
    headers: {'Stripe-Signature': signature},
    body: payload,
  });
  return answer.status;
}

/** The same cart at the checkout of two tabs, each filled in. */
async function fillTwoTabs(page: Page) {
  await openCheckout(page);
  await fillPayment(page);
  const other = await page.context().newPage();
  await other.goto(`${shop.url}/checkout`);
  await isListening(other);
  await fillAddress(other, {Email: email});
  await fillPayment(other);
  return other;
}

test('two tabs that order the same cart make one order', async ({page}) => {
  const other = await fillTwoTabs(page);
  await Promise.all([placeOrder(page), placeOrder(other)]);
  await Promise.all([thanked(page), thanked(other)]);
});

test('a tab whose press was slower thanks for the order of the other one', async ({page}) => {
  const other = await fillTwoTabs(page);
  const release = await holdBack(page, '**/confirmation_tokens');
  await placeOrder(page);
  await placeOrder(other);
  await thanked(other);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Checkout');
  release();
  await thanked(page);
});

test('an order that costs nothing opens no field and no wallet', async ({page}) => {
  email = 'demo@bellyful.example';
  await signIn(page, {email, password: demoPassword}, shop.url);
  await visit(page, `${shop.url}/free-sample`);
  await page.getByRole('button', {name: 'Add Free Sample to Cart'}).click();
  await expect(page.getByRole('button', {name: 'Cart, 1 item'})).toBeVisible();
  await visit(page, `${shop.url}/checkout`);
  const form = page.getByRole('form', {name: 'Checkout'});
  await expect(form.getByRole('button', {name: 'Place Order - Free'})).toBeVisible();
  await expect(form.getByRole('heading')).toHaveText(['Shipping']);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('region', {name: paymentLabels.express})).toHaveCount(0);
  await placeOrder(page);
  await orderNumberOf(page);
});
