import type {Diet, StockStatus} from '~adapters/commerce';
import type {CatalogueIndex, IndexEntry} from './catalogue-index.server';
import {stockNames, type ListChoice, type Sorting, type StockName} from './list-choice';
import {findByWords} from './find-by-words';
import {byName} from './product-rank';

/** What matches a choice, and how many each further choice would leave. */
export interface SearchResult {
  found: IndexEntry[];
  categoryCounts: Map<string, number>;
  optionCounts: Map<string, number>;
  stockCounts: Map<StockName, number>;
  dietCounts: Map<Diet, number>;
}

type Group = 'category' | 'price' | 'stock' | 'diet' | `option ${string}`;
type Condition = [group: Group, holds: (entry: IndexEntry) => boolean];

const attributeOf = (key: string) => key.slice(0, key.indexOf(':'));

function conditionsOf(choice: ListChoice): Condition[] {
  const {category, options, stock, diets, minimum, maximum} = choice;
  const conditions: Condition[] = [];
  if (category)
    conditions.push(['category', ({categories}) => categories.some(({slug}) => slug === category)]);
  const statuses = stock.map((name) => stockNames[name]);
  if (statuses.length > 0)
    conditions.push(['stock', ({stockStatus}) => statuses.some((one) => one === stockStatus)]);
  if (minimum !== null || maximum !== null)
    conditions.push([
      'price',
      ({priceRange}) =>
        priceRange !== null &&
        priceRange.to >= (minimum ?? 0) &&
        priceRange.from <= (maximum ?? Infinity),
    ]);
  if (diets.length > 0)
    conditions.push(['diet', ({label}) => diets.every((diet) => label?.diets.includes(diet))]);
  for (const attribute of new Set(options.map(attributeOf))) {
    const wanted = options.filter((key) => attributeOf(key) === attribute);
    conditions.push([
      `option ${attribute}`,
      (entry) => wanted.some((key) => entry.options.includes(key)),
    ]);
  }
  return conditions;
}

/** The one condition that keeps an entry out; null when none does, undefined when several do. */
function missedBy(entry: IndexEntry, conditions: Condition[]): Group | null | undefined {
  let missed: Group | null = null;
  for (const [group, holds] of conditions) {
    if (holds(entry)) continue;
    if (missed !== null) return undefined;
    missed = group;
  }
  return missed;
}

const nameOfStock = {
  IN_STOCK: 'in-stock',
  ON_BACKORDER: 'backorder',
  OUT_OF_STOCK: 'out-of-stock',
} as const satisfies Record<StockStatus, StockName>;

const count = <Key>(counts: Map<Key, number>, key: Key) =>
  counts.set(key, (counts.get(key) ?? 0) + 1);

/** A choice is counted as if nothing else of its own group were chosen. */
function tally(result: SearchResult, entry: IndexEntry, missed: Group | null): void {
  if (missed === null) result.found.push(entry);
  if (missed === null || missed === 'category')
    for (const {slug} of entry.categories) count(result.categoryCounts, slug);
  if (missed === null || missed === 'stock')
    count(result.stockCounts, nameOfStock[entry.stockStatus]);
  if (missed === null) {
    for (const key of entry.options) count(result.optionCounts, key);
    for (const diet of entry.label?.diets ?? []) count(result.dietCounts, diet);
  } else if (missed.startsWith('option '))
    for (const key of entry.options)
      if (missed === `option ${attributeOf(key)}`) count(result.optionCounts, key);
}

const last = Number.MAX_SAFE_INTEGER;

const comparisons: Record<
  Exclude<Sorting, 'list'>,
  (one: IndexEntry, other: IndexEntry) => number
> = {
  'price-up': (one, other) => (one.priceRange?.from ?? last) - (other.priceRange?.from ?? last),
  'price-down': (one, other) => (other.priceRange?.to ?? -1) - (one.priceRange?.to ?? -1),
  newest: (one, other) => other.databaseId - one.databaseId,
  name: byName,
};

/** Sorted once; what is tied stays in the list's own order. */
const orders = new WeakMap<CatalogueIndex, Map<Sorting, IndexEntry[]>>();

function inOrder(index: CatalogueIndex, sort: Sorting): IndexEntry[] {
  if (sort === 'list') return index.entries;
  const known = orders.get(index) ?? new Map<Sorting, IndexEntry[]>();
  orders.set(index, known);
  const sorted = known.get(sort) ?? index.entries.toSorted(comparisons[sort]);
  known.set(sort, sorted);
  return sorted;
}

/** What the query finds: in the list's own order names come first (rules: Search). */
function asked(index: CatalogueIndex, {query, sort}: ListChoice): IndexEntry[] {
  const ordered = inOrder(index, sort);
  if (query === '') return ordered;
  const found = findByWords(index.entries, query);
  if (sort === 'list') return found;
  const isFound = new Set(found);
  return ordered.filter((entry) => isFound.has(entry));
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
  const result: SearchResult = {
    found: [],
    categoryCounts: new Map(),
    optionCounts: new Map(),
    stockCounts: new Map(),
    dietCounts: new Map(),
  };
  const conditions = conditionsOf(choice);
  for (const entry of asked(index, choice)) {
    const missed = missedBy(entry, conditions);
    if (missed !== undefined) tally(result, entry, missed);
  }
  return result;
}
