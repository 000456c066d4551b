import {expectAccessible} from '../support/axe';
import {fillCard, orderNumberOf, placeOrder} from '../support/checkout-page';
import {startOwnShop} from '../support/own-shop';
import {expect, reach, test, visit} from '../support/page';

let shop: Awaited<ReturnType<typeof startOwnShop>>;
// One shop for all of them, in one worker.
test.describe.configure({mode: 'default'});

test.beforeAll(async () => {
  shop = await startOwnShop({MOCK_CATALOGUE: 'types'});
});
test.afterAll(() => shop.close());

test('a variation that takes any color asks for one, and two colors are two lines', async ({
  page,
}) => {
  await visit(page, `${shop.url}/wordpress-product/shaker-bottle?variation=404`);
  const add = page.getByRole('main').getByRole('button', {name: /^Add to Cart/});
  await add.click();
  const color = page.getByLabel('Color');
  expect(await color.evaluate((field: HTMLSelectElement) => field.validity.valueMissing)).toBe(
    true,
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByLabel('Engraving').selectOption('Initials & heart');
  for (const name of ['Sand', 'Leaf Green']) {
    await color.selectOption(name);
    await add.click();
    await expect(
      page.getByText(`Shaker Bottle (500 ml, ${name}, Initials & heart) was added`).first(),
    ).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await visit(page, `${shop.url}/cart`);
  const lines = page.getByRole('list', {name: 'Items in your cart'}).getByRole('listitem');
  await expect(lines).toHaveCount(2);
});

test('files are sold without an address to send them to, and given on the thank-you page and the order’s', async ({
  page,
}) => {
  await visit(page, `${shop.url}/wordpress-product/meal-planner`);
  await expect(page.getByRole('row', {name: 'Language English, Spanish'})).toBeVisible();
  await expect(page.getByText('B4')).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('button', {name: /^Add to Cart/})
    .click();
  await visit(page, `${shop.url}/cart`);
  await expect(page.getByRole('region', {name: 'Order summary'})).not.toContainText(/shipping/i);
  await visit(page, `${shop.url}/checkout`);
  const payer = page.getByRole('region', {name: 'Billing address'});
  await expect(payer.getByLabel('Address', {exact: true})).toHaveCount(0);
  for (const [label, text] of Object.entries({
    Email: 'ada@example.com',
    'First name': 'Ada',
    'Last name': 'Lovelace',
    City: 'Petaluma',
    'ZIP code': '94954',
  }))
    await payer.getByLabel(label, {exact: true}).fill(text);
  await payer.getByLabel('State').selectOption('CA');
  await expectAccessible(page);
  await fillCard(page);
  await placeOrder(page);
  const orderNumber = await orderNumberOf(page);
  const downloads = page.getByRole('region', {name: 'Your downloads'});
  await expect(downloads.getByRole('link', {name: 'Meal planner.pdf'})).toHaveAttribute(
    'href',
    /download_file=416/,
  );
  await expect(downloads).toContainText('3 downloads left');
  await expect(page.getByText('Nothing in this order is mailed')).toBeVisible();
  await page.getByRole('link', {name: 'Check your order status'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(`Order ${orderNumber}`);
  await expect(downloads.getByRole('link', {name: 'Meal planner.pdf'})).toBeVisible();
  await expect(page.getByText('Shipping address')).toHaveCount(0);
  const placed = (await shop.control.orders()).find((order) => order.orderNumber === orderNumber);
  expect(placed).toMatchObject({status: 'COMPLETED', total: 900});
});

test('a group sells its parts; what is sold individually is one, and what is not there is on backorder', async ({
  page,
}) => {
  await visit(page, `${shop.url}/wordpress-product/bowl-set`);
  const addBowls = page.getByRole('button', {name: 'Add to Cart: Ceramic Bowl'});
  await reach(addBowls);
  await page.getByLabel('Quantity of Ceramic Bowl').fill('3');
  await addBowls.click();
  const drawer = page.getByRole('dialog', {name: 'Your cart'});
  for (const _press of [1, 2]) {
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', {name: 'Add to Cart: Coaching Hour'}).click();
  }
  await expectAccessible(page);
  await visit(page, `${shop.url}/cart`);
  const line = (name: string) => page.getByRole('listitem').filter({hasText: name});
  await expect(line('Ceramic Bowl')).toContainText('Available on backorder');
  await expect(line('Ceramic Bowl')).toContainText('$48.60');
  await expect(line('Coaching Hour')).toContainText('One per order');
  await expect(line('Coaching Hour')).toContainText('$45.00');
  await expect(page.getByRole('region', {name: 'Order summary'})).toContainText('ShippingFree');
});

test('what is sold elsewhere leads there, and what an extension sells to the shop', async ({
  page,
}) => {
  await visit(page, `${shop.url}/wordpress-product/cookbook`);
  const elsewhere = page.getByRole('link', {name: 'Buy at Books & Co'});
  await expect(elsewhere).toHaveAttribute('href', 'https://books.example/konjac');
  await expect(elsewhere).toHaveAttribute('rel', 'noopener');
  await expect(page.getByRole('list', {name: 'Quality marks'})).toHaveCount(0);
  await visit(page, `${shop.url}/products?q=monthly`);
  const card = page.getByRole('listitem').filter({hasText: 'Monthly Box'});
  await expect(card).toContainText('Sold in the shop');
  await expect(card).not.toContainText('$');
  await card.getByRole('link').first().click();
  await expect(page.getByRole('link', {name: 'See it in the shop'})).toHaveAttribute(
    'href',
    /\/product\/monthly-box\/$/,
  );
  await expect(page.getByRole('button', {name: 'Add to Cart: Monthly Box'})).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText('Uncategorized')).toHaveCount(0);
});
