// Rules: Sections
import {afterAll, beforeAll, expect, test} from 'vitest';
import {toPhp} from '../support/php';
import {openPluginShop} from '../support/plugin-shop';

let shop: Awaited<ReturnType<typeof openPluginShop>>;
beforeAll(async () => {
  shop = await openPluginShop();
});
afterAll(() => shop.close());

type Attributes = Record<string, unknown>;

/** What the block prints: its fields for the storefront, and its words. */
async function render(name: string, attributes: Attributes, items: Attributes[] = []) {
  const inner = items.map((item) => `new WP_Block( '${name}-item', ${toPhp(item)} )`).join();
  const html = await shop.run<string>(
    `$block = new WP_Block( '${name}', ${toPhp(attributes)}, array( ${inner} ) ); echo json_encode( $GLOBALS['blocks']['${name}']['render_callback']( $block->attributes, '', $block ) );`,
  );
  const [, json = '', words = ''] =
    /^<div data-bellyful-section="([^"]*)">(.*)<\/div>$/s.exec(html) ?? [];
  const plain = json
    .replaceAll('&quot;', '"')
    .replaceAll('&#91;', '[')
    .replaceAll('&#93;', ']')
    .replaceAll('&amp;', '&');
  return {json, words, fields: JSON.parse(plain) as Attributes};
}

const save = (row: Attributes) =>
  shop.run<number>(`echo save_post( ${toPhp({post_author: 1, ...row})} );`);

test('each section is a block of fields, and what it lists stands in it alone', async () => {
  const blocks = await shop.run<Record<string, {parent: string[] | null; attributes: object}>>(
    `echo json_encode( $GLOBALS['blocks'] );`,
  );
  expect(Object.keys(blocks).filter((name) => !name.endsWith('-item'))).toHaveLength(13);
  expect(blocks['bellyful/steps-item']?.parent).toEqual(['bellyful/steps']);
  expect(blocks['bellyful/hero']?.attributes).toMatchObject({
    heading: {type: 'string'},
    picture: {type: 'object'},
    ground: {type: 'string'},
  });
});

test('a section is told by its fields, with its words for who reads them elsewhere', async () => {
  const {json, words, fields} = await render(
    'bellyful/steps',
    {heading: 'Salt &amp; [gallery]', text: ' One\nTwo ', ground: ''},
    [{heading: 'Rinse', text: ''}],
  );
  expect(fields).toEqual({
    kind: 'steps',
    heading: 'Salt & [gallery]',
    text: 'One\nTwo',
    items: [{heading: 'Rinse'}],
  });
  expect(json).not.toMatch(/[[\]]/);
  expect(words).toBe('<h2>Salt &amp; [gallery]</h2><p>One\nTwo</p><h2>Rinse</h2>');
});

test('a picture has its files and what must be seen of it, one that is gone is said', async () => {
  const id = await save({post_type: 'attachment', post_name: 'bowl'});
  const picture = {id, url: 'x', alt: 'A bowl', focus: {x: 0.1, y: 1}};
  expect((await render('bellyful/hero', {picture})).fields['picture']).toEqual({
    url: 'https://shop.example/bowl.jpg',
    alt: 'A bowl',
    width: 1200,
    height: 800,
    focus: 'left bottom',
    files: [
      {url: 'https://shop.example/small.jpg', width: 300},
      {url: 'https://shop.example/big.jpg', width: 1200},
    ],
  });
  expect((await render('bellyful/hero', {picture: {id: 999}})).fields).toEqual({
    kind: 'hero',
    items: [],
    lacksPicture: true,
  });
  const own = {url: '/pictures/hero-1280.webp', alt: ''};
  expect((await render('bellyful/hero', {picture: own})).fields['picture']).toMatchObject({
    url: own.url,
    width: null,
  });
});

test('products are told by their ids, and what the storefront finds by how', async () => {
  const products = [
    {id: 14, name: 'Tea'},
    {id: 12, name: 'Rice'},
  ];
  const told = async (fields: Attributes) => (await render('bellyful/products', fields)).fields;
  expect(await told({products})).toMatchObject({by: 'chosen', databaseIds: [14, 12]});
  expect(await told({by: 'purpose', purpose: 'sleep', products: []})).toEqual({
    kind: 'products',
    items: [],
    by: 'purpose',
    purpose: 'sleep',
  });
});

test('a product that was out and is in stock is back', async () => {
  const id = await save({post_type: 'product', post_name: 'tea'});
  const set = (status: string) =>
    shop.run<number>(
      `do_action( 'woocommerce_product_set_stock_status', ${id}, '${status}' ); echo (int) get_post_meta( ${id}, '_bellyful_back_at', true );`,
    );
  expect(await set('instock')).toBe(0);
  expect(await set('outofstock')).toBe(0);
  expect(await set('instock')).toBeGreaterThan(0);
});
