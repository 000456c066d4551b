import {GraphQLError} from 'graphql';
import type {Shop} from '../shop';
import {countOf, type TermRecord} from './term-records';

export interface TermsWhere {
  [name: string]: unknown;
  orderby?: string | null;
  order?: 'ASC' | 'DESC' | null;
}

const isOneOf = (values: unknown, value: unknown) =>
  Array.isArray(values) && values.map(String).includes(String(value));

const has = (text: string | null, wanted: unknown) =>
  (text ?? '').toLowerCase().includes(String(wanted).toLowerCase());

type Filter = (term: TermRecord, wanted: unknown, shop: Shop) => boolean;

const filters: Record<string, Filter> = {
  hideEmpty: (term, wanted, shop) => wanted !== true || countOf(shop, term) > 0,
  include: ({databaseId}, wanted) => isOneOf(wanted, databaseId),
  exclude: ({databaseId}, wanted) => !isOneOf(wanted, databaseId),
  slug: ({slug}, wanted) => isOneOf(wanted, slug),
  name: ({name}, wanted) => isOneOf(wanted, name),
  nameLike: ({name}, wanted) => has(name, wanted),
  descriptionLike: ({description}, wanted) => has(description, wanted),
  search: ({name, slug}, wanted) => has(name, wanted) || has(slug, wanted),
  parent: (term, wanted, shop) => parentOf(shop, term) === wanted,
  childOf: (term, wanted, shop) => parentOf(shop, term) === wanted,
  childless: ({slug}, wanted, {categories}) =>
    wanted !== true || !categories.some(({parent}) => parent === slug),
  // Of taxonomies the caller has the right ones already; the rest changes nothing here.
  ...Object.fromEntries(
    ['taxonomies', 'hierarchical', 'padCounts', 'cacheDomain', 'updateTermMetaCache'].map(
      (name) => [name, () => true],
    ),
  ),
};

/** 0 where it has none, as WordPress counts. */
const parentOf = ({categories}: Shop, {parent}: TermRecord) =>
  categories.find(({slug}) => slug === parent)?.databaseId ?? 0;

type Comparison = (one: TermRecord, other: TermRecord) => number;

const comparisons: Record<string, (shop: Shop) => Comparison> = {
  COUNT: (shop) => (one, other) => countOf(shop, one) - countOf(shop, other),
  DESCRIPTION: () => (one, other) => (one.description ?? '').localeCompare(other.description ?? ''),
  NAME: () => (one, other) => one.name.localeCompare(other.name),
  SLUG: () => (one, other) => one.slug.localeCompare(other.slug),
  TERM_ID: () => (one, other) => one.databaseId - other.databaseId,
  TERM_ORDER: () => () => 0,
  MENU_ORDER: () => () => 0,
  TERM_GROUP: () => () => 0,
};

/** By name, unless it is said otherwise. */
export function filterTerms(shop: Shop, terms: TermRecord[], where: TermsWhere): TermRecord[] {
  const {orderby, order, ...conditions} = where;
  const matching = terms.filter((term) =>
    Object.entries(conditions).every(([name, wanted]) => {
      const filter = filters[name];
      if (!filter) throw new GraphQLError(`The mocked shop cannot filter terms by ${name}.`);
      return wanted === null || filter(term, wanted, shop);
    }),
  );
  const by = orderby ?? 'NAME';
  const compare = comparisons[by]?.(shop);
  if (!compare) throw new GraphQLError(`The mocked shop cannot sort terms by ${by}.`);
  return matching.toSorted(order === 'DESC' ? (one, other) => compare(other, one) : compare);
}
