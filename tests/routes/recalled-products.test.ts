import {expect, test} from 'vitest';
import {nothingConnected, toListedProduct, type Recall} from '~adapters/commerce';
import {nothingPublished} from '~adapters/content';
import {createProcessRateLimits} from '~adapters/rate-limits';
import {toProductCard} from '~/catalogue/list/to-product-card.server';
import {bundlePage} from '~/offers/bundle/bundle-page.server';
import {listKonjacOffers} from '~/offers/konjac/konjac-offers.server';
import {readCartLabels} from '~/catalogue/label/cart-labels.server';
import {loader as special} from '~/routes/offer.konjac-product';
import {aProduct, aShop} from '../support/shop';

const recall: Recall = {
  lot: '24-117',
  reason: 'Plastic.',
  offer: 'refund',
  recalledAt: '2026-11-28',
};
const recalls = [recall];
const rice = aProduct(30, 499, {name: 'Konjac Rice', slug: 'konjac-rice', recalls});
const udon = aProduct(31, 499, {name: 'Konjac Udon', slug: 'konjac-udon'});
const bundle = aProduct(40, 4999, {slug: 'bellyful-bundle', recalls});
const shop = aShop({products: [rice, udon, bundle]});
const told = [expect.stringContaining('We are recalling lot 24-117 of this product. Plastic.')];

const limits = createProcessRateLimits();
const context = {
  commerce: shop,
  siteUrl: 'https://shop.example',
  content: {published: async () => nothingPublished},
  rateLimits: {host: limits, shop: limits},
  clientAddress: '203.0.113.7',
  session: {visitorId: () => 'visitor'},
} as never;
const documentAt = (path: string, init?: RequestInit) =>
  new Request(`https://shop.example${path}`, init);

test('a card of a recalled product is marked, in lists and among offers', async () => {
  const cards = [rice, udon].map((product) => toProductCard(toListedProduct(product)));
  const mark = 'Recall: see its page.';
  expect(cards.map(({notice}) => notice)).toEqual([mark, undefined]);
  const {products} = await listKonjacOffers(shop.products);
  expect(products.map(({slug, notice}) => [slug, notice])).toEqual([
    ['konjac-rice', mark],
    ['konjac-udon', undefined],
  ]);
});

test('the offer of a recalled product has the notice of its page', async () => {
  const {product} = await bundlePage(documentAt('/opt/trg/starterdiscount'), context);
  expect(product).toMatchObject({notices: told});
  const at = async (slug: string) =>
    special({
      request: documentAt(`/Konj/trg/starterdiscount/${slug}`),
      context,
      params: {slug},
    } as never);
  expect((await at('konjac-rice')).product).toMatchObject({notices: told});
  expect((await at('konjac-udon')).product).toMatchObject({notices: []});
});

test('a cart says which of its lines are of a recalled product, the storefront’s own too', async () => {
  const connected = async () => ({...nothingConnected, recalls: {'PFWL-3': recalls}});
  const commerce = {...shop, products: {...shop.products, connected}};
  const items = 'wp-30 wp-31 womens-multi-vitamin pain-free-weight-loss-3';
  const ask = () =>
    readCartLabels(
      {...(context as object), commerce} as never,
      documentAt('/functions/adds-up', {method: 'POST', body: new URLSearchParams({items})}),
    );
  expect(Object.keys((await ask())?.notices ?? {})).toEqual(['wp-30', 'pain-free-weight-loss-3']);
});
