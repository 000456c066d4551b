import {GraphQLError} from 'graphql';
import type {ProductRecord} from '../catalogue';
import {firstOf, toConnection, type PageArguments} from '../connection';
import {databaseIdOf, globalId} from '../ids';
import {toProductNode} from '../product-node';
import {typeNameOf} from '../schema/attributes';
import type {Shop} from '../shop';
import type {Visitor} from '../visitor';
import {filterTerms, type TermsWhere} from './filter-terms';
import {toTermNode} from './term-node';
import {
  allTerms,
  categoriesOf,
  globalAttributesOf,
  optionsOf,
  tagsOf,
  typesOf,
  type TermRecord,
} from './term-records';

type TermsArguments = PageArguments & {where?: TermsWhere | null};

const toNode = (term: TermRecord, visitor: Visitor) =>
  toTermNode(term, visitor, (product: ProductRecord) => toProductNode(product, visitor));

const answerTerms =
  (termsOf: (shop: Shop, where: TermsWhere) => TermRecord[]) =>
  ({where, ...page}: TermsArguments, visitor: Visitor) => {
    const wanted = where ?? {};
    return toConnection(
      filterTerms(visitor.shop, termsOf(visitor.shop, wanted), wanted),
      page,
      (term) => toNode(term, visitor),
      {idOf: ({databaseId}) => databaseId},
    );
  };

interface TermArguments {
  id: string;
  idType?: string | null;
}

/** By number, slug, name, global id or address; nothing where there is none. */
const answerTerm =
  (termsOf: (shop: Shop) => TermRecord[]) =>
  ({id, idType}: TermArguments, visitor: Visitor) => {
    const term = termsOf(visitor.shop).find(({databaseId, slug, name}) => {
      if (idType === 'DATABASE_ID') return databaseId === Number(id);
      if (idType === 'SLUG') return slug === id;
      if (idType === 'NAME') return name === id;
      if (idType === 'URI') return id.replace(/\/$/, '').endsWith(`/${slug}`);
      return databaseId === databaseIdOf('term', id);
    });
    return term ? toNode(term, visitor) : null;
  };

/** The enumeration's names for what WordPress calls them. */
const taxonomyNames: Record<string, string> = {
  PRODUCTCATEGORY: 'product_cat',
  PRODUCTTAG: 'product_tag',
  PRODUCTTYPE: 'product_type',
};

const enumNameOf = (taxonomy: string) => typeNameOf(taxonomy).toUpperCase();

function termsOfTaxonomies(shop: Shop, {taxonomies}: TermsWhere): TermRecord[] {
  if (!Array.isArray(taxonomies) || taxonomies.length === 0)
    throw new GraphQLError('The mocked shop needs to know which taxonomies’ terms are wanted.');
  const wanted = taxonomies.map((name) => taxonomyNames[String(name)] ?? String(name));
  return allTerms(shop).filter(
    ({taxonomy}) => wanted.includes(taxonomy) || wanted.includes(enumNameOf(taxonomy)),
  );
}

/** `paColor` is one option of an attribute, `allPaColor` all of them. Null: the name is another field's. */
export function attributeQuery(name: string) {
  const [, start, rest] = /^(allP|p)(a[A-Z0-9]\w*)$/.exec(name) ?? [];
  if (rest === undefined) return null;
  const termsOf = (shop: Shop) =>
    globalAttributesOf(shop)
      .filter((attribute) => typeNameOf(attribute.name) === `P${rest}`)
      .flatMap(optionsOf);
  return start === 'p' ? answerTerm(termsOf) : answerTerms(termsOf);
}

/** The shop's global attributes. */
function answerAttributes(page: PageArguments, visitor: Visitor) {
  const nodes = globalAttributesOf(visitor.shop).map((attribute) => ({
    __typename: 'GlobalProductAttribute',
    id: globalId('GlobalProductAttribute', attribute.id),
    attributeId: attribute.id,
    name: attribute.name,
    slug: attribute.name,
    label: attribute.label,
    scope: 'GLOBAL',
    options: attribute.options.map(({slug}) => slug),
    terms: ({where, ...own}: TermsArguments) =>
      firstOf(
        filterTerms(visitor.shop, optionsOf(attribute), where ?? {}).map((term) =>
          toNode(term, visitor),
        ),
        own,
      ),
  }));
  return firstOf(nodes, page);
}

export const termQueries = {
  productCategories: answerTerms(categoriesOf),
  productCategory: answerTerm(categoriesOf),
  productTags: answerTerms(tagsOf),
  productTag: answerTerm(tagsOf),
  productTypes: answerTerms(typesOf),
  productType: answerTerm(typesOf),
  terms: answerTerms(termsOfTaxonomies),
  termNode: answerTerm(allTerms),
  productAttributes: answerAttributes,
};
