import {expectAccessibleAtAnyWidth} from '../support/axe';
import {fillAddress, orderNumberOf, placeOrder} from '../support/checkout-page';
import {expect, isListening, test, visit} from '../support/page';
import {sendForm} from '../support/shoppers';

const addToCart = {name: /^Add to Cart/};

test.describe('without scripts', {tag: '@phone-only'}, () => {
  test.use({javaScriptEnabled: false});

  test('a shopper buys by plain forms that fit the screen and say what is wrong', async ({
    page,
  }) => {
    await page.goto('/wordpress-product/konjac-spaghetti');
    const product = page.getByRole('main');
    await product.getByLabel('Quantity', {exact: true}).fill('2');
    await product.getByRole('button', addToCart).first().click();
    await expect(page).toHaveURL('/cart');
    const lines = page.getByRole('list', {name: 'Items in your cart'});
    await lines.getByLabel('Quantity of Konjac Spaghetti Pasta', {exact: true}).fill('3');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toContainText('10% off for 3');
    await page.getByRole('link', {name: 'Proceed to Checkout'}).click();
    const form = page.getByRole('form', {name: 'Checkout'});
    const zip = form.getByRole('region', {name: 'Shipping'}).getByLabel('ZIP code');
    await fillAddress(page, {'ZIP code': '9495'});
    await form.getByLabel('Cash on delivery').check();
    await expect(page.getByRole('heading', {name: 'Billing address'})).toBeHidden();
    await placeOrder(page);
    await page.getByRole('alert').getByRole('link', {name: 'ZIP code must have 5 digits'}).click();
    await expect(zip).toBeInViewport();
    await expect(form.getByLabel('Cash on delivery')).toBeChecked();
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess).toBeLessThanOrEqual(0);
    await zip.fill('94954');
    await placeOrder(page);
    await orderNumberOf(page);
    await expect(page.getByRole('region', {name: 'Your order'})).toContainText('Quantity: 3');
  });
});

// Rules: Cards
test.describe('cards without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('put what is usual, or chosen there, into the cart', async ({page}) => {
    await page.goto('/products');
    await page.getByRole('button', {name: 'Add to cart: Konjac Rice'}).click();
    await expect(page).toHaveURL('/cart');
    await page.goto('/products');
    await page.getByText('Choose Konjac Angel Hair').click();
    await page.getByRole('button', {name: '6 pouches $23.99'}).click();
    const lines = page.getByRole('list', {name: 'Items in your cart'}).getByRole('listitem');
    await expect(lines.filter({hasText: /Konjac Rice|6 pouches/})).toHaveCount(2);
  });
});

test.describe('where our scripts do not come', () => {
  test.use({expectedComplaints: [/ERR_FAILED/]});

  test('the cart and the checkout of plain forms are accessible to all', async ({page}) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/faq');
    await sendForm(page, '/cart', {item: 'wp-130'});
    await page.goto('/cart');
    await expect(page.getByRole('button', {name: 'Increase quantity'})).toBeVisible();
    await expectAccessibleAtAnyWidth(page);
    await page.getByRole('link', {name: 'Proceed to Checkout'}).click();
    await placeOrder(page);
    await expect(page.getByRole('alert')).toContainText('Please correct these fields:');
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(
      ['First name', 'Last name', 'Email', 'Address', 'ZIP code', 'City', 'State'].map(
        (field) => `${field} is required`,
      ),
    );
    // Its text is there before its styles, which say how large a target is.
    await page.waitForLoadState();
    await expectAccessibleAtAnyWidth(page);
  });
});

test('once scripts arrive, the browser’s cart takes over what plain forms put there, once', async ({
  page,
  context,
}) => {
  const cookieCarts = async () =>
    (await context.cookies()).filter(({name}) => name === 'bellyful-cart');
  const cart = page.getByRole('banner').getByRole('button', {name: /^Cart/});
  await visit(page, '/allulose-gummies');
  await page.getByRole('button', addToCart).first().click();
  await expect(cart).toHaveAccessibleName('Cart, 1 item');
  await sendForm(page, '/cart', {item: 'wp-130'});
  expect(await cookieCarts()).toHaveLength(1);
  const other = await context.newPage();
  await Promise.all([visit(page, '/cart'), visit(other, '/faq')]);
  await expect(cart).toHaveAccessibleName('Cart, 2 items');
  const lines = page.getByRole('list', {name: 'Items in your cart'});
  await expect(lines.getByRole('button', {name: 'Increase quantity'})).toHaveCount(2);
  await page.reload();
  await isListening(page);
  await expect(cart).toHaveAccessibleName('Cart, 2 items');
  expect(await cookieCarts()).toEqual([]);
});
