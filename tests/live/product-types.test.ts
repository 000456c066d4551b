import {afterAll, beforeAll, describe} from 'vitest';
import {promisesAboutTypes} from '../contract/promises-about-types';
import {admin, liveCommerce, mayWrite, requestAsAdmin, setting} from './live-shop';

interface Made {
  id: number;
}

const ids = {any: 0, file: 0, single: 0, bowl: 0, group: 0, external: 0};
/** What is removed again, the last one first. */
const made: string[] = [];

async function make(path: string, body: object): Promise<number> {
  const {id} = await requestAsAdmin<Made>('POST', path, body);
  made.push(`${path}/${id}`);
  return id;
}

/** Nobody finds them meanwhile; the storefront's own questions do. */
const aProduct = (name: string, fields: object) =>
  make('products', {name: `Contract ${name}`, catalog_visibility: 'hidden', ...fields});

async function makeProducts(): Promise<void> {
  const color = await make('products/attributes', {name: 'Contract color'});
  await make(`products/attributes/${color}/terms`, {name: 'Leaf Green', slug: 'contract-green'});
  ids.any = await aProduct('apron', {
    type: 'variable',
    attributes: [{id: color, visible: true, variation: true, options: ['Leaf Green']}],
  });
  await requestAsAdmin('POST', `products/${ids.any}/variations`, {regular_price: '24'});
  const file = new URL(
    '/wp-content/uploads/woocommerce_uploads/contract.pdf',
    setting('WOO_GRAPHQL_URL'),
  );
  ids.file = await aProduct('planner', {
    regular_price: '9',
    virtual: true,
    downloadable: true,
    download_limit: 3,
    downloads: [{name: 'Planner', file: file.href}],
  });
  ids.single = await aProduct('hour', {
    regular_price: '45',
    virtual: true,
    sold_individually: true,
  });
  ids.bowl = await aProduct('bowl', {
    regular_price: '18',
    manage_stock: true,
    stock_quantity: 2,
    backorders: 'notify',
  });
  ids.group = await aProduct('set', {type: 'grouped', grouped_products: [ids.single, ids.bowl]});
  ids.external = await aProduct('book', {
    type: 'external',
    regular_price: '29.95',
    external_url: 'https://books.example/konjac',
    button_text: 'Buy at Books & Co',
  });
}

describe.runIf(mayWrite && admin)('every type of product in a real shop', () => {
  beforeAll(makeProducts);
  afterAll(async () => {
    for (const path of made.toReversed()) await requestAsAdmin('DELETE', `${path}?force=true`);
  });

  promisesAboutTypes(() => ({
    commerce: liveCommerce(),
    ids,
    remove: (databaseId) => made.push(`orders/${databaseId}`),
  }));
});
