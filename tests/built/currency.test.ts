import {expect, test, vi} from 'vitest';
import {useBuiltShop} from '../support/use-built-shop';

const shop = useBuiltShop();

const read = async (path: string) => {
  const answer = await fetch(shop.url() + path, {headers: {Accept: 'text/html'}});
  return answer.text();
};

/** The storefront asks the shop behind its answer. */
async function countIn(name: string, sign: string) {
  await shop.control().currency(name);
  await vi.waitFor(async () => expect(await read('/faq')).toContain(sign), 10_000);
}

/** What a visitor reads, and what machines do. */
const pages = [
  '/',
  '/products',
  '/wordpress-product/konjac-spaghetti',
  '/pain-free-weight-loss',
  '/Konj/trg/starterdiscount',
  '/shipping',
  '/terms',
  '/faq',
];

test('a shop that changes to yen says so on every page, cached ones too, and back', async () => {
  for (const path of pages) expect(await read(path), path).toMatch(/\$\d|US dollars/);
  await countIn('yen', '¥');
  for (const path of pages) {
    const page = await read(path);
    expect(page, path).not.toMatch(/\$\d|US dollars/);
    expect(page, path).not.toMatch(/¥[\d,]*\.\d/);
    expect(page, path).toContain(
      'data-price-facts="{&quot;currency&quot;:{&quot;code&quot;:&quot;JPY&quot;',
    );
  }
  for (const path of ['/', '/products', '/terms'])
    expect(await read(path), path).toMatch(/¥\d|Japanese yen/);
  // What is sold and offered in dollars alone leads to what is sold here.
  for (const path of ['/pain-free-weight-loss', '/Konj/trg/starterdiscount']) {
    const {status, headers} = await fetch(shop.url() + path, {redirect: 'manual'});
    expect([status, headers.get('location')], path).toEqual([302, '/products']);
  }
  expect(await read('/products')).not.toContain('Pain-Free');
  const product = await read('/wordpress-product/konjac-spaghetti');
  expect(product).toMatch(/Add to Cart<[^>]*> - ¥449</);
  expect(product).toContain('"price":"449","priceCurrency":"JPY"');
  expect(await read('/products?min=440&max=450')).toContain('¥440 – ¥450');
  // Each language has a program of its own; the shop's amounts are read by what is set for all of them.
  expect(await read('/es/wordpress-product/konjac-rice')).toContain('"price":"479"');
  await countIn('US dollars', '$4.97');
  expect(await read('/wordpress-product/konjac-spaghetti')).toMatch(
    /Add to Cart<[^>]*> - \$4\.49</,
  );
  expect(await read('/products')).not.toContain('data-price-facts');
});
