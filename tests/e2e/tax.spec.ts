import {expectAccessible} from '../support/axe';
import {
  fillAddress,
  fillCard,
  orderNumberOf,
  placeOrder,
  unfoldSummary,
} from '../support/checkout-page';
import {startOwnShop} from '../support/own-shop';
import {expect, test, visit} from '../support/page';
import {shopItems, withCart} from '../support/shop-cart';

let shop: Awaited<ReturnType<typeof startOwnShop>>;
test.beforeAll(async () => {
  shop = await startOwnShop();
  await shop.control.taxes('one rate');
});
test.afterAll(() => shop.close());

test.use({expectedComplaints: [/status of 503/]});

test('the tax is added once the address is known, requested again after a failure, and paid with the order', async ({
  page,
}) => {
  await shop.control.trouble('taxes', 'http500', {times: 1});
  await withCart(page, [shopItems.spaghetti]);
  await visit(page, `${shop.url}/cart`);
  await expect(page.getByText('plus tax, if any, at checkout')).toBeVisible();
  await visit(page, `${shop.url}/checkout`);
  const summary = await unfoldSummary(page);
  await expect(summary).toContainText('TaxOnce we know your address');
  await fillAddress(page);
  await expect(summary.getByRole('alert')).toContainText('We could not calculate the total');
  await expect(page.getByRole('button', {name: 'Place Order', exact: true})).toBeVisible();
  await expectAccessible(page);
  await summary.getByRole('button', {name: 'Try again'}).click();
  await expect(summary).toContainText('Tax$0.78');
  await expect(page.getByRole('button', {name: 'Place Order - $10.24'})).toBeVisible();
  await fillCard(page);
  await placeOrder(page);
  const orderNumber = await orderNumberOf(page);
  await expect(page.getByRole('region', {name: 'Your order'})).toContainText('Tax$0.78');
  const placed = (await shop.control.orders()).find((order) => order.orderNumber === orderNumber);
  expect(placed).toMatchObject({status: 'PROCESSING', tax: 78, total: 1024});
});
