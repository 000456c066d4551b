import {expectAccessible} from '../support/axe';
import {checkoutAlert, fillAddress, fillCard, placeOrder} from '../support/checkout-page';
import {startOwnShop} from '../support/own-shop';
import {expect, isListening, test, visit} from '../support/page';
import {shopItems, withCart} from '../support/shop-cart';

test('an address without a product says so and leads back', async ({page}) => {
  const response = await visit(page, '/wordpress-product');
  expect(response?.status()).toBeLessThan(500);
  await expect(page.getByRole('main')).toContainText('Invalid Product URL');
  await expect(page.getByRole('main')).toContainText('No product identifier provided in the URL.');
  await page.getByRole('main').getByRole('link', {name: 'Back to Products'}).click();
  await expect(page).toHaveURL('/products');
});

test('an unknown product is not found and leads back', async ({page}) => {
  const response = await visit(page, '/wordpress-product/no-such-thing');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('main')).toContainText('Product Not Found');
  await expect(page.getByRole('main')).toContainText('The requested product could not be found.');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', {name: 'Back to Products'}).click();
  await expect(page).toHaveURL('/products');
});

test('an unknown address has a page of its own', async ({page}) => {
  const response = await visit(page, '/there/is/nothing/here');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expectAccessible(page);
});

test('a function is not a page: it answers in JSON, or says that it wants a POST', async ({
  request,
}) => {
  for (const name of ['create-woocommerce-order', 'validate-discount', 'send-contact-email']) {
    const answer = await request.get(`/functions/${name}`);
    expect(answer.status()).toBe(405);
    expect(answer.headers()['allow']).toBe('POST');
  }
  for (const method of ['GET', 'POST', 'DELETE']) {
    const answer = await request.fetch('/functions/no-such-function', {method, data: {}});
    expect(answer.status()).toBe(404);
    expect(await answer.json()).toEqual({error: 'There is no such function.'});
  }
});

test('an order that is no order is refused in words', async ({request}) => {
  const send = (data: unknown, headers = {'Idempotency-Key': crypto.randomUUID()}) =>
    request.post('/functions/create-woocommerce-order', {data, headers});
  for (const body of ['{', '[]', 'null', '{"items":[]}', '{"items":"all"}']) {
    const answer = await send(body);
    expect(answer.status(), body).toBeGreaterThanOrEqual(400);
    expect(answer.status(), body).toBeLessThan(500);
    expect(await answer.json()).toMatchObject({success: false, error: expect.any(String)});
  }
});

test.describe('when the shop behind is down from the start', () => {
  test.use({expectedComplaints: [/status of 50\d/]});
  let shop: Awaited<ReturnType<typeof startOwnShop>>;
  test.describe.configure({mode: 'default'});
  test.beforeAll(async () => {
    shop = await startOwnShop();
  });
  test.afterAll(() => shop.close());

  for (const trouble of ['http500', 'html', 'dropped']) {
    test(`the products that need no shop are sold all the same (${trouble})`, async ({page}) => {
      await shop.control.clear();
      await shop.control.trouble('*', trouble);
      await visit(page, `${shop.url}/products`);
      await expect(page.getByRole('main')).toContainText(
        'Unable to load some products from our catalog.',
      );
      await expect(page.getByRole('main').getByRole('heading', {level: 2})).not.toHaveCount(0);
      await expectAccessible(page);
      await visit(page, `${shop.url}/`);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      const response = await page.goto(`${shop.url}/wordpress-product/konjac-penne`);
      expect(response?.status()).toBeGreaterThanOrEqual(500);
      await isListening(page);
      await expect(page.getByRole('main')).toContainText('Failed to load product details');
    });
  }

  test('an order loses nothing: the cart and the form stay as they are', async ({page}) => {
    await shop.control.clear();
    await shop.control.trouble('*', 'http500');
    await withCart(page, [shopItems.spaghetti]);
    await visit(page, `${shop.url}/checkout`);
    await fillAddress(page);
    await fillCard(page);
    await placeOrder(page);
    await expect(checkoutAlert(page)).toContainText(
      /Place Order again in a minute: it will not be placed twice/,
    );
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
    await visit(page, `${shop.url}/cart`);
    await expect(page.getByRole('link', {name: shopItems.spaghetti.name})).toBeVisible();
  });
});

test.describe('with the pay page of the shop', () => {
  let shop: Awaited<ReturnType<typeof startOwnShop>>;
  test.describe.configure({mode: 'default'});
  test.beforeAll(async () => {
    shop = await startOwnShop({PAYMENT_GATEWAY: 'hosted'});
  });
  test.afterAll(() => shop.close());

  test('the checkout asks for no card and says why', async ({page}) => {
    await withCart(page, [shopItems.spaghetti]);
    await visit(page, `${shop.url}/checkout`);
    await expect(page.getByRole('region', {name: 'Payment'})).toContainText(
      'we do not ask for your card here',
    );
    await expect(page.getByLabel('Card number')).toHaveCount(0);
    await fillAddress(page);
    await placeOrder(page);
    await page.waitForURL(/order-pay/);
    expect(await shop.control.orders()).toContainEqual(
      expect.objectContaining({email: 'ada@example.com', needsPayment: true}),
    );
    await page.goto(`${shop.url}/cart`);
    await expect(page.getByRole('link', {name: shopItems.spaghetti.name})).toBeVisible();
  });
});
