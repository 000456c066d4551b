import type {Browser, Page} from '@playwright/test';
import {demoPassword} from '~mocks/demo-accounts';
import {expectAccessible} from '../support/axe';
import {fillCard, orderNumberOf, placeOrder} from '../support/checkout-page';
import {startOwnShop} from '../support/own-shop';
import {expect, test, visit} from '../support/page';
import {shopItems, withCart} from '../support/shop-cart';
import {aNewEmail, signIn} from '../support/shoppers';

let shop: Awaited<ReturnType<typeof startOwnShop>>;
// One shop for all of them, in one worker.
test.describe.configure({mode: 'default'});

test.beforeAll(async () => {
  shop = await startOwnShop();
});
test.afterAll(() => shop.close());

const demo = {email: 'demo@bellyful.example', password: demoPassword};
const {spaghetti} = shopItems;
const field = (page: Page, label: string) => page.getByLabel(label, {exact: true}).first();

/** As the law names it where the shop sells to the European Union, too. */
const order = (page: Page) =>
  page.getByRole('button', {name: 'Order with obligation to pay', exact: true}).click();

async function fill(page: Page, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
}

const anna = {
  'First name': 'Anna',
  'Last name': 'Muster',
  Address: 'Ringstraße 1',
  City: 'Wien',
};

test('of more countries than one the shopper chooses, and the shop judges the postal code @narrow', async ({
  page,
}) => {
  await shop.control.countries('DE AT');
  await withCart(page, [spaghetti]);
  await visit(page, `${shop.url}/checkout`);
  await expect(field(page, 'Country')).toHaveValue('');
  await expectAccessible(page);
  await fill(page, {'First name': 'Anna'});
  await field(page, 'Country').selectOption('Austria');
  await fill(page, {...anna, Email: aNewEmail(), 'Postal code': '10100'});
  await fillCard(page);
  await order(page);
  await expect(field(page, 'Postal code')).toBeFocused();
  await expect(field(page, 'Postal code')).toHaveAccessibleDescription(/not valid in this country/);
  await fill(page, {'Postal code': '10 10'});
  await page.reload();
  await expect(field(page, 'City')).toHaveValue('Wien');
  await fillCard(page);
  await order(page);
  const number = await orderNumberOf(page);
  expect((await shop.control.orders()).map(({orderNumber}) => orderNumber)).toContain(number);
});

test.describe('where the fields of a country cannot be had', () => {
  test.use({expectedComplaints: [/ERR_FAILED/]});

  test('that is said, and they can be had later', async ({page}) => {
    await shop.control.countries('DE JP');
    await withCart(page, [spaghetti]);
    await visit(page, `${shop.url}/checkout`);
    await page.route('**/functions/address-form*', (route) => route.abort());
    await field(page, 'Country').selectOption('Japan');
    await expect(page.getByText('The fields of this country could not be loaded.')).toBeVisible();
    await page.unroute('**/functions/address-form*');
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(field(page, 'Prefecture')).toBeVisible();
  });
});

async function withoutScripts(browser: Browser) {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`${shop.url}/wordpress-product/konjac-spaghetti`);
  await page.getByRole('button', {name: 'Add to Cart'}).first().click();
  await page.goto(`${shop.url}/checkout`);
  return page;
}

test('without scripts a button shows the fields of the country, and nothing typed is lost', async ({
  browser,
}) => {
  await shop.control.countries('DE CA');
  await shop.control.paymentMethods('all');
  const page = await withoutScripts(browser);
  await fill(page, {'First name': 'Anne'});
  await field(page, 'Country').selectOption('Canada');
  await page.getByRole('button', {name: 'Show the fields of this country'}).first().click();
  await expect(field(page, 'First name')).toHaveValue('Anne');
  await field(page, 'Province').selectOption('Quebec');
  await fill(page, {'Last name': 'Roy', Email: aNewEmail(), Address: '1 Rue Saint-Paul'});
  await fill(page, {City: 'Montréal', 'Postal code': 'h2y 1g7'});
  await page.getByLabel('Cash on delivery').check();
  await order(page);
  await expect(page).toHaveURL(/thank-you/);
  await page.context().close();
});

const saveAddress = (page: Page) => page.getByRole('button', {name: 'Save address'}).click();

test('the account asks for an address as the checkout does @narrow', async ({page}) => {
  await shop.control.countries('DE AT');
  await signIn(page, demo, shop.url);
  await visit(page, `${shop.url}/account`);
  await field(page, 'Country').selectOption('Austria');
  await fill(page, {...anna, 'Postal code': '10100'});
  await saveAddress(page);
  await expect(field(page, 'Postal code')).toBeFocused();
  await expect(field(page, 'Postal code')).toHaveAccessibleDescription(/not valid in this country/);
  await expectAccessible(page);
  await field(page, 'Country').selectOption('Germany');
  await expect(field(page, 'City')).toHaveValue('Wien');
  await fill(page, {City: 'Berlin', 'Postal code': '10115'});
  await saveAddress(page);
  await expect(page.getByText('Your address is saved.')).toBeVisible();
  await page.reload();
  await expect(field(page, 'Country')).toHaveValue('DE');
  await expect(field(page, 'Postal code')).toHaveValue('10115');
});

test('without scripts, too, and nothing typed is lost', async ({browser}) => {
  await shop.control.countries('JP CA');
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await signIn(page, demo, shop.url);
  await page.goto(`${shop.url}/account`);
  await fill(page, {'First name': 'Anne', 'Last name': 'Roy'});
  await field(page, 'Country').selectOption('Canada');
  await page.getByRole('button', {name: 'Show the fields of this country'}).click();
  await fill(page, {Address: '1 Rue Saint-Paul', City: 'Montréal', 'Postal code': 'h2y'});
  await field(page, 'Province').selectOption('Quebec');
  await field(page, 'City').press('Enter');
  await expect(field(page, 'Postal code')).toHaveAccessibleDescription(/not valid in this country/);
  await fill(page, {'Postal code': 'h2y 1g7'});
  await saveAddress(page);
  await expect(page.getByText('Your address is saved.')).toBeVisible();
  await expect(field(page, 'First name')).toHaveValue('Anne');
  await context.close();
});

test('one country is not asked for, and its fields are its own @narrow', async ({page}) => {
  await shop.control.countries('JP');
  await withCart(page, [spaghetti]);
  await visit(page, `${shop.url}/checkout`);
  await expect(page.getByLabel('Country')).toHaveCount(0);
  await field(page, 'Prefecture').selectOption('Tokyo');
  await fill(page, {'Last name': '山田', 'First name': '花子', Email: aNewEmail()});
  await fill(page, {'Postal code': '1000001', City: '千代田区', Address: '千代田1-1'});
  await fillCard(page);
  await placeOrder(page);
  await orderNumberOf(page);
});
