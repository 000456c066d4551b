import type {ProductRecord} from '../catalogue';
import {firstOf, toConnection, type PageArguments} from '../connection';
import {globalId} from '../ids';
import {toMediaNode} from '../media';
import type {Visitor} from '../visitor';
import {typeNameOf} from '../schema/attributes';
import {categoriesOf, countOf, hasTerm, type TermRecord} from './term-records';

const typenames: Record<string, string> = {
  product_cat: 'ProductCategory',
  product_tag: 'ProductTag',
  product_type: 'ProductType',
};

const bases: Record<string, string> = {product_cat: 'product-category', product_tag: 'product-tag'};

/** Makes a product's node; this room does not know how. */
export type ToProduct = (product: ProductRecord, visitor: Visitor) => unknown;

/** A term as WPGraphQL answers it. */
export function toTermNode(term: TermRecord, visitor: Visitor, toProduct?: ToProduct): object {
  const {shop, origin} = visitor;
  const {databaseId, name, slug, taxonomy, description} = term;
  const categories = taxonomy === 'product_cat' ? categoriesOf(shop) : [];
  const parent = categories.find((one) => one.slug === term.parent);
  const uri = `/${bases[taxonomy] ?? taxonomy}/${slug}/`;
  const page = (terms: TermRecord[], argument: PageArguments) =>
    toConnection(terms, argument, (one) => toTermNode(one, visitor, toProduct), {
      idOf: (one) => one.databaseId,
    });
  const products = ({...argument}: PageArguments) => {
    const own = shop.products.filter(
      (product) => product.status === 'publish' && hasTerm(product, term),
    );
    return toProduct
      ? toConnection(own.toReversed(), argument, (product) => toProduct(product, visitor), {
          idOf: (product) => product.databaseId,
        })
      : firstOf([], argument);
  };
  const media = shop.media.get(term.picture ?? '');
  return {
    __typename: typenames[taxonomy] ?? typeNameOf(taxonomy),
    id: globalId('term', databaseId),
    databaseId,
    name,
    slug,
    description,
    taxonomyName: taxonomy,
    termTaxonomyId: databaseId,
    uri,
    link: `${origin}${uri}`,
    count: () => countOf(shop, term) || null,
    isComment: false,
    isContentNode: false,
    isFrontPage: false,
    isPostsPage: false,
    isTermNode: true,
    isRestricted: false,
    parentDatabaseId: parent?.databaseId ?? null,
    parentId: parent ? globalId('term', parent.databaseId) : null,
    parent: () => parent && {node: toTermNode(parent, visitor, toProduct)},
    children: (argument: PageArguments) =>
      page(
        categories.filter((one) => one.parent === slug),
        argument,
      ),
    ancestors: (argument: PageArguments) => page(parent ? [parent] : [], argument),
    image: media ? toMediaNode(media, name, origin) : null,
    products,
  };
}
