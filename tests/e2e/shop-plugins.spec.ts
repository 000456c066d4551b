import {expectAccessible} from '../support/axe';
import {
  checkoutAlert,
  fillAddress,
  fillCard,
  orderNumberOf,
  placeOrder,
  unfoldSummary,
} from '../support/checkout-page';
import {startOwnShop} from '../support/own-shop';
import {expect, test, visit} from '../support/page';
import {shopItems, withCart} from '../support/shop-cart';
import {sendForm} from '../support/shoppers';

let shop: Awaited<ReturnType<typeof startOwnShop>>;
// One shop for all of them, in one worker.
test.describe.configure({mode: 'default'});
test.beforeAll(async () => void (shop = await startOwnShop()));
test.afterAll(() => shop.close());

test.describe('plugins of the shop', {tag: '@phone-only'}, () => {
  test('refuse an order beside its button, and add a fee for who pays with cash', async ({
    page,
  }) => {
    await shop.control.plugins('minimum');
    await withCart(page, [shopItems.spaghetti]);
    await visit(page, `${shop.url}/checkout`);
    const summary = await unfoldSummary(page);
    await expect(page.getByRole('button', {name: 'Place Order', exact: true})).toBeVisible();
    await fillAddress(page);
    const refused = /^We send orders of \$10 & more\. Please add something\./;
    await expect(checkoutAlert(page)).toHaveText(refused);
    await expectAccessible(page);
    await fillCard(page);
    await shop.control.plugins('cash fee');
    await placeOrder(page);
    await expect(checkoutAlert(page)).toHaveText(refused);
    await expect(page.getByRole('button', {name: 'Place Order - $9.46'})).toBeVisible();
    await page.getByLabel('Cash on delivery').check();
    await expect(summary).toContainText('Cash handling$1.50');
    await page.getByRole('button', {name: 'Place Order - $10.96'}).click();
    await orderNumberOf(page);
    await expect(page.getByRole('region', {name: 'Your order'})).toContainText(
      'Cash handling$1.50',
    );
    await page.getByRole('link', {name: 'Check your order status'}).click();
    await expect(page.getByRole('main')).toContainText('Cash handling$1.50');
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test('add a fee that the form shows before it orders', async ({page}) => {
      await shop.control.plugins('fee');
      await page.goto(`${shop.url}/faq`);
      await sendForm(page, `${shop.url}/cart`, {item: 'wp-130'});
      await page.goto(`${shop.url}/checkout`);
      await fillAddress(page);
      await page.getByLabel('Cash on delivery').check();
      await placeOrder(page);
      await expect(page.getByRole('alert')).toContainText('The fees of your order have changed.');
      const summary = page.getByRole('region', {name: 'Order summary'});
      await expect(summary).toContainText('Small & fine packing$2.00');
      await page.getByRole('button', {name: 'Place Order - $11.46'}).click();
      await orderNumberOf(page);
      await expect(page.getByRole('region', {name: 'Your order'})).toContainText(
        'Small & fine packing$2.00',
      );
    });
  });
});
