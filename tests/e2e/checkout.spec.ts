import {expectAccessible} from '../support/axe';
import {
  checkoutAlert,
  fillAddress,
  fillCard,
  orderNumberOf,
  placeOrder,
  testCards,
} from '../support/checkout-page';
import {startOwnShop} from '../support/own-shop';
import {expect, isListening, test, visit} from '../support/page';
import {shopItems, withCart} from '../support/shop-cart';

const {spaghetti, rice, udon, variety} = shopItems;

// Orders, stock and trouble are counted: a shop of its own, one test after the other.
test.describe.configure({mode: 'default'});
let shop: Awaited<ReturnType<typeof startOwnShop>>;
test.beforeAll(async () => {
  shop = await startOwnShop();
});
test.afterAll(() => shop.close());
test.beforeEach(() => shop.control.reset());

const newOrders = async () =>
  (await shop.control.orders()).filter(({email}) => email === 'ada@example.com');

test('an empty cart cannot be checked out', async ({page}) => {
  await page.goto(`${shop.url}/checkout`);
  await expect(page).toHaveURL(`${shop.url}/cart`);
});

test('the sixteen problems are told one by one, in order, at their field', async ({page}) => {
  await withCart(page, [spaghetti]);
  await visit(page, `${shop.url}/checkout`);
  const steps: [message: string, label: string, right: string][] = [
    ['First name is required', 'First name', 'Ada'],
    ['Last name is required', 'Last name', 'Lovelace'],
    ['Email is required', 'Email', 'ada at example'],
    ['Address is required', 'Address', '12 Engine Street'],
    ['City is required', 'City', 'Petaluma'],
    ['State is required', 'State', 'CA'],
    ['ZIP code is required', 'ZIP code', '94954'],
    ['Invalid email format', 'Email', 'ada@example.com'],
    ['Name on card is required', 'Name on card', 'Ada Lovelace'],
    ['Card number is required', 'Card number', '424242424242'],
    ['Expiry date is required', 'Expiry date', '1'],
    ['CVV is required', 'CVV', '12'],
    ['Invalid card number length', 'Card number', testCards.good],
    ['Expiry date must be in MM/YY format', 'Expiry date', '1234'],
    ['CVV must be 3 or 4 digits', 'CVV', '123'],
  ];
  for (const [message, label, right] of steps) {
    await placeOrder(page);
    const field = page.getByLabel(label, {exact: true});
    await expect(checkoutAlert(page)).toHaveText(message);
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    if (label === 'State') await field.selectOption(right);
    else await field.fill(right);
  }
  expect(await newOrders()).toHaveLength(0);
});

test('card fields group, add the slash and take digits only', async ({page}) => {
  await withCart(page, [spaghetti]);
  await visit(page, `${shop.url}/checkout`);
  await page.getByLabel('Card number').pressSequentially('4242 4242-4242x42424242');
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
  await page.getByLabel('Expiry date').pressSequentially('1234');
  await expect(page.getByLabel('Expiry date')).toHaveValue('12/34');
  await page.getByLabel('CVV').pressSequentially('12a345');
  await expect(page.getByLabel('CVV')).toHaveValue('1234');
});

test('a second address is asked for and checked', async ({page}) => {
  await withCart(page, [spaghetti]);
  await visit(page, `${shop.url}/checkout`);
  await fillAddress(page);
  await fillCard(page);
  await page.getByLabel('Billing address is the same as shipping').uncheck();
  await placeOrder(page);
  await expect(checkoutAlert(page)).toHaveText('Billing address: First name is required');
  await expect(page.getByLabel('First name').last()).toBeFocused();
  await expectAccessible(page);
});

test('a reload keeps the address and forgets the card', async ({page}) => {
  await withCart(page, [spaghetti]);
  await visit(page, `${shop.url}/checkout`);
  await fillAddress(page);
  await fillCard(page);
  const stored = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage))),
  );
  expect(stored).toContain('Engine Street');
  expect(stored).not.toContain('4242');
  await page.reload();
  await isListening(page);
  await expect(page.getByLabel('City')).toHaveValue('Petaluma');
  await expect(page.getByLabel('Card number')).toHaveValue('');
});

