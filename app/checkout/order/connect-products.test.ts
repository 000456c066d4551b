import {expect, test} from 'vitest';
import {toCents, type CodeToConnect, type ProductToConnect} from '~adapters/commerce';
import {bundleDescription, bundleName, bundleSlug} from '~/content/product-slugs';
import {aProduct, aShop} from '../../../tests/support/shop';
import {builtInProducts, productsToConnect, connectProducts} from './connect-products.server';

const bundle = aProduct(23, 8999, {slug: bundleSlug});
const [, unchanged] = builtInProducts();

const skusOf = async (products = [bundle]) =>
  (await productsToConnect({commerce: aShop({products})})).products.map(({sku}) => sku);

test('a bundle of the shop’s own stays the bundle; else one is made', async () => {
  expect(await skusOf()).not.toContain('BUNDLE');
  expect((await skusOf([])).filter((sku) => sku === 'BUNDLE')).toHaveLength(1);
  const {products} = await productsToConnect({commerce: aShop({})});
  expect(products.at(-1)).toEqual({
    sku: 'BUNDLE',
    name: bundleName,
    price: 8999,
    description: bundleDescription,
  });
  expect(products.length).toBe(builtInProducts().length + 1);
});

test('what pages sell has a number, a name, a price and words of its own, the sample too', () => {
  for (const product of builtInProducts())
    expect(product).toEqual({
      sku: expect.stringMatching(/^[A-Z]/),
      name: expect.stringMatching(/^\w/),
      price: expect.any(Number),
      description: expect.stringMatching(/^\w/),
    });
  expect(builtInProducts().find(({sku}) => sku === 'SAMPLE')?.price).toBe(0);
});

test('the codes that pages promise take off what these say', async () => {
  const {coupons} = await productsToConnect({commerce: aShop({})});
  expect(coupons).toEqual([
    {code: 'SAVE10', percent: 10},
    {code: 'GETSTARTED', amount: 500},
  ]);
});

test.each([
  [['GETSTARTED'], ['made the code GETSTARTED: $5.00 off'], 1],
  [
    ['GETSTARTED', 'SAVE10'],
    ['made the code SAVE10: 10 % off', 'made the code GETSTARTED: $5.00 off'],
    0,
  ],
])(
  'what was done is said line by line, and where prices differ: %j',
  async (createdCodes, madeCodes, there) => {
    const sent: [ProductToConnect[], CodeToConnect[]][] = [];
    const said: string[] = [];
    const existing = [
      {sku: unchanged?.sku ?? '', price: unchanged?.price ?? null},
      {sku: 'PFWL-3', price: toCents(15_000)},
      {sku: 'NIGHT-2', price: null},
      {sku: 'OF-THE-SHOP', price: toCents(1)},
    ];
    const connectedProducts = {
      bySku: async () => new Map(),
      connect: async (products: ProductToConnect[], codes: CodeToConnect[]) => {
        sent.push([products, codes]);
        return {created: ['PFWL-1', 'UNASKED'], existing, createdCodes};
      },
    };
    const commerce = aShop({products: [bundle]});
    await connectProducts({commerce, connectedProducts}, (line) => said.push(line));
    const {products, coupons} = await productsToConnect({commerce});
    expect(sent).toEqual([[products, coupons]]);
    const night = products.find(({sku}) => sku === 'NIGHT-2')?.price ?? 0;
    expect(said).toEqual([
      'made PFWL-1: Pain-Free Weight Loss Capsules (1 bottle), $79.00',
      'made UNASKED: ',
      ...madeCodes,
      'PFWL-3: the shop says $150.00, the page $177.00, which is charged',
      `NIGHT-2: the shop says no price, the page $${(night / 100).toFixed(2)}, which is charged`,
      'products: made 2, already there 4',
      `codes: made ${createdCodes.length}, already there ${there}`,
    ]);
  },
);
