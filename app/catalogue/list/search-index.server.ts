import type {CatalogueIndex, IndexEntry} from './catalogue-index.server';
import {groupOfOption, type FacetGroup} from './facets';
import type {ListChoice, Sorting} from './list-choice';
import {findByWords} from './find-by-words';
import {byName} from './product-rank';

/** What matches a choice, and how many each further choice would leave. */
export interface SearchResult {
  found: IndexEntry[];
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
const numbers: Record<Exclude<Sorting, 'list' | 'name'>, (entry: IndexEntry) => number> = {
  'price-up': ({priceRange}) => priceRange?.from ?? last,
  'price-down': ({priceRange}) => -Number(priceRange?.to ?? -1),
  newest: ({databaseId}) => -databaseId,
};

function sorted(entries: IndexEntry[], sort: Sorting): IndexEntry[] {
  if (sort === 'list') return entries;
  if (sort === 'name') return entries.toSorted(byName);
  return entries
    .map((entry) => ({entry, number: numbers[sort](entry)}))
    .sort((one, other) => one.number - other.number)
    .map(({entry}) => entry);
}

/** Sorted once; what is tied stays in the list's own order. */
const orders = new WeakMap<CatalogueIndex, Map<Sorting, number[]>>();

/** Places, as all of what follows. */
function inOrder(index: CatalogueIndex, sort: Sorting): number[] {
  const known = orders.get(index) ?? new Map<Sorting, number[]>();
  orders.set(index, known);
  const places = known.get(sort) ?? sorted(index.entries, sort).map(({place}) => place);
  known.set(sort, places);
  return places;
}

/** What the query finds: in the list's own order names come first (rules: Search). */
function asked(index: CatalogueIndex, {query, sort}: ListChoice): number[] {
  const ordered = inOrder(index, sort);
  if (query === '') return ordered;
  const found = findByWords(index.entries, query).map(({place}) => place);
  if (sort === 'list') return found;
  const isFound = new Set(found);
  return ordered.filter((place) => isFound.has(place));
}

/** The last so many choices are remembered: pages of one choice are turned, and many shoppers ask alike. */
const mostResults = 50;
const results = new WeakMap<CatalogueIndex, Map<string, SearchResult>>();

export function searchIndex(index: CatalogueIndex, choice: ListChoice): SearchResult {
  const known = results.get(index) ?? new Map<string, SearchResult>();
  results.set(index, known);
  const key = JSON.stringify({...choice, page: 0});
  const result = known.get(key) ?? search(index, choice);
  known.delete(key);
  known.set(key, result);
  const [oldest] = known.keys();
  if (known.size > mostResults && oldest !== undefined) known.delete(oldest);
  return result;
}

function search(index: CatalogueIndex, choice: ListChoice): SearchResult {
  const {entries, facets} = index;
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
    found: places.flatMap((place) => entries[place] ?? []),
    count: (group, name) => counts[facets.find(group, name) ?? -1] ?? 0,
  };
}
