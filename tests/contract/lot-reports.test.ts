import {expect, test} from 'vitest';
import {withCachedCatalogue} from '~adapters/catalogue/cached-catalogue';
import {createCatalogueCaches} from '~adapters/catalogue/catalogue-caches';
import {changeProduct} from '~mocks/control/stock-changes';
import {aProduct} from '~mocks/woocommerce/catalogue/product-record';
import {findDescribed} from '~/agents/catalog/found-products.server';
import {showBuiltInProduct} from '~/catalogue/built-in/built-in-product-page.server';
import type {Env} from '~/server/settings/env';
import {openContext} from '../support/order-requests';
import {openOrderShop} from '../support/order-shop';

const siteUrl = 'https://bellyful.example';
const uploads = 'http://shop.example/wp-content/uploads/2026/11';

/** The packages of the appetite capsules, as `npm run products` made them, with what their owner has typed. */
async function open(typed: Record<string, string>, recall?: object) {
  const store = openOrderShop();
  for (const [place, sku] of ['PFWL-1', 'PFWL-3'].entries()) {
    const slug = `capsules-${place}`;
    const made = {databaseId: 7001 + place, slug, name: slug, sku, description: '', categories: []};
    const meta = recall ? [{key: '_bellyful_recalls', value: JSON.stringify([recall])}] : [];
    store.shop.products.push(aProduct({...made, status: 'private', isHidden: true, meta}));
    store.accounts.connectedSkus.add(sku);
    changeProduct(store.shop, {slug, lotReports: typed[sku] ?? ''});
  }
  const context = await openContext(store, new Request(siteUrl));
  const caches = createCatalogueCaches();
  return {
    ...context,
    siteUrl,
    commerce: {
      ...context.commerce,
      products: withCachedCatalogue(context.commerce.products, {caches}),
    },
  };
}

test('a product of the shop has the certificates that its owner has typed', async () => {
  const {commerce} = await open({});
  const product = await commerce.products.find('womens-daily-multi-vitamin');
  expect(product?.label?.lotReports).toEqual([
    {lot: '24-117', url: `${uploads}/certificate-24-117.pdf`},
  ]);
});

test('a page of its own shows those of all its packages, each lot once, and agents are told of them', async () => {
  const context = await open({
    'PFWL-1': '24-117 | https://lab.example/24-117.pdf',
    'PFWL-3': `24-117 | https://lab.example/24-117.pdf\n24-118 | ${uploads}/24-118.pdf`,
  });
  const page = {...context, env: {} as Env};
  const {view, meta} = await showBuiltInProduct(page, 'pain-free-weight-loss');
  const reports = [
    {lot: '24-117', url: 'https://lab.example/24-117.pdf'},
    {lot: '24-118', url: `${uploads}/24-118.pdf`},
  ];
  expect(view.lotReports).toEqual(reports);
  const told = `Lot 24-118: certificate of analysis (PDF) ${uploads}/24-118.pdf`;
  expect(JSON.stringify(meta)).toContain(told);
  const options = {siteUrl, isComplete: true};
  const described = await findDescribed(
    context.commerce.products,
    'pain-free-weight-loss-1',
    options,
  );
  expect(described?.description.plain).toContain(told);
});

test('a page of its own says what is recalled of its packages', async () => {
  const context = await open({});
  const recall = {lot: '24-117', reason: 'Plastic.', offer: 'refund', recalledAt: '2026-11-28'};
  const notices = async (shop: typeof context) =>
    (await showBuiltInProduct({...shop, env: {} as Env}, 'pain-free-weight-loss')).notices;
  expect(await notices(context)).toEqual([]);
  const again = await open({}, recall);
  expect(await notices(again)).toEqual([
    expect.stringContaining('We are recalling lot 24-117 of this product. Plastic.'),
  ]);
});
