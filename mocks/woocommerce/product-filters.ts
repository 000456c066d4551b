import {GraphQLError} from 'graphql';
import type {ProductRecord} from './catalogue';
import {isReduced, stockStatusOf} from './inventory';
import {approvedOf, averageOf} from '~mocks/reviews/reviews';
import type {Shop} from './shop';
import {slugOf} from './slug';
import {
  allTerms,
  categoriesOf,
  hasTerm,
  tagsOf,
  typeOf,
  type TermRecord,
} from './terms/term-records';

export type ProductsWhere = Record<string, unknown>;

const all = ({slug, name, description}: ProductRecord) =>
  `${slug} ${name} ${description}`.toLowerCase();

const isOneOf = (values: unknown, value: unknown) =>
  Array.isArray(values) && values.includes(value);

const idsOf = (slugs: string[], terms: TermRecord[]) =>
  terms
    .filter(({slug, name}) => slugs.includes(slug) || slugs.includes(name))
    .map(({databaseId}) => databaseId);

const areAmong = (wanted: unknown, own: readonly (string | number)[]) =>
  !Array.isArray(wanted) || wanted.length === 0 || own.some((one) => wanted.includes(one));

export const ratingOf = ({databaseId}: ProductRecord, shop: Shop) =>
  averageOf(approvedOf(shop, databaseId));

export const pricesOf = ({variations, regularPrice, salePrice}: ProductRecord) =>
  variations.length > 0
    ? variations.map((one) => one.salePrice ?? one.regularPrice ?? 0)
    : [salePrice ?? regularPrice ?? 0];

const tagSlugs = ({tags = []}: ProductRecord) => tags.map(slugOf);
const typeIn = (wanted: unknown, product: ProductRecord) =>
  isOneOf(wanted, typeOf(product).toUpperCase());

interface TaxonomyFilter {
  taxonomy: string;
  terms?: string[] | null;
  ids?: number[] | null;
  operator?: string | null;
}

/** By slug or number, in one of the ways that SQL knows. */
function hasTerms(product: ProductRecord, filter: TaxonomyFilter, shop: Shop): boolean {
  const name = filter.taxonomy.toLowerCase();
  const taxonomy = name.startsWith('pa_') ? `pa_${name.slice(3).replaceAll('_', '-')}` : name;
  const own = allTerms(shop).filter((term) => term.taxonomy === taxonomy && hasTerm(product, term));
  const wanted = [...(filter.terms ?? []), ...(filter.ids ?? [])];
  const has = (one: string | number) =>
    own.some(({slug, databaseId}) => slug === one || databaseId === one);
  switch (filter.operator ?? 'IN') {
    case 'AND':
      return wanted.every(has);
    case 'NOT_IN':
      return !wanted.some(has);
    case 'EXISTS':
      return own.length > 0;
    case 'NOT_EXISTS':
      return own.length === 0;
    default:
      return wanted.some(has);
  }
}

type Filter = (product: ProductRecord, wanted: unknown, shop: Shop) => boolean;

const listOf = <Item>(value: unknown) => (Array.isArray(value) ? value : []) as Item[];