test('a double press makes one order, and says that it is processing', async ({page}) => {
  await withCart(page, [spaghetti]);
  await visit(page, `${shop.url}/cart`);
  await page.getByRole('link', {name: 'Proceed to Checkout'}).click();
  await fillAddress(page);
  await fillCard(page);
  await shop.control.trouble('CreateOrder', 'slow', {times: 1, delayMs: 1500});
  await page.getByRole('button', {name: /Place Order/}).dblclick();
  await expect(page.getByRole('button', {name: 'Processing Order...'})).toBeVisible();
  await page.getByLabel('CVV').press('Enter');
  await orderNumberOf(page);
  expect(await newOrders()).toHaveLength(1);
  await page.goBack();
  await expect(page).toHaveURL(`${shop.url}/cart`);
});

test('two tabs with one cart make one order', async ({page, context}) => {
  await withCart(page, [spaghetti]);
  await visit(page, `${shop.url}/checkout`);
  const other = await context.newPage();
  await visit(other, `${shop.url}/checkout`);
  for (const tab of [page, other]) {
    await fillAddress(tab);
    await fillCard(tab);
  }
  await Promise.all([placeOrder(page), placeOrder(other)]);
  await orderNumberOf(page).catch(() => orderNumberOf(other));
  expect(await newOrders()).toHaveLength(1);
  expect((await shop.control.charges()).filter(({status}) => status === 'paid')).toHaveLength(1);
});

test('a declined card is corrected into exactly one paid order', async ({page}) => {
  await withCart(page, [spaghetti]);
  await visit(page, `${shop.url}/checkout`);
  await fillAddress(page);
  await fillCard(page, testCards.declined);
  await placeOrder(page);
  await expect(checkoutAlert(page)).toContainText('Your card was declined.');
  await expect(page.getByLabel('Card number')).toBeFocused();
  await expect(page.getByLabel('City')).toHaveValue('Petaluma');
  await fillCard(page, testCards.noFunds);
  await placeOrder(page);
  await expect(checkoutAlert(page)).toContainText('Your card was declined.');
  await fillCard(page);
  await placeOrder(page);
  const orderNumber = await orderNumberOf(page);
  const alive = (await newOrders()).filter(({status}) => status !== 'CANCELLED');
  expect(alive).toMatchObject([{orderNumber, status: 'PROCESSING'}]);
});

test('3-D Secure leads to the bank and back, with the cart kept until it is paid', async ({
  page,
}) => {
  await withCart(page, [spaghetti]);
  await visit(page, `${shop.url}/checkout`);
  await fillAddress(page);
  await fillCard(page, testCards.challenge);
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

test.describe('when the payment service or the shop is down', () => {
  test.use({expectedComplaints: [/status of 503/]});

  test('a payment that cannot be reached may be tried again', async ({page}) => {
    await withCart(page, [spaghetti]);
    await visit(page, `${shop.url}/checkout`);
    await fillAddress(page);
    await fillCard(page, testCards.down);
    await placeOrder(page);
    await expect(checkoutAlert(page)).toContainText('We could not reach the payment service.');
    await fillCard(page);
    await placeOrder(page);
    await orderNumberOf(page);
    const paid = (await newOrders()).filter(({status}) => status === 'PROCESSING');
    expect(paid).toHaveLength(1);
  });

  test('nothing is lost while the shop is down, and a second press orders', async ({page}) => {
    await withCart(page, [spaghetti]);
    await visit(page, `${shop.url}/checkout`);
    await fillAddress(page);
    await fillCard(page);
    await shop.control.trouble('*', 'html');
    await placeOrder(page);
    await expect(checkoutAlert(page)).toContainText(
      'We could not reach our order system. Please press Place Order again in a minute',
    );
    await expect(page.getByLabel('City')).toHaveValue('Petaluma');
    await expect(page.getByLabel('Card number')).not.toHaveValue('');
    await shop.control.clear();
    await placeOrder(page);
    await orderNumberOf(page);
    expect(await newOrders()).toHaveLength(1);
  });
});

test.describe('when the network breaks', () => {
  test.use({expectedComplaints: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/]});

  test('a lost answer is asked for again, and no second order is made', async ({page}) => {
    await withCart(page, [spaghetti]);
    await visit(page, `${shop.url}/checkout`);
    await fillAddress(page);
    await fillCard(page);
    await page.route(
      '**/functions/create-woocommerce-order',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      {times: 1},
    );
    await placeOrder(page);
    await expect(checkoutAlert(page)).toHaveText('Network error occurred');
    await placeOrder(page);
    await orderNumberOf(page);
    expect(await newOrders()).toHaveLength(1);
  });
});
