import type {Page} from '@playwright/test';
import {launchOptions} from '../../playwright.config';
import {orderNumberOf, placeOrder} from '../support/checkout-page';
import {startOwnShop} from '../support/own-shop';
import {expect, test, visit} from '../support/page';

const args = [...launchOptions.args, '--enable-features=WebMCP'];
test.use({launchOptions: {...launchOptions, args}});

test.describe.configure({mode: 'default'});
let shop: Awaited<ReturnType<typeof startOwnShop>>;
test.beforeAll(async () => {
  shop = await startOwnShop({PAYMENT_GATEWAY: 'hosted'});
});
test.afterAll(async () => shop.close());

/** The names of a page's tools, once it has some. */
const toolsOf = (page: Page) =>
  expect.poll(async () => (await page.webmcp.tools()).map(({name}) => name));

/** What the browser's assistant fills in; `send` is its shopper, who looks at it first. */
async function use(page: Page, name: string, input: object, send: () => Promise<unknown>) {
  await toolsOf(page).toEqual([name]);
  const answer = page.webmcp.callTool(name, input).catch((thrown: unknown) => String(thrown));
  await send();
  return answer;
}

test('an assistant in the browser fills the forms, and its shopper sends them: one order', async ({
  page,
}) => {
  await visit(page, `${shop.url}/products`);
  const hasTools = await page.evaluate(() => 'modelContext' in document);
  test.skip(!hasTools, 'This browser has no WebMCP.');
  const main = page.getByRole('main');
  await use(page, 'search_products', {q: 'konjak spagetti'}, async () => {
    await expect(main.getByLabel('Search products')).toHaveValue('konjak spagetti');
    await main.getByRole('button', {name: 'Search'}).click();
  });
  await main.getByRole('link', {name: 'Konjac Spaghetti Pasta'}).first().click();
  const added = await use(page, 'add_to_cart', {quantity: 3}, async () => {
    await expect(page.getByLabel('Quantity', {exact: true})).toHaveValue('3');
    await main.getByRole('button', {name: 'Add to Cart - $13.47'}).click();
  });
  expect(added).toBeUndefined();
  await visit(page, `${shop.url}/cart`);
  await use(page, 'apply_discount_code', {code: 'FREESHIP'}, async () => {
    await expect(page.getByLabel('Discount code')).toHaveValue('FREESHIP');
    await page.getByRole('button', {name: 'Apply'}).click();
  });
  await expect(main).toContainText('Free shipping on this order');
  await visit(page, `${shop.url}/checkout`);
  const address = {
    email: 'web-ada@shop.example',
    firstName: 'Ada',
    lastName: 'Lovelace',
    address1: '12 Engine Street',
    city: 'Petaluma',
    state: 'CA',
    zipCode: '94954',
  };
  await use(page, 'check_out', address, async () => {
    await expect(page.getByLabel('ZIP code')).toHaveValue('94954');
    await page.getByRole('radio', {name: 'Cash on delivery'}).check();
    await placeOrder(page);
    await orderNumberOf(page);
  });
  const orders = await shop.control.orders();
  const own = orders.filter(({email}) => email === address.email);
  expect(own).toMatchObject([{status: 'PROCESSING', total: 1212}]);
});

test('an assistant chooses what is chosen, and finds a way to write', async ({page}) => {
  await visit(page, `${shop.url}/nighttime-support`);
  const hasTools = await page.evaluate(() => 'modelContext' in document);
  test.skip(!hasTools, 'This browser has no WebMCP.');
  const main = page.getByRole('main');
  await use(page, 'add_to_cart', {package: '4', quantity: 1}, async () => {
    await expect(main.getByRole('radio', {name: /^.*4 bottles/})).toBeChecked();
    await main.getByRole('button', {name: 'Add to Cart - $179.96'}).first().click();
  });
  await visit(page, `${shop.url}/contact`);
  await toolsOf(page).toEqual(['write_to_shop']);
});
