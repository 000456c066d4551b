import {expectAccessible} from '../support/axe';
import {orderNumberOf, placeOrder} from '../support/checkout-page';
import {startOwnShop} from '../support/own-shop';
import {expect, isListening, test, visit} from '../support/page';
import {shopItems, withCart} from '../support/shop-cart';

let shop: Awaited<ReturnType<typeof startOwnShop>>;
test.beforeAll(async () => {
  shop = await startOwnShop({PAYMENT_GATEWAY: 'hosted'});
  await shop.control.paymentMethods('all');
});
test.afterAll(() => shop.close());

test('an order that is paid on delivery never leaves the shop, is followed by its link and ordered again', async ({
  page,
}) => {
  await withCart(page, [shopItems.spaghetti]);
  await visit(page, `${shop.url}/checkout`);
  const form = page.getByRole('form', {name: 'Checkout'});
  await form.getByLabel('Email').fill('ada@');
  await form.getByLabel('First name').fill('Ada');
  await expect(form.getByText('Invalid email format')).toBeVisible();
  await form.getByLabel('Email').fill('ada@example.com');
  await expect(form.getByText('Invalid email format')).toBeHidden();
  await form.getByLabel('Last name').fill('Lovelace');
  await form.getByLabel('Address', {exact: true}).fill('12 Engine Street');
  await form.getByLabel('ZIP code').fill('97201');
  await expect(form.getByLabel('City')).toHaveValue('Portland');
  await expect(form.getByLabel('State')).toHaveValue('OR');
  await form.getByLabel('Phone').pressSequentially('5035550100');
  await expect(form.getByLabel('Phone')).toHaveValue('(503) 555-0100');

  await expect(form.getByRole('list', {name: 'Ways to pay there'})).toContainText('PayPal');
  await expectAccessible(page);
  await form.getByRole('radio', {name: 'Cash on delivery'}).check();
  await expect(form.getByText('Pay with cash upon delivery.')).toBeVisible();
  await placeOrder(page);

  const orderNumber = await orderNumberOf(page);
  const main = page.getByRole('main');
  await expect(main).toContainText('Pay on delivery');
  await expect(main).not.toContainText('Processing Payment');
  await expectAccessible(page);

  await main.getByRole('link', {name: 'Check your order status'}).click();
  await expect(main.getByRole('heading', {level: 1})).toHaveText(`Order ${orderNumber}`);
  await expect(main).toContainText('12 Engine Street');
  await expectAccessible(page);
  const link = page.url();
  await isListening(page);
  await main.getByRole('button', {name: 'Order again'}).click();
  await expect(main.getByText('1 item is in your cart.')).toBeVisible();
  await main.getByRole('link', {name: 'View Cart'}).click();
  await expect(main).toContainText('Konjac Spaghetti');

  const ordered = async () =>
    (await shop.control.orders()).find((one) => one.orderNumber === orderNumber);
  expect(await ordered()).toMatchObject({status: 'PROCESSING', email: 'ada@example.com'});

  await visit(page, link);
  await isListening(page);
  const cancel = main.getByRole('button', {name: 'Cancel this order'});
  await cancel.click();
  const dialog = page.getByRole('dialog', {name: 'Cancel this order?'});
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(cancel).toBeFocused();
  await cancel.click();
  await dialog.getByLabel('Why?').fill('Ordered twice');
  await dialog.getByRole('button', {name: 'Yes, cancel it'}).click();
  await expect(main.getByText('You canceled this order on')).toBeInViewport();
  await expect(cancel).toBeHidden();
  expect(await ordered()).toMatchObject({status: 'CANCELLED'});
});
