import {GraphQLError} from 'graphql';
import type {ProductRecord} from './catalogue';
import {toConnection, type PageArguments} from './connection';
import {databaseIdOf} from './ids';
import {filterProducts, productsAfter, type ProductsWhere} from './product-filters';
import {toProductNode} from './product-node';
import {findProduct, type Shop} from './shop';
import type {Visitor} from './visitor';

interface ProductArguments {
  id: string;
  idType?: 'DATABASE_ID' | 'ID' | 'SKU' | 'SLUG' | null;
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

export function answerProducts({where, ...page}: ProductsArguments, visitor: Visitor) {
  const wanted = where ?? {};
  return toConnection(
    filterProducts(visitor.shop.products, wanted),
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
