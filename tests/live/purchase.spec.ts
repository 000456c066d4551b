import {fillAddress, orderNumberOf, placeOrder} from '../support/checkout-page';
import {expect, isListening, test, visit} from '../support/page';
import {mayWrite, noteMade, removeMade, requestAsAdmin, setting} from './live-admin';

interface SoldProduct {
  name: string;
  slug: string;
}

const query = `{products(first: 50, where: {type: SIMPLE, stockStatus: IN_STOCK, status: "publish", visibility: VISIBLE}) {
  nodes {name slug ... on SimpleProduct {price(format: RAW) virtual soldIndividually}}}}`;

/** Any product that the shop itself sells and ships. */
async function findProduct(): Promise<SoldProduct | undefined> {
  const response = await fetch(setting('WOO_GRAPHQL_URL'), {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({query}),
  });
  const {data} = (await response.json()) as {
    data: {products: {nodes: (SoldProduct & {price: string | null; virtual: boolean})[]}};
  };
  return data.products.nodes.find(({price, virtual}) => Number(price) > 0 && !virtual);
}

const isOffered = async (id: string) =>
  (await requestAsAdmin<{enabled: boolean}>('GET', `payment_gateways/${id}`)).enabled;

test.afterAll(async () => {
  if (mayWrite) await removeMade();
});

test('a shopper buys in a browser what the shop sells, to be paid on delivery, without leaving', async ({
  page,
}) => {
  test.skip(!mayWrite, 'It needs WOO_CONTRACT_WRITES=1 and LIVE_ADMIN=name:password.');
  test.skip(!(await isOffered('cod')), 'The shop does not offer cash on delivery.');
  const product = await findProduct();
  test.skip(!product, 'The shop has no simple product with a price in stock.');
  const {name, slug} = product ?? {name: '', slug: ''};
  const path = `/wordpress-product/${slug}`;
  const list = `/products?q=${encodeURIComponent(name)}`;
  // The first request after a start may find the shop slow; what it answers is cached for the next.
  for (const address of [list, path])
    await expect.poll(async () => (await page.request.get(address)).status()).toBe(200);
  await visit(page, list);
  await page.getByRole('main').locator(`a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(path);
  await isListening(page);
  await page.getByRole('button', {name: /^Add to Cart - /}).click();
  await expect(page.getByRole('banner').getByRole('button', {name: /cart/i})).toHaveAccessibleName(
    /1/,
  );

  await visit(page, '/checkout');
  await fillAddress(page);
  await page.getByLabel('Cash on delivery').check();
  // A shop that charges tax is asked first, and no order is sent before the total is known.
  await expect(page.getByRole('button', {name: /^Place Order - /})).toBeVisible();
  await placeOrder(page);

  await page.waitForURL(/\/thank-you$/);
  const orderNumber = await orderNumberOf(page);
  expect(orderNumber).toMatch(/\d/);
  noteMade('orders', orderNumber);
  await expect(page.getByRole('banner').getByRole('button', {name: /cart/i})).toHaveAccessibleName(
    'Cart, 0 items',
  );
});
