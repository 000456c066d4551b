import {productPages} from '~/content/product-pages';
import {staticProducts} from '~/content/static-products';
import type {StaticProductKey} from '~/content/static-product-keys';
import {formTool} from '~/forms/form-tool';
import type {AppServices} from '~/server/app-services';
import {productCrumbs} from '~/catalogue/product-crumbs';
import {pageMeta} from '~/seo/seo';
import {breadcrumbList, product} from '~/seo/structured-data';
import type {StaticProductView} from './static-product';
import type {ProductCard} from '~/catalogue/list/product-card';
import {toStaticCard} from '~/catalogue/list/to-product-card.server';
import {readIndexInTime, relatedProducts} from '~/catalogue/related-products.server';
import {toStaticProductView} from './static-product.server';

function toMeta(view: StaticProductView, card: ProductCard, siteUrl: string) {
  const {meta} = productPages[view.key];
  const {path} = view;
  const facts = {
    name: view.name,
    description: meta.description,
    sku: view.key,
    categories: staticProducts[view.key].categories,
    price: card.price,
    stockStatus: card.isInStock ? ('IN_STOCK' as const) : ('OUT_OF_STOCK' as const),
    offerCount: view.packages.length,
    label: view.label,
  };
  const images = view.pictures.map(({url}) => url);
  return pageMeta({
    ...meta,
    path,
    siteUrl,
    image: images[0],
    type: 'product',
    structuredData: [
      product(facts, {siteUrl, path, images}),
      breadcrumbList(siteUrl, productCrumbs({name: view.name, path: view.path})),
    ],
  });
}

/** All that the page of a static product needs, for the shopper and for search engines. */
export async function showStaticProduct(
  {commerce, env, siteUrl}: Pick<AppServices, 'commerce' | 'env' | 'siteUrl'>,
  key: StaticProductKey,
) {
  const {soldOut} = await readIndexInTime(commerce);
  const view = toStaticProductView(key, soldOut);
  const card = toStaticCard(staticProducts[key], soldOut);
  return {
    view,
    card,
    crumbs: productCrumbs({name: view.name, path: view.path}),
    related: await relatedProducts(commerce, card),
    tool: formTool('add_to_cart', env),
    meta: toMeta(view, card, siteUrl),
  };
}
