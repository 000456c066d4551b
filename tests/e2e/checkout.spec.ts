import type {Page} from '@playwright/test';
import {expectAccessible, expectAccessibleAtAnyWidth} from '../support/axe';
import {
  checkoutAlert,
  fillAddress,
  fillCard,
  orderNumberOf,
  placeOrder,
  testCards,
} from '../support/checkout-page';
import {holdBack} from '../support/hold-back';
import {mockUrl} from '../support/mock-shop';
import {shopControl, startOwnShop} from '../support/own-shop';
import {expect, isListening, test, visit} from '../support/page';
import {shopItems, withCart} from '../support/shop-cart';
import {aNewEmail} from '../support/shoppers';

const {spaghetti} = shopItems;
const orderUrl = '**/functions/create-woocommerce-order';

/** Another address for every test: it tells this test's orders from those of others. */
let email: string;
test.beforeEach(() => {
  email = aNewEmail();
});

const shop = shopControl(mockUrl);
const newOrders = async () => (await shop.orders()).filter((order) => order.email === email);

async function openFilledCheckout(page: Page, cardNumber?: string) {
  await withCart(page, [spaghetti]);
  await visit(page, '/checkout');
  await fillAddress(page, {Email: email});
  await fillCard(page, cardNumber);
}

test('an empty cart cannot be checked out, and nobody without an order sees the thank-you page', async ({
  page,
}) => {
  await page.goto('/checkout');
  await expect(page).toHaveURL('/cart');
  await page.goto('/thank-you');
  await expect(page).toHaveURL('/products');
});

test('all that is wrong is shown at once, from above, at its field, and the first takes the focus', async ({
  page,
}) => {
  await withCart(page, [spaghetti]);
  await visit(page, '/checkout');
  const fieldOf = (label: string) => page.getByLabel(label, {exact: true});
  const refused = async (problems: [message: string, label: string][]) => {
    await placeOrder(page);
    await expect(checkoutAlert(page).getByRole('listitem')).toHaveText(
      problems.map(([message]) => message),
    );
    await expect(fieldOf(problems[0]?.[1] ?? '')).toBeFocused();
    for (const [message, label] of problems)
      await expect(fieldOf(label)).toHaveAccessibleDescription(new RegExp(message));
  };
  await refused([
    ['First name is required', 'First name'],
    ['Last name is required', 'Last name'],
    ['Email is required', 'Email'],
    ['Address is required', 'Address'],
    ['ZIP code is required', 'ZIP code'],
    ['City is required', 'City'],
    ['State is required', 'State'],
    ['Name on card is required', 'Name on card'],
    ['Card number is required', 'Card number'],
    ['Expiry date is required', 'Expiry date'],
    ['CVV is required', 'CVV'],
  ]);
  await expectAccessibleAtAnyWidth(page);
  await fillAddress(page, {Email: 'ada at example'});
  await expect(checkoutAlert(page).getByRole('listitem')).toHaveCount(4);
  await fillCard(page, '424242424242');
  await fieldOf('Expiry date').fill('1');
  await fieldOf('CVV').fill('12');
  await refused([
    ['Invalid email format', 'Email'],
    ['Invalid card number length', 'Card number'],
    ['Expiry date must be in MM/YY format', 'Expiry date'],
    ['CVV must be 3 or 4 digits', 'CVV'],
  ]);
  await fieldOf('Email').fill(email);
  await fieldOf('Card number').fill(testCards.good);
  await fieldOf('Expiry date').fill('1234');
  await placeOrder(page);
  await expect(checkoutAlert(page)).toHaveText('CVV must be 3 or 4 digits');
  await expect(fieldOf('CVV')).toBeFocused();
  expect(await newOrders()).toHaveLength(0);
});

