import {setTimeout as pause} from 'node:timers/promises';

const {WOO_GRAPHQL_URL = '', WOO_USERNAME = '', WOO_APPLICATION_PASSWORD = ''} = process.env;

/** So many products are changed by one request of an import. */
const batch = 100;

/** Asks WooCommerce's own REST API; what it did not take, because it or its database was gone, again until it does. */
export async function askShop<Answer>(
  method: string,
  target: string,
  body?: object,
): Promise<Answer> {
  const user = Buffer.from(`${WOO_USERNAME}:${WOO_APPLICATION_PASSWORD}`).toString('base64');
  let refused = '';
  for (let left = 120; left > 0; left -= 1) {
    const answer = await fetch(new URL(`/wp-json/wc/v3/${target}`, WOO_GRAPHQL_URL), {
      method,
      signal: AbortSignal.timeout(180_000),
      headers: {Authorization: `Basic ${user}`, 'Content-Type': 'application/json'},
      ...(body && {body: JSON.stringify(body)}),
    })
      .then(async (got) => (got.ok ? {said: (await got.json()) as Answer} : got.status))
      .catch(String);
    if (typeof answer === 'object') return answer.said;
    refused = `${answer}`;
    await pause(1000);
  }
  throw new Error(`The shop answered ${refused} to ${method} ${target}`);
}

export interface ShopProduct {
  id: number;
  slug: string;
}

export const simpleProducts = (page: number, count: number) =>
  askShop<ShopProduct[]>(
    'GET',
    `products?type=simple&per_page=${count}&page=${page}&order=asc&orderby=id&_fields=id,slug`,
  );

/** New prices for so many products, a hundred at a time; each batch begins `everyMs` after the one before, or after its end. */
export async function importPrices(
  count: number,
  everyMs: number,
  isFree: (id: number) => boolean,
  onBatch: (product: ShopProduct, price: string) => void,
): Promise<number> {
  let done = 0;
  for (let page = 1; done < count; page += 1) {
    const next = pause(everyMs);
    const found = await simpleProducts(page, batch);
    const products = found.filter(({id}) => isFree(id)).slice(0, count - done);
    const price = `${100 + page}.${String(10 + (Date.now() % 90))}`;
    if (products.length > 0)
      await askShop('POST', 'products/batch', {
        update: products.map(({id}) => ({id, regular_price: price, sale_price: ''})),
      });
    const [first] = products;
    if (first) onBatch(first, price);
    done += products.length;
    if (found.length < batch) break;
    await next;
  }
  return done;
}

/** What its orders are since then in UTC, by who gave them: how many, and of those how many took their product out of stock. */
export async function countOrders(since: string) {
  const counts = new Map<string, number>();
  let taken = 0;
  for (let page = 1; ; page += 1) {
    const found = await askShop<{status: string; billing: {email: string}}[]>(
      'GET',
      `orders?after=${since}&dates_are_gmt=true&per_page=100&page=${page}&_fields=status,billing`,
    );
    for (const {status, billing} of found) {
      counts.set(billing.email, (counts.get(billing.email) ?? 0) + 1);
      if (['processing', 'on-hold', 'completed'].includes(status)) taken += 1;
    }
    if (found.length < 100) return {counts, taken};
  }
}
