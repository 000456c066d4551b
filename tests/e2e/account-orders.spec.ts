import {expectAccessible} from '../support/axe';
import {expect, test, visit} from '../support/page';
import {aShopper, placeOrder, signIn} from '../support/shoppers';

test.describe('after an order', () => {
  test.beforeEach(({page, shopper}) => placeOrder(page, shopper));

  test('my orders show number, date, status, lines and totals, and order again', async ({page}) => {
    await visit(page, '/account/orders');
    const order = page.getByRole('article');
    await expect(order).toHaveCount(1);
    await expect(order.getByRole('heading', {name: /^Order \d+$/})).toBeVisible();
    await expect(order.getByRole('time')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
    await expect(order.getByText('Paid', {exact: true})).toBeVisible();
    await expect(order.getByRole('listitem')).toHaveText(
      /Konjac Spaghetti.*Quantity: 2.*\$8\.53 instead of \$8\.98/,
    );
    for (const row of ['Subtotal$8.53', 'Shipping$4.97', 'Arrives', 'Total$13.50'])
      await expect(order).toContainText(row);
    await page.getByRole('button', {name: /^Order again/}).click();
    await expect(page.getByText('1 item is in your cart.')).toBeVisible();
    await page.getByRole('main').getByRole('link', {name: 'View Cart'}).click();
    await expect(page).toHaveURL('/cart');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', {name: /Konjac Spaghetti/}).first()).toBeVisible();
    await expect(main.getByLabel(/quantity/i).first()).toBeVisible();
  });

  test('another shopper sees nothing of it, and a new one is led to the products', async ({
    page,
  }) => {
    await page.context().clearCookies();
    await signIn(page, await aShopper());
    await visit(page, '/account/orders');
    await expect(page.getByRole('heading', {name: 'No orders yet'})).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', {name: 'Browse products'}).click();
    await expect(page).toHaveURL('/products');
  });

  test('a loyal shopper reads his own price in lists and in the search', async ({page}) => {
    await visit(page, '/products?q=konjac+spaghetti');
    const cards = page.getByRole('list', {name: 'Products'}).getByRole('listitem');
    await expect(cards.filter({hasText: 'Konjac Spaghetti'}).first()).toContainText('$4.04');
    await page.waitForLoadState('networkidle');
    await page.getByRole('banner').getByRole('link', {name: 'Search'}).click();
    await page.getByRole('combobox', {name: 'Search the shop'}).fill('konjac spaghetti');
    const found = page.getByRole('option', {name: /Konjac Spaghetti/});
    await expect(found.first()).toContainText('$4.04');
  });

  test('loyalty is shown with the first paid order, and gone with the sign-out', async ({page}) => {
    await visit(page, '/womens-multi-vitamin');
    await page.getByRole('main').getByRole('button', {name: 'Add to Cart'}).first().click();
    await visit(page, '/cart');
    await expect(page.getByText('10% off for coming back')).toBeVisible();
    await page.getByRole('banner').getByLabel('Account').click();
    await page.getByRole('button', {name: 'Sign Out'}).click();
    await expect(page.getByRole('banner').getByRole('link', {name: 'Sign In'})).toBeVisible();
    await expect(page.getByText('10% off for coming back')).toBeHidden();
  });
});

test('checkout knows the email, stores the address on request and offers it the next time', async ({
  page,
  shopper,
}) => {
  await visit(page, '/womens-multi-vitamin');
  await page.getByRole('main').getByRole('button', {name: 'Add to Cart'}).first().click();
  await visit(page, '/checkout');
  await expect(page.getByLabel('Email')).toHaveValue(shopper.email);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Miller');
  await page.getByLabel('Address', {exact: true}).fill('12 Orchard Lane');
  await page.getByLabel('City').fill('Portland');
  await page.getByLabel('State').selectOption('OR');
  await page.getByLabel('ZIP code').fill('97201');
  await page.getByLabel('Save this address to my account').check();
  await page.getByLabel('Name on card').fill('Ada Miller');
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByLabel('Expiry date').fill('1239');
  await page.getByLabel('CVV').fill('123');
  await page.getByRole('button', {name: /Place Order/}).click();
  await expect(page).toHaveURL('/thank-you');
  await visit(page, '/account');
  await expect(page.getByLabel('City')).toHaveValue('Portland');
  await page.evaluate(() => sessionStorage.clear());
  await visit(page, '/womens-multi-vitamin');
  await page.getByRole('main').getByRole('button', {name: 'Add to Cart'}).first().click();
  await visit(page, '/checkout');
  await expect(page.getByText('12 Orchard Lane')).toBeVisible();
  await expect(page.getByLabel('City')).toBeHidden();
  await page.getByRole('button', {name: 'Change'}).click();
  await expect(page.getByLabel('Address', {exact: true})).toBeFocused();
  await expect(page.getByLabel('City')).toHaveValue('Portland');
});
