import {expectAccessible} from '../support/axe';
import {
  expectRequired,
  fillAddress,
  fillCard,
  orderNumberOf,
  placeOrder,
} from '../support/checkout-page';
import {mockUrl} from '../support/mock-shop';
import {shopControl} from '../support/own-shop';
import {expect, isListening, test, visit} from '../support/page';

const nameFields = ['First name', 'Last name', 'Email'];
const placeFields = ['Address', 'ZIP code', 'City', 'State'];
const cardFields = ['Name on card', 'Card number', 'Expiry date', 'CVV'];

test.describe.configure({timeout: 120_000});

test.use({cookieChoice: null});

test(
  'a shopper goes from home to an order that the shop has with the same total',
  {tag: '@narrow'},
  async ({page}) => {
    await visit(page, '/');
    await page
      .getByRole('main')
      .getByRole('link', {name: /Shop|Products/})
      .first()
      .click();
    await expect(page).toHaveURL('/products');
    await page.getByRole('main').getByRole('link', {name: 'Konjac Angel Hair Noodles'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Konjac Angel Hair Noodles');

    await page.getByRole('button', {name: 'Please Select an Option'}).press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Please select an option to continue.');
    await page
      .getByRole('main')
      .getByRole('button', {name: '6 pouches · $23.99', exact: true})
      .click();
    await page.getByRole('button', {name: /^Add to Cart - /}).click();
    const cartButton = page.getByRole('banner').getByRole('button', {name: /cart/i});
    await expect(cartButton).toHaveAccessibleName(/1/);
    const drawer = page.getByRole('dialog', {name: 'Your cart'});
    await expect(drawer).toHaveAccessibleDescription(/was added to your cart\.$/);
    await expect(drawer.getByRole('link', {name: /Konjac Angel Hair Noodles \(6/})).toBeVisible();
    await expect(
      drawer.getByRole('progressbar', {name: 'Progress to free shipping'}),
    ).toBeVisible();
    await expectAccessible(page, 'dialog[open]');
    await drawer.getByRole('link', {name: 'View Cart'}).click();
    await expect(page).toHaveURL('/cart');
    await expect(drawer).toBeHidden();

    const summary = page.getByRole('region', {name: 'Order summary'});
    await page.getByRole('main').getByRole('button', {name: 'Increase quantity'}).click();
    await expect(summary).toContainText('Subtotal$45.58');
    await page.getByLabel('Discount code').fill(' getstarted ');
    await expect(page.getByLabel('Discount code')).toHaveValue('GETSTARTED');
    await page.getByRole('button', {name: 'Apply'}).click();
    await expect(summary.getByText('Discount code GETSTARTED', {exact: true})).toBeVisible();
    await expect(summary).toContainText('-$5.00');
    await expectAccessible(page);
    const total = await summary.locator('dd').last().innerText();

    await page.getByRole('link', {name: 'Proceed to Checkout'}).click();
    await expect(page).toHaveURL('/checkout');
    await isListening(page);
    await placeOrder(page);
    await expectRequired(page, [...nameFields, ...placeFields, ...cardFields]);
    await expect(page.getByLabel('First name')).toBeFocused();
    await fillAddress(page);
    await placeOrder(page);
    await expectRequired(page, cardFields);
    await expectAccessible(page);
    await fillCard(page);
    await expect(page.getByRole('button', {name: `Place Order - ${total}`})).toBeVisible();
    await placeOrder(page);

    const orderNumber = await orderNumberOf(page);
    await expect(page.getByRole('main')).toContainText('Paid');
    await expect(page.getByRole('heading', {name: 'What happens next'})).toBeVisible();
    await expect(page.getByRole('region', {name: 'Your order'})).toContainText(total);
    await expect(cartButton).toHaveAccessibleName('Cart, 0 items');
    await expectAccessible(page);

    const orders = await shopControl(mockUrl).orders();
    const order = orders.find((one) => one.orderNumber === orderNumber);
    expect(order && `$${(order.total / 100).toFixed(2)}`).toBe(total);
    expect(order).toMatchObject({status: 'PROCESSING', email: 'ada@example.com'});
    expect(order?.lines).toMatchObject([
      {name: expect.stringContaining('Angel Hair'), quantity: 2},
    ]);

    await page.reload();
    await isListening(page);
    await expect(page.getByRole('main')).toContainText(orderNumber);
  },
);
