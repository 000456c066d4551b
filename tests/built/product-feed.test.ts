import {describe, expect, test} from 'vitest';
import {z} from 'zod';
import {fdaDisclaimer} from '~/content/fda-disclaimer';
import {useBuiltShop} from '../support/use-built-shop';

const shop = useBuiltShop();
const amount = z.string().regex(/^\d+\.\d{2} USD$/);
const address = z.url();

/** What Google Merchant Center and OpenAI's product feed require of a line. */
const line = z.object({
  id: z.string().min(1).max(50),
  item_id: z.string().min(1),
  title: z.string().min(1).max(150),
  description: z.string().max(5000).endsWith(fdaDisclaimer),
  link: address,
  url: address,
  image_link: address,
  image_url: address,
  availability: z.enum(['in_stock', 'out_of_stock', 'backorder']),
  price: amount,
  sale_price: amount.or(z.literal('')),
  brand: z.string().min(1).max(70),
  condition: z.literal('new'),
  identifier_exists: z.enum(['yes', 'no']),
  is_eligible_search: z.literal('true'),
  is_eligible_checkout: z.literal('false'),
  seller_name: z.string().min(1),
  seller_url: address,
  store_country: z.literal('US'),
  target_countries: z.literal('US'),
  return_policy: address,
  accepts_returns: z.literal('false'),
  shipping: z.string().regex(/^US:::\d+\.\d{2} USD$/),
});

async function readFeed() {
  const answer = await fetch(`${shop.url()}/feeds/products.tsv`);
  const [head = '', ...rows] = (await answer.text()).trimEnd().split('\n');
  const columns = head.split('\t');
  const lines = rows.map((row) =>
    Object.fromEntries(row.split('\t').map((cell, place) => [columns[place] ?? '', cell])),
  );
  return {answer, columns, rows, lines};
}

/** The prices that a page says to search engines. */
async function pricesOf(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text();
  const [, json = '{}'] =
    /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  return [...json.matchAll(/"(?:price|lowPrice|highPrice)":"([\d.]+)"/g)].map(
    ([, price = '']) => price,
  );
}

describe('the product feed', () => {
  test('has a line of every column for each thing that is sold, none twice', async () => {
    const {answer, columns, rows, lines} = await readFeed();
    expect(answer.headers.get('Content-Type')).toBe('text/tab-separated-values; charset=utf-8');
    expect(lines.length).toBeGreaterThan(20);
    for (const row of rows) expect(row.split('\t')).toHaveLength(columns.length);
    for (const one of lines) expect(line.safeParse(one).error?.issues, one['id']).toBeUndefined();
    expect(new Set(lines.map(({id}) => id)).size).toBe(lines.length);
    expect(new Set(lines.map(({link}) => link)).size).toBe(lines.length);
  });

  test('asks the prices that the pages name', async () => {
    const {lines} = await readFeed();
    for (const {link = '', price = '', sale_price} of lines) {
      const shown = (await pricesOf(link)).map(Number);
      const asked = Number.parseFloat(sale_price || price);
      expect(asked, link).toBeGreaterThanOrEqual(Math.min(...shown));
      expect(asked, link).toBeLessThanOrEqual(Math.max(...shown));
    }
  });

  test('is found by llms.txt, and only read', async () => {
    const text = await (await fetch(`${shop.url()}/llms.txt`)).text();
    expect(text).toContain(`${shop.url()}/feeds/products.tsv`);
    const posted = await fetch(`${shop.url()}/feeds/products.tsv`, {
      method: 'POST',
      headers: {Origin: shop.url()},
    });
    expect(posted.status).toBe(405);
    expect(posted.headers.get('Allow')).toBe('GET, HEAD');
  });
});