test('a filled form asks about a slip, groups the card’s digits, wants all of a second address, and forgets the card in a reload', async ({
  page,
}) => {
  await openFilledCheckout(page);
  const field = page.getByLabel('Email');
  await field.fill('ada@gmial.com');
  await field.blur();
  const asked = page.getByText('Did you mean ada@gmail.com?');
  await expect(asked).toBeVisible();
  await expectAccessible(page);
  await asked.getByRole('button').click();
  await expect(field).toHaveValue('ada@gmail.com');
  await expect(field).toBeFocused();
  await expect(asked).toHaveCount(0);

  for (const [label, typed, shown] of [
    ['Card number', '4242 4242-4242x42424242', '4242 4242 4242 4242 424'],
    ['Expiry date', '1234', '12/34'],
    ['CVV', '12a345', '1234'],
  ] as const) {
    await page.getByLabel(label).clear();
    await page.getByLabel(label).pressSequentially(typed);
    await expect(page.getByLabel(label)).toHaveValue(shown);
  }

  await page.getByLabel('Billing address is the same as shipping').uncheck();
  await placeOrder(page);
  await expect(checkoutAlert(page)).toContainText('Billing address: First name is required');
  await expect(page.getByLabel('First name').last()).toBeFocused();
  await expectAccessible(page);

  const stored = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage))),
  );
  expect(stored).toContain('Engine Street');
  expect(stored).not.toContain('4242');
  await page.reload();
  await isListening(page);
  await expect(page.getByLabel('City').first()).toHaveValue('Petaluma');
  await expect(page.getByLabel('Card number')).toHaveValue('');
});

test('what is typed before the scripts come stays, under the cursor, and over what a reload left', async ({
  page,
}) => {
  await withCart(page, [spaghetti]);
  await visit(page, '/checkout');
  await page.getByLabel('Email').fill('typed-before@example.com');
  await page.getByLabel('City').fill('Petaluma');
  const release = await holdBack(page, '**/assets/*.js');
  await page.reload({waitUntil: 'commit'});
  const emailField = page.getByLabel('Email');
  await expect(page.getByText('Loading your cart...')).toBeVisible();
  await expect(page.getByRole('button', {name: /^Place Order/})).toHaveCount(0);
  await emailField.pressSequentially(email);
  release();
  await expect(page.getByRole('button', {name: 'Place Order - $9.46'})).toBeVisible();
  await expect(emailField).toHaveValue(email);
  await expect(emailField).toBeFocused();
  await expect(page.getByLabel('City')).toHaveValue('Petaluma');
  await expect(page.getByText('Loading your cart...')).toHaveCount(0);
});

test('a double press makes one order, and says that it is processing', async ({page}) => {
  await withCart(page, [spaghetti]);
  await visit(page, '/cart');
  await page.getByRole('link', {name: 'Proceed to Checkout'}).click();
  await fillAddress(page, {Email: email});
  await fillCard(page);
  const release = await holdBack(page, orderUrl);
  await page.getByRole('button', {name: /Place Order/}).dblclick();
  await expect(page.getByRole('button', {name: 'Processing Order...'})).toBeVisible();
  await page.getByLabel('CVV').press('Enter');
  release();
  await orderNumberOf(page);
  expect(await newOrders()).toHaveLength(1);
  await page.goBack();
  await expect(page).toHaveURL('/cart');
});

test('a press whose code comes late, after another tab has ordered, makes no second order', async ({
  page,
  context,
}) => {
  await withCart(page, [spaghetti]);
  await visit(page, '/checkout');
  const other = await context.newPage();
  const release = await holdBack(other, '**/submit-order-*.js');
  await visit(other, '/checkout');
  for (const tab of [page, other]) {
    await fillAddress(tab, {Email: email});
    await fillCard(tab);
  }
  await placeOrder(other);
  await placeOrder(page);
  const orderNumber = await orderNumberOf(page);
  release();
  expect(await orderNumberOf(other)).toBe(orderNumber);
  expect(await newOrders()).toHaveLength(1);
});

test.describe('when the payment service is down', () => {
  test.use({expectedComplaints: [/status of 503/]});

  test('a payment that was declined, or could not be reached, is tried again into exactly one paid order', async ({
    page,
  }) => {
    await openFilledCheckout(page, testCards.declined);
    await placeOrder(page);
    await expect(checkoutAlert(page)).toContainText('Your card was declined.');
    await expect(page.getByLabel('Card number')).toBeFocused();
    await expect(page.getByLabel('City')).toHaveValue('Petaluma');
    await fillCard(page, testCards.noFunds);
    await placeOrder(page);
    await expect(checkoutAlert(page)).toContainText('Your card was declined.');
    await fillCard(page, testCards.down);
    await placeOrder(page);
    await expect(checkoutAlert(page)).toContainText('We could not reach the payment service.');
    await fillCard(page);
    await placeOrder(page);
    const orderNumber = await orderNumberOf(page);
    const alive = (await newOrders()).filter(({status}) => status !== 'CANCELLED');
    expect(alive).toMatchObject([{orderNumber, status: 'PROCESSING'}]);
  });
});

