import {beforeAll, expect, test, vi} from 'vitest';
import {cartFields} from '~/cart/cart-form';
import {basicAuthorization} from '~adapters/woocommerce/shop-connection';
import {shopManager} from '~mocks/demo-accounts';
import {requireOne, textOf, type PlainPage} from '../support/plain-browser';
import {useBuiltShop} from '../support/use-built-shop';

const shop = useBuiltShop();
const headers = {
  'Content-Type': 'application/json',
  Authorization: basicAuthorization(shopManager),
};
const ids: Record<string, number> = {};

/** The shop has products behind the pages' own. */
beforeAll(async () => {
  const skus = ['PFWL-1', 'PFWL-3', 'PFWL-6'];
  const plugin = `${shop.mockUrl()}/wp-json/bellyful/v1`;
  const products = skus.map((sku) => ({sku, name: sku, price: 5900, description: ''}));
  const body = JSON.stringify({products, coupons: []});
  await fetch(`${plugin}/products/connect`, {method: 'POST', headers, body});
  const facts = (await (await fetch(`${plugin}/shop`, {headers})).json()) as {
    products: Record<string, {productId: number}>;
  };
  for (const sku of skus) ids[sku] = facts.products[sku]?.productId ?? 0;
});

async function setStock(sku: string, stock: string): Promise<void> {
  const databaseId = ids[sku] ?? 0;
  await shop.control().change({databaseId, stock});
  await shop.control().notify(databaseId);
}

const page = '/pain-free-weight-loss';
const within = {timeout: 15_000, interval: 200};
const packagesOf = (shown: PlainPage) => [
  ...shown.document.querySelectorAll<HTMLInputElement>(`input[name="${cartFields.bottles}"]`),
];
const cardOf = (shown: PlainPage) =>
  textOf(
    [...shown.document.querySelectorAll('li')].find((item) =>
      item.querySelector(`a[href="${page}"]`),
    ) ?? shown.document.body,
  );

test('a package of which none is left cannot be chosen, and the next one is', async () => {
  await setStock('PFWL-1', 'out of stock');
  await vi.waitFor(async () => {
    const shown = await shop.open(page);
    const [one, three] = packagesOf(shown);
    expect([one?.disabled, one?.checked, three?.disabled, three?.checked]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(textOf(one?.closest('label') ?? shown.document.body)).toContain('Out of Stock');
  }, within);
  expect(cardOf(await shop.open('/products'))).toContain('In Stock');
});

test('a product of which no package is left says so on its page, its card, home, in search and to machines', async () => {
  for (const sku of Object.keys(ids)) await setStock(sku, 'out of stock');
  await vi.waitFor(async () => {
    const shown = await shop.open(page);
    const button = requireOne(shown, 'main form button[type="submit"]', 'Out of Stock');
    expect((button as HTMLButtonElement).disabled).toBe(true);
  }, within);
  const shown = await shop.open(page);
  const data = [...shown.document.querySelectorAll('script[type="application/ld+json"]')];
  expect(data.map(({textContent}) => textContent).join()).toContain('schema.org/OutOfStock');
  for (const list of ['/products?q=weight', '/'])
    expect([list, cardOf(await shop.open(list))]).toEqual([
      list,
      expect.stringContaining('Out of Stock'),
    ]);
  const feed = await (await fetch(`${shop.url()}/feeds/products.tsv`)).text();
  const lines = feed.split('\n').filter((line) => line.startsWith('pain-free-weight-loss'));
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toContain('\tout_of_stock\t');
});

test('it is sold again once there is some', async () => {
  for (const sku of Object.keys(ids)) await setStock(sku, 'in stock');
  await vi.waitFor(async () => {
    const shown = await shop.open(page);
    requireOne(shown, 'main form button[type="submit"]', /^Add to Cart/);
    expect(packagesOf(shown).map(({disabled}) => disabled)).toEqual([false, false, false]);
  }, within);
});
