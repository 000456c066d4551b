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
  await shop.control.taxes('prices with tax');
});
test.afterAll(() => shop.close());

test('prices that include tax say so, and the total is what their address pays', async ({page}) => {
  await visit(page, `${shop.url}/wordpress-product/konjac-spaghetti`);
  await expect(page.getByText('$4.49 incl. tax')).toBeVisible();
  await withCart(page, [shopItems.spaghetti]);
  await visit(page, `${shop.url}/cart`);
  await expect(page.getByRole('region', {name: 'Order summary'})).toContainText('incl. tax');
  await visit(page, `${shop.url}/checkout`);
  const summary = await unfoldSummary(page);
  await fillAddress(page);
  await expect(summary).toContainText('Tax at your address-$0.34');
  await expect(summary).toContainText('Total$9.12');
  await expect(summary).not.toContainText('Includes');
  await expectAccessible(page);
  await page.getByLabel('ZIP code').fill('97201');
  await page.getByLabel('State').selectOption('OR');
  await expect(summary).toContainText(/Shipping\$5\.38(Arrives.*)?Total\$9\.87/);
  await expect(summary).toContainText('Includes $0.75 tax');
  await fillCard(page);
  await placeOrder(page);
  const orderNumber = await orderNumberOf(page);
  const ordered = page.getByRole('region', {name: 'Your order'});
  await expect(ordered).toContainText(/Shipping\$5\.38(Arrives.*)?Total\$9\.87/);
  const placed = (await shop.control.orders()).find((order) => order.orderNumber === orderNumber);
  expect(placed).toMatchObject({status: 'PROCESSING', tax: 75, total: 987});
  await page.getByRole('link', {name: 'Check your order status'}).click();
  await expect(page.getByRole('main')).toContainText(
    /Subtotal\$4\.49Shipping\$5\.38(Arrives.*)?Total\$9\.87/,
  );
  await expect(page.getByRole('main')).toContainText('Tax in the total$0.75');
});