/** The filters that the mocked shop knows; another one is an error, so that it cannot be ignored in silence. */
const filters: Record<string, Filter> = {
  status: (product, wanted) => wanted === 'any' || product.status === wanted,
  visibility: (product, wanted) =>
    wanted === 'HIDDEN' || wanted === 'SEARCH' ? product.isHidden : !product.isHidden,
  category: (product, wanted) => product.categories.includes(String(wanted)),
  categoryIn: (product, wanted) => areAmong(wanted, product.categories),
  categoryNotIn: (product, wanted) => !product.categories.some((slug) => isOneOf(wanted, slug)),
  categoryId: (product, wanted, shop) =>
    idsOf(product.categories, categoriesOf(shop)).includes(Number(wanted)),
  categoryIdIn: (product, wanted, shop) =>
    areAmong(wanted, idsOf(product.categories, categoriesOf(shop))),
  categoryIdNotIn: (product, wanted, shop) =>
    !idsOf(product.categories, categoriesOf(shop)).some((id) => isOneOf(wanted, id)),
  tag: (product, wanted) => tagSlugs(product).includes(String(wanted)),
  tagIn: (product, wanted) => areAmong(wanted, tagSlugs(product)),
  tagNotIn: (product, wanted) => !tagSlugs(product).some((slug) => isOneOf(wanted, slug)),
  tagId: (product, wanted, shop) =>
    idsOf(product.tags ?? [], tagsOf(shop)).includes(Number(wanted)),
  tagIdIn: (product, wanted, shop) => areAmong(wanted, idsOf(product.tags ?? [], tagsOf(shop))),
  type: (product, wanted) => typeIn([wanted], product),
  typeIn: (product, wanted) => listOf(wanted).length === 0 || typeIn(wanted, product),
  typeNotIn: (product, wanted) => !typeIn(wanted, product),
  supportedTypesOnly: (product, wanted) => wanted !== true || product.type !== 'unsupported',
  includeVariations: (_, wanted) => wanted !== true || refuseVariations(),
  minPrice: (product, wanted, {currency}) =>
    Math.max(...pricesOf(product)) >= Number(wanted) * 10 ** currency.decimals,
  maxPrice: (product, wanted, {currency}) =>
    Math.min(...pricesOf(product)) <= Number(wanted) * 10 ** currency.decimals,
  featured: (product, wanted) => (product.isFeatured ?? false) === wanted,
  rating: (product, wanted, shop) => areAmong(wanted, [Math.round(ratingOf(product, shop))]),
  attribute: (product, wanted) => product.attributes.some(({name}) => name === wanted),
  attributeTerm: (product, wanted) =>
    product.attributes.some(({options}) => options.some(({slug}) => slug === wanted)),
  attributes: (product, wanted, shop) => {
    const {queries = [], relation} = wanted as {queries?: TaxonomyFilter[]; relation?: string};
    const holds = (filter: TaxonomyFilter) => hasTerms(product, filter, shop);
    return relation === 'AND' ? queries.every(holds) : queries.length === 0 || queries.some(holds);
  },
  taxonomyFilter: (product, wanted, shop) => {
    const {
      filters: own = [],
      and,
      or,
      relation,
    } = wanted as Record<'filters' | 'and' | 'or', TaxonomyFilter[] | undefined> & {
      relation?: string;
    };
    const holds = (filter: TaxonomyFilter) => hasTerms(product, filter, shop);
    const isSome = (list: TaxonomyFilter[]) => list.length === 0 || list.some(holds);
    return (
      (relation === 'OR' ? isSome(own) : own.every(holds)) &&
      (and ?? []).every(holds) &&
      isSome(or ?? [])
    );
  },
  search: (product, wanted) => all(product).includes(String(wanted).toLowerCase()),
  slugIn: (product, wanted) => isOneOf(wanted, product.slug),
  include: (product, wanted) => isOneOf(wanted, product.databaseId),
  exclude: (product, wanted) => !isOneOf(wanted, product.databaseId),
  sku: (product, wanted) => product.sku === wanted,
  onSale: (product, wanted) => [product, ...product.variations].some(isReduced) === wanted,
  stockStatus: (product, wanted) => isOneOf(wanted, stockStatusOf(product)),
};

function refuseVariations(): never {
  throw new GraphQLError('The mocked shop lists variations with their products only.');
}

/** Drafts of every kind are in the list until a status is requested. */
export function filterProducts(shop: Shop, where: ProductsWhere): ProductRecord[] {
  const {orderby: _orderby, ...conditions} = where;
  return shop.products.filter((product) =>
    Object.entries(conditions).every(
      ([name, wanted]) => wanted === null || filterNamed(name)(product, wanted, shop),
    ),
  );
}

function filterNamed(name: string) {
  const filter = filters[name];
  if (!filter) throw new GraphQLError(`The mocked shop cannot filter products by ${name}.`);
  return filter;
}
