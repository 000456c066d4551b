import {expectAccessible} from '../support/axe';
import {checkoutAlert, fillAddress, fillCard, orderNumberOf} from '../support/checkout-page';
import {startOwnShop} from '../support/own-shop';
import {expect, test, visit} from '../support/page';
import {shopItems, withCart} from '../support/shop-cart';

let shop: Awaited<ReturnType<typeof startOwnShop>>;
test.beforeAll(async () => {
  shop = await startOwnShop();
  await shop.control.taxes('prices with tax');
  await shop.control.countries('DE US');
});
test.afterAll(() => shop.close());

test('where the shop sells to Germany, a price says its tax, its shipping and that of a kilogram', async ({
  page,
}) => {
  await visit(page, `${shop.url}/wordpress-product/konjac-spaghetti`);
  const main = page.getByRole('main');
  await expect(main).toContainText('$4.49 incl. tax$26.41/kgplus shipping');
  await expectAccessible(page);
  await visit(page, `${shop.url}/products`);
  await main.getByRole('link', {name: 'Konjac Angel Hair Noodles'}).click();
  await main.getByRole('button', {name: /^6 pouches/}).click();
  await expect(main).toContainText('incl. tax$23.52/kgplus shipping');
  await visit(page, `${shop.url}/products`);
  const card = page.getByRole('listitem').filter({hasText: 'Konjac Spaghetti'}).first();
  await expect(card).toContainText(/\/kgincl\. tax, plus shipping/);
  await card.getByRole('link', {name: 'shipping', exact: true}).click();
  await expect(page).toHaveURL(/\/shipping$/);
});

test('the button that orders says that it obliges to pay, in the language of the page', async ({
  page,
}) => {
  await withCart(page, [shopItems.spaghetti]);
  await visit(page, `${shop.url}/es/checkout`);
  await expect(
    page.getByRole('button', {name: 'Pedido con obligación de pago', exact: true}),
  ).toBeVisible();
  await visit(page, `${shop.url}/checkout`);
  await page.getByLabel('Country').selectOption('US');
  await fillAddress(page);
  await fillCard(page);
  await expect(page.getByRole('region', {name: 'Order summary'})).toContainText(
    'Tax at your address',
  );
  await page.getByRole('button', {name: 'Order with obligation to pay', exact: true}).click();
  expect(await orderNumberOf(page)).toMatch(/^\d+$/);
});

test('capsules for weight loss go to New York to who says to be 18, and an adult signs for them', async ({
  page,
}) => {
  await visit(page, `${shop.url}/pain-free-weight-loss`);
  await page
    .getByRole('main')
    .getByRole('button', {name: /^Add to Cart/})
    .first()
    .click();
  await expect(page.getByRole('button', {name: 'Cart, 1 item'})).toBeVisible();
  await visit(page, `${shop.url}/checkout`);
  await page.getByLabel('Country').selectOption('US');
  await fillAddress(page);
  await page.getByLabel('State').selectOption('NY');
  await page.getByLabel('ZIP code').fill('10001');
  await fillCard(page);
  await expect(page.getByRole('region', {name: 'Order summary'})).toContainText(/Tax at|Includes/);
  const order = page.getByRole('button', {name: 'Order with obligation to pay', exact: true});
  await order.click();
  await expect(checkoutAlert(page)).toContainText('Please confirm that you are 18 or older');
  const box = page.getByRole('checkbox', {name: /^I am 18 or older\./});
  await expect(box).toBeVisible();
  await expectAccessible(page);
  await box.check();
  await order.click();
  const orderNumber = await orderNumberOf(page);
  expect(await shop.control.orders()).toContainEqual(expect.objectContaining({orderNumber}));
});
