import {http, HttpResponse, type RequestHandler} from 'msw';
import type {Cents} from '~adapters/commerce/money';
import type {ProductRecord, VariationRecord} from './catalogue';
import {isReduced, stockStatusOf, toInventory} from './inventory';
import {toMediaNode} from './media';
import {pricesOf, ratingOf} from './product-filters';
import {approvedOf} from '~mocks/reviews/reviews';
import type {Shop} from './shop';

/** `/wp-json/wc/store/v1/products`: what WooCommerce itself answers every visitor. */
export const storeApiHandlers = (shop: Shop): RequestHandler[] => [
  http.get('*/wp-json/wc/store/v1/products', ({request}) => {
    const {origin, searchParams} = new URL(request.url);
    const numberOf = (name: string, usual: number) => Number(searchParams.get(name) ?? usual);
    const found = find(shop, searchParams, origin);
    const size = numberOf('per_page', 10);
    const first = (numberOf('page', 1) - 1) * size;
    return HttpResponse.json(found.slice(first, first + size), {
      headers: {'X-WP-Total': String(found.length)},
    });
  }),
];

function find(shop: Shop, asked: URLSearchParams, origin: string) {
  const listed = (name: string) => asked.get(name)?.split(',');
  const published = shop.products.filter(({status}) => status === 'publish');
  const parents = listed('parent');
  if (asked.get('type') === 'variation')
    return published
      .filter(({databaseId}) => parents?.includes(String(databaseId)) ?? true)
      .flatMap((product) =>
        product.variations.map((variation) => toVariation(product, variation, shop, origin)),
      )
      .toReversed();
  const [slugs, ids] = [listed('slug'), listed('include')];
  const isVisible = asked.get('catalog_visibility') === 'visible';
  return published
    .filter(({slug}) => slugs?.includes(slug) ?? true)
    .filter(({databaseId}) => ids?.includes(String(databaseId)) ?? true)
    .filter(({isHidden}) => !(isVisible && isHidden))
    .toSorted((one, other) => one.menuOrder - other.menuOrder || other.databaseId - one.databaseId)
    .map((product) => toProduct(product, shop, origin));
}

/** Whole minor units; without a price WooCommerce says 0. */
const toPrices = (now: number | null, regular: number | null, sale: Cents | null, shop: Shop) => ({
  price: String(now ?? 0),
  regular_price: String(regular ?? 0),
  sale_price: String(sale ?? now ?? 0),
  currency_code: shop.currency.code,
  currency_minor_unit: shop.currency.decimals,
});

type Sold = ProductRecord | VariationRecord;

function toStock(sold: Sold, status: string, isSingle: boolean) {
  const {stockQuantity} = toInventory(sold);
  const isCounted = typeof stockQuantity === 'number' && !sold.backorders;
  return {
    is_in_stock: status !== 'OUT_OF_STOCK',
    is_on_backorder: status === 'ON_BACKORDER',
    low_stock_remaining: isCounted && stockQuantity <= 2 ? stockQuantity : null,
    sold_individually: isSingle,
    add_to_cart: {
      text: 'Add to cart',
      url: '',
      maximum: isSingle ? 1 : isCounted && stockQuantity > 0 ? stockQuantity : 9999,
    },
  };
}

function toImages(names: string[], shown: string, shop: Shop, origin: string) {
  const media = names.flatMap((name) => shop.media.get(name) ?? []);
  return media.map((record) => {
    const {databaseId, srcSet, altText, sourceUrl} = toMediaNode(record, shown, origin);
    return {id: databaseId, src: sourceUrl(), srcset: srcSet, alt: altText};
  });
}

function toProduct(product: ProductRecord, shop: Shop, origin: string) {
  const {variations, regularPrice, salePrice, attributes, databaseId} = product;
  const isVariable = variations.length > 0;
  const type = product.type ?? (isVariable ? 'variable' : 'simple');
  const parts = (product.parts ?? []).filter((id) =>
    shop.products.some((one) => one.databaseId === id && one.status === 'publish'),
  );
  const lowest = isVariable ? (pricesOf(product).toSorted((a, b) => a - b)[0] ?? null) : null;
  const now = lowest ?? salePrice ?? regularPrice;
  const picture = product.picture ?? product.slug;
  const gallery = Array.from({length: 20}, (_, index) => `${picture}-gallery-${index + 1}`);
  const stock = toStock(product, stockStatusOf(product) ?? '', product.isSoldIndividually ?? false);
  return {
    ...stock,
    ...(product.external && {
      add_to_cart: {
        ...stock.add_to_cart,
        text: product.external.buttonText,
        url: product.external.url,
      },
    }),
    id: databaseId,
    parent: 0,
    type: type === 'unsupported' ? 'subscription' : type,
    slug: product.slug,
    name: product.name,
    sku: product.sku ?? '',
    permalink: `${origin}/product/${product.slug}/`,
    description: product.description,
    short_description: product.shortDescription,
    on_sale: [product, ...variations].some(isReduced),
    prices: toPrices(now, regularPrice ?? now, salePrice, shop),
    average_rating: String(ratingOf(product, shop)),
    review_count: approvedOf(shop, databaseId).length,
    images: toImages([picture, ...gallery], product.name, shop, origin),
    categories: shop.categories
      .filter(({slug}) => product.categories.includes(slug))
      .map(({databaseId: id, name, slug}) => ({id, name, slug})),
    attributes: attributes.map(({isGlobal, id, name, label, options}) => ({
      id: isGlobal ? id : 0,
      name: label,
      taxonomy: isGlobal ? name : null,
      has_variations: isVariable && variations.some((one) => name in one.options),
      terms: options.map((option) => ({
        name: option.name,
        slug: isGlobal ? option.slug : option.name,
      })),
    })),
    variations: variations.map((one) => ({
      id: one.databaseId,
      attributes: attributes
        .filter(({name}) => name in one.options)
        .map(({name, label}) => ({name: label, value: one.options[name] || null})),
    })),
    grouped_products: parts,
    is_purchasable:
      type === 'unsupported' ||
      (type !== 'grouped' && type !== 'external' && (isVariable || regularPrice !== null)),
  };
}

const toVariation = (product: ProductRecord, one: VariationRecord, shop: Shop, origin: string) => {
  const {stockStatus} = toInventory(one);
  return {
    ...toProduct({...product, variations: [], attributes: []}, shop, origin),
    ...toStock(one, stockStatus, product.isSoldIndividually ?? false),
    id: one.databaseId,
    parent: product.databaseId,
    type: 'variation',
    sku: one.sku ?? '',
    on_sale: isReduced(one),
    prices: toPrices(one.salePrice ?? one.regularPrice, one.regularPrice, one.salePrice, shop),
    images: toImages([one.picture ?? product.picture ?? ''], product.name, shop, origin),
    is_purchasable: one.regularPrice !== null,
  };
};
