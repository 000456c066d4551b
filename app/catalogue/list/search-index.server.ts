import {madeOnce, type ListedProduct} from '~adapters/commerce';
import type {CatalogueIndex} from './catalogue-index.server';
import {groupOfOption, type FacetGroup} from './facets';
import type {ListChoice, Sorting} from './list-choice';
import {findPlaces} from './find-by-words';
import {byName} from './product-rank';

/** Where that stands which matches a choice, and how many each further choice would leave. */
export interface SearchResult {
  places: Uint32Array;
  count: (group: FacetGroup, name: string) => number;
}

/** `group`: what a choice is counted in as if nothing else of it were chosen. */
interface Condition {
  group: FacetGroup | null;
  holds: (place: number) => boolean;
}

function conditionsOf({facets}: CatalogueIndex, choice: ListChoice): Condition[] {
  const {category, options, stock, diets, minimum, maximum} = choice;
  const anyOf = (group: FacetGroup, names: readonly string[]): Condition => {
    const wanted = names.flatMap((name) => facets.find(group, name) ?? []);
    return {group, holds: (place) => facets.hasAny(place, wanted)};
  };
  const conditions: Condition[] = [];
  if (category) conditions.push(anyOf('category', [category]));
  if (stock.length > 0) conditions.push(anyOf('stock', stock));
  if (minimum !== null || maximum !== null)
    conditions.push({
      group: null,
      holds: (place) =>
        (facets.to[place] ?? NaN) >= (minimum ?? 0) &&
        (facets.from[place] ?? NaN) <= (maximum ?? Infinity),
    });
  // All of them.
  for (const diet of diets) conditions.push({...anyOf('diet', [diet]), group: null});
  for (const group of new Set(options.map(groupOfOption)))
    conditions.push(
      anyOf(
        group,
        options.filter((key) => groupOfOption(key) === group),
      ),
    );
  return conditions;
}

/** The one condition that keeps an entry out; null when none does, undefined when several do. */
function missedBy(place: number, conditions: Condition[]): Condition | null | undefined {
  let missed: Condition | null = null;
  for (const condition of conditions) {
    if (condition.holds(place)) continue;
    if (missed !== null) return undefined;
    missed = condition;
  }
  return missed;
}

const last = Number.MAX_SAFE_INTEGER;

/** What they are sorted by, upwards. */
const numbers: Record<Exclude<Sorting, 'list' | 'name'>, (entry: ListedProduct) => number> = {
  'price-up': ({priceRange}) => priceRange?.from ?? last,
  'price-down': ({priceRange}) => -Number(priceRange?.to ?? -1),
  newest: ({databaseId}) => -databaseId,
};

function sorted(entries: ListedProduct[], sort: Sorting): Uint32Array {
  const places = Uint32Array.from(entries.keys());
  if (sort === 'list') return places;
  if (sort === 'name')
    return places.sort((one, other) =>
      byName(entries[one] ?? {name: ''}, entries[other] ?? {name: ''}),
    );
  const of = Float64Array.from(entries, numbers[sort]);
  return places.sort((one, other) => (of[one] ?? 0) - (of[other] ?? 0));
}

/** Sorted once; what is tied stays in the list's own order. */
const ordersOf = madeOnce((_index: CatalogueIndex) => new Map<Sorting, Uint32Array>());

/** Places, as all of what follows. */
function inOrder(index: CatalogueIndex, sort: Sorting): Uint32Array {
  const known = ordersOf(index);
  const places = known.get(sort) ?? sorted(index.entries, sort);
  known.set(sort, places);
  return places;
}

/** What the query finds: in the list's own order names come first (rules: Search). */
function asked(index: CatalogueIndex, {query, sort}: ListChoice): Iterable<number> {
  const ordered = inOrder(index, sort);
  if (query === '') return ordered;
  const found = findPlaces(index.entries, query);
  if (sort === 'list') return found;
  const isFound = new Set(found);
  return ordered.filter((place) => isFound.has(place));
}

/** The last so many choices are remembered: pages of one choice are turned, and many shoppers ask alike. */
const mostResults = 50;
const resultsOf = madeOnce((_index: CatalogueIndex) => new Map<string, SearchResult>());

export function searchIndex(index: CatalogueIndex, choice: ListChoice): SearchResult {
  const known = resultsOf(index);
  const key = JSON.stringify({...choice, page: 0});
  const result = known.get(key) ?? search(index, choice);
  known.delete(key);
  known.set(key, result);
  const [oldest] = known.keys();
  if (known.size > mostResults && oldest !== undefined) known.delete(oldest);
  return result;
}

/** What matches a choice, from one of its places to another. */
export const findProducts = (index: CatalogueIndex, choice: ListChoice, from = 0, to?: number) =>
  [...searchIndex(index, choice).places.subarray(from, to)].flatMap(
    (place) => index.entries[place] ?? [],
  );

function search(index: CatalogueIndex, choice: ListChoice): SearchResult {
  const {facets} = index;
  const places: number[] = [];
  const counts: number[] = [];
  const conditions = conditionsOf(index, choice);
  for (const place of asked(index, choice)) {
    const missed = missedBy(place, conditions);
    if (missed === undefined) continue;
    if (missed === null) places.push(place);
    facets.count(place, missed === null ? 'all' : missed.group, counts);
  }
  return {
    places: new Uint32Array(places),
    count: (group, name) => counts[facets.find(group, name) ?? -1] ?? 0,
  };
}
