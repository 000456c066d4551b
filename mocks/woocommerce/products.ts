import {GraphQLError} from 'graphql';
import {toCents} from '~adapters/commerce/money';
import {toPrice, type FormatArgument} from './amounts';
import type {ProductRecord} from './catalogue';
import {toConnection, type PageArguments} from './connection';
import {databaseIdOf} from './ids';
import {stockStatusOf} from './inventory';
import {filterProducts, pricesOf, ratingOf, type ProductsWhere} from './product-filters';
import {productsAfter, sortProducts} from './product-order';
import {toProductNode} from './product-node';
import {findProduct, type Shop} from './shop';
import {toVariationNode} from './variation-node';
import type {Visitor} from './visitor';

interface ProductArguments {
  id: string;
  idType?: 'DATABASE_ID' | 'ID' | 'SKU' | 'SLUG' | null;
}

interface VariationArguments {
  id: string;
  idType?: 'DATABASE_ID' | 'ID' | null;
}

interface ProductsArguments extends PageArguments {
  where?: ProductsWhere | null;
}

const isVisibleTo = (product: ProductRecord, {isShopManager}: Visitor) =>
  product.status !== 'draft' || isShopManager;

/** `product(id, idType)`: an unknown one is an error, a draft is nothing for visitors. */
export function answerProduct({id, idType}: ProductArguments, visitor: Visitor) {
  const product = findRequested(visitor.shop, id, idType ?? 'ID');
  return isVisibleTo(product, visitor) ? toProductNode(product, visitor) : null;
}

/** A product by its address; nothing for any other address. */
export function answerByUri({uri}: {uri: string}, visitor: Visitor) {
  const slug = /\/product\/([^/?#]+)/.exec(uri)?.[1];
  const product = visitor.shop.products.find((one) => one.slug !== '' && one.slug === slug);
  return product && isVisibleTo(product, visitor) ? toProductNode(product, visitor) : null;
}

/** The product of a global id, the one kind of node that can be found so. */
export const answerNode = ({id}: {id: string}, visitor: Visitor) =>
  answerProduct({id, idType: 'ID'}, visitor);

export function answerVariation({id, idType}: VariationArguments, visitor: Visitor) {
  const databaseId = idType === 'DATABASE_ID' ? Number(id) : databaseIdOf('post', id);
  for (const product of visitor.shop.products) {
    const variation = product.variations.find((one) => one.databaseId === databaseId);
    if (variation) return toVariationNode(product, variation, visitor);
  }
  throw new GraphQLError(`No product variation exists with the ${idType ?? 'ID'}: ${id}`);
}

/** How many visible products there are of each kind, and what they cost. */
export function answerStats(_: unknown, {shop}: Visitor) {
  const seen = filterProducts(shop, {status: 'publish', visibility: 'VISIBLE'});
  const prices = seen.flatMap(pricesOf).filter((price) => price > 0);
  const count = <Value>(values: Value[]) =>
    [...new Set(values)].map((value) => ({
      value,
      count: values.filter((one) => one === value).length,
    }));
  const price = (amount: number) => (format: FormatArgument) =>
    toPrice(toCents(amount), format, shop);
  return {
    priceRange: {minPrice: price(Math.min(...prices)), maxPrice: price(Math.max(...prices))},
    stockStatusCounts: count(seen.map(stockStatusOf)).map((one) => ({
      status: one.value,
      count: one.count,
    })),
    ratingCounts: count(
      seen.map((product) => Math.round(ratingOf(product, shop))).filter((stars) => stars > 0),
    ).map((one) => ({rating: one.value, count: one.count})),
  };
}

const byPrice = [{field: 'PRICE', order: 'ASC'}];

const isByPrice = ({orderby}: ProductsWhere) =>
  (orderby as {field: string}[] | null | undefined)?.[0]?.field === 'PRICE';

/** After one list by price the others of the same request come by price as well. */
export function answerProducts({where, ...page}: ProductsArguments, visitor: Visitor) {
  const wanted = visitor.isOrderedByPrice ? {...where, orderby: byPrice} : (where ?? {});
  if (isByPrice(wanted)) visitor.isOrderedByPrice = true;
  return toConnection(
    sortProducts(filterProducts(visitor.shop, wanted), wanted, visitor.shop),
    page,
    (product) => toProductNode(product, visitor),
    {
      idOf: ({databaseId}) => databaseId,
      isVisible: (product) => isVisibleTo(product, visitor),
      itemsAfter: (products, place) => productsAfter(products, place, wanted),
    },
  );
}

function findRequested(shop: Shop, id: string, idType: string): ProductRecord {
  if (idType === 'SLUG') return findBySlug(shop, id);
  if (idType === 'SKU') return shop.products.find(({sku}) => sku === id) ?? throwUnknown('sku', id);
  if (idType === 'DATABASE_ID') {
    if (!/^\d+$/.test(id)) return throwUnknown('database_id', id);
    return findProduct(shop, Number(id)) ?? throwMissing('database_id', id);
  }
  const databaseId = databaseIdOf('post', id);
  if (databaseId === null) throw new GraphQLError('The "global ID" is invalid');
  return findProduct(shop, databaseId) ?? throwMissing('global_id', id);
}

/** In any letter case, private ones too; without a slug the newest published product. */
function findBySlug(shop: Shop, slug: string): ProductRecord {
  const published = shop.products.filter(({status}) => status === 'publish');
  const newest = published.toSorted((a, b) => b.databaseId - a.databaseId)[0];
  const named = shop.products.find(
    (product) => product.status !== 'draft' && product.slug === slug.toLowerCase(),
  );
  return (slug === '' ? newest : named) ?? throwUnknown('slug', slug);
}

function throwUnknown(kind: string, id: string): never {
  throw new GraphQLError(`No product ID was found corresponding to the ${kind}: ${id}`);
}

function throwMissing(kind: string, id: string): never {
  throw new GraphQLError(`No product exists with the ${kind}: ${id}`);
}
