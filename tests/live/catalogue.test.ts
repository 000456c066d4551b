import {expect, test} from 'vitest';
import {createWooCommerce} from '../support/woocommerce';
import {indexOf} from '~/catalogue/list/catalogue-index.server';
import {withTime} from '../support/with-time';
import {setting} from './live-shop';

const endpoint = setting('WOO_GRAPHQL_URL');
const query = '{products(where: {status: "publish", visibility: VISIBLE}) {found}}';

/** The shop's own count. */
async function countProducts(): Promise<number> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({query}),
  });
  const {data} = (await response.json()) as {data: {products: {found: number}}};
  return data.products.found;
}

test(
  'all products of a real shop arrive, each once, in the order of the owner',
  async () => {
    const {products} = createWooCommerce({endpoint, username: '', applicationPassword: ''});
    const catalogue = await withTime(`The catalogue of ${endpoint} read`, () => products.all());
    const [count, listed] = [await countProducts(), catalogue.products];
    const index = await withTime(`Indexed: ${listed.length}`, async () => indexOf(catalogue));
    expect(listed).toHaveLength(count);
    expect(new Set(listed.map(({slug}) => slug)).size).toBe(count);
    expect(index.entries.length).toBeGreaterThan(count);
    const places = listed.map(({menuOrder}) => menuOrder);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  },
  20 * 60_000,
);