test('3-D Secure leads to the bank and back, with the cart kept until it is paid', async ({
  page,
}) => {
  await openFilledCheckout(page, testCards.challenge);
  await placeOrder(page);
  await page.getByRole('button', {name: 'Fail'}).click();
  await expect(page.getByRole('alert')).toContainText('Your card was declined.');
  await isListening(page);
  await expectAccessible(page);
  await expect(page.getByRole('banner').getByRole('button', {name: 'Cart, 1 item'})).toBeVisible();
  await page.getByRole('link', {name: 'Back to checkout'}).click();
  await expect(page.getByLabel('City')).toHaveValue('Petaluma');
  await fillCard(page, testCards.challenge);
  await placeOrder(page);
  await page.getByRole('button', {name: 'Complete'}).click();
  const orderNumber = await orderNumberOf(page);
  await expect(page.getByRole('banner').getByRole('button', {name: 'Cart, 0 items'})).toBeVisible();
  await expect(page.getByRole('region', {name: 'Your order'})).toContainText(spaghetti.name);
  const paid = (await newOrders()).filter(({status}) => status === 'PROCESSING');
  expect(paid).toMatchObject([{orderNumber}]);
});

test.describe('with the pay page of the shop', () => {
  let hosted: Awaited<ReturnType<typeof startOwnShop>>;
  test.beforeAll(async () => {
    hosted = await startOwnShop({PAYMENT_GATEWAY: 'hosted'});
  });
  test.afterAll(() => hosted.close());

  test('the checkout asks for no card and says why', async ({page}) => {
    await withCart(page, [spaghetti]);
    await visit(page, `${hosted.url}/checkout`);
    await expect(page.getByRole('region', {name: 'Payment'})).toContainText(
      'we do not ask for your card here',
    );
    await expect(page.getByLabel('Card number')).toHaveCount(0);
    await fillAddress(page);
    await placeOrder(page);
    await page.waitForURL(/order-pay/);
    expect(await hosted.control.orders()).toContainEqual(
      expect.objectContaining({email: 'ada@example.com', needsPayment: true}),
    );
    await page.goto(`${hosted.url}/cart`);
    await expect(page.getByRole('link', {name: spaghetti.name})).toBeVisible();
  });
});

test.describe('in a shop that asks more', {tag: '@phone-only'}, () => {
  let asking: Awaited<ReturnType<typeof startOwnShop>>;
  test.beforeAll(async () => {
    asking = await startOwnShop();
  });
  test.afterAll(() => asking.close());
  test.use({expectedComplaints: [/422/]});

  test('its fields come while the page is open, say what is wrong and are in the order', async ({
    page,
  }) => {
    await asking.control.fields('none');
    await withCart(page, [spaghetti]);
    await visit(page, `${asking.url}/checkout`);
    await fillAddress(page);
    await page.getByLabel('Cash on delivery').check();
    await asking.control.fields('these and a note');
    await placeOrder(page);
    const gift = page.getByLabel('Gift message');
    await expect(gift).toBeFocused();
    await expect(checkoutAlert(page)).toHaveText('Gift message is required');
    await expectAccessible(page);
    await gift.fill('https://a.example');
    await expect(checkoutAlert(page)).toHaveCount(0);
    await page.getByLabel('Entrance').selectOption('Back door');
    await placeOrder(page);
    await expect(gift).toHaveAccessibleDescription('Please write the message without a link.');
    await page.reload();
    await expect(gift).toHaveValue('https://a.example');
    await gift.fill('Love <img src=x onerror=alert(1)> & joy');
    await page.getByLabel('Note for your order').fill('Ring twice.');
    await placeOrder(page);
    await orderNumberOf(page);
    const answers = page.getByRole('region', {name: 'Additional information'});
    await expect(answers).toContainText('Back door');
    await expect(answers).toContainText('Love & joy');
    await page.getByRole('link', {name: 'Check your order status'}).click();
    await expect(page.getByRole('heading', {name: 'What you ordered'})).toBeVisible();
    await expect(answers).toContainText('Ring twice.');
  });
});
