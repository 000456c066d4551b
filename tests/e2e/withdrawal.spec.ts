import {expectAccessible} from '../support/axe';
import {orderNumberOf} from '../support/checkout-page';
import {startOwnShop} from '../support/own-shop';
import {expect, test, visit} from '../support/page';
import {shopItems, withCart} from '../support/shop-cart';

test.describe.configure({mode: 'default'});
let shop: Awaited<ReturnType<typeof startOwnShop>>;
test.beforeAll(async () => {
  shop = await startOwnShop({PAYMENT_GATEWAY: 'hosted'});
  await shop.control.market('Germany');
  await shop.control.paymentMethods('all');
});
test.afterAll(() => shop.close());

const address = {
  Email: 'ada@example.com',
  'First name': 'Ada',
  'Last name': 'Lovelace',
  Address: 'Gartenstraße 12',
  City: 'Berlin',
  'Postal code': '10115',
};

for (const [width, javaScriptEnabled] of [
  [390, true],
  [1280, true],
  [390, false],
] as const)
  test(`who was sent an order in Germany withdraws in two steps, ${width} pixels wide${javaScriptEnabled ? '' : ', without scripts'}`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({width, height: 900});
    await withCart(page, [shopItems.spaghetti]);
    await visit(page, `${shop.url}/checkout`);
    const shipping = page.getByRole('form', {name: 'Checkout'});
    const field = (label: string) => shipping.getByLabel(label, {exact: true}).first();
    await field('Country').selectOption('Germany');
    for (const [label, value] of Object.entries(address)) await field(label).fill(value);
    await page.getByRole('radio', {name: 'Cash on delivery'}).check();
    await expect(page.getByRole('region', {name: 'Order summary'})).toContainText(/Includes/);
    await page.getByRole('button', {name: 'Order with obligation to pay', exact: true}).click();
    const number = await orderNumberOf(page);
    await page.getByRole('link', {name: 'Check your order status'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(`Order ${number}`);
    await expect(page.getByRole('link', {name: 'Withdraw from contract here'})).toHaveCount(1);
    await shop.control.ship(number, 1);

    const context = await browser.newContext({javaScriptEnabled, viewport: {width, height: 900}});
    const shopper = await context.newPage();
    await shopper.goto(page.url());
    const main = shopper.getByRole('main');
    await main.getByRole('link', {name: 'Withdraw from contract here'}).click();
    await expect(main.getByRole('heading', {level: 1})).toContainText(`of order ${number}`);
    await expect(main.getByLabel('Your name')).toHaveValue('Ada Lovelace');
    const line = main.getByRole('checkbox', {name: /Konjac Spaghetti/});
    await line.uncheck();
    await main.getByRole('button', {name: 'Continue'}).click();
    await expect(main.getByRole('alert')).toContainText('at least one item');
    await expect(line).not.toBeChecked();
    if (javaScriptEnabled) await expectAccessible(shopper);
    await line.check();
    await main.getByRole('button', {name: 'Continue'}).click();
    await expect(main).toContainText(`I withdraw from the contract of order ${number} for:`);
    if (javaScriptEnabled) await expectAccessible(shopper);
    await main.getByRole('button', {name: 'Confirm withdrawal'}).dblclick();
    await expect(shopper).toHaveURL(`${page.url()}#withdrawal`);
    const note = main.getByRole('region', {name: 'Withdrawal from the contract'});
    await expect(note).toContainText(/Withdrawn on \w+ \d+, 20\d\d at/);
    await expect(note).toContainText('Please send these items back within 14 days.');
    await expect(note.getByRole('link')).toHaveCount(0);
    const mails = (await shop.control.mails()).filter(
      ({subject}) => subject === `Withdrawal from order ${number}`,
    );
    expect(mails.map(({to}) => to)).toEqual(['staff@bellyful.example', 'ada@example.com']);
    await context.close();
  });

test('below every page stands the way to withdraw, which says where orders are', async ({page}) => {
  await visit(page, `${shop.url}/`);
  await page
    .getByRole('contentinfo')
    .getByRole('link', {name: 'Withdraw from contract here'})
    .click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole('main')).toContainText('To withdraw from the contract of an order');
});
