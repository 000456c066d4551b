import {foldText, toCents, type Cents, type StockStatus} from '~adapters/commerce';

/** The rules' own order first; the names stand in addresses. */
export const sortings = ['list', 'price-up', 'price-down', 'newest', 'name'] as const;
export type Sorting = (typeof sortings)[number];

/** Stock as an address names it. */
export const stockNames = {
  'in-stock': 'IN_STOCK',
  backorder: 'ON_BACKORDER',
  'out-of-stock': 'OUT_OF_STOCK',
} as const satisfies Record<string, StockStatus>;
export type StockName = keyof typeof stockNames;

export interface ListChoice {
  query: string;
  category: string;
  /** `pack size:6`: any of one attribute's, one of each attribute. */
  options: string[];
  stock: StockName[];
  minimum: Cents | null;
  maximum: Cents | null;
  sort: Sorting;
  /** From 1 on. */
  page: number;
}

const longestQuery = 100;
const longestName = 200;
const mostOptions = 30;
/** Dearer than anything; beyond it a number is a mistake. */
const mostDollars = 1_000_000;

function readDollars(text: string | null): Cents | null {
  const dollars = Number(text?.trim().replace(/^\$/, '') || 'none');
  return dollars >= 0 && dollars <= mostDollars ? toCents(Math.round(dollars * 100)) : null;
}

const isStockName = (name: string): name is StockName => Object.hasOwn(stockNames, name);

const each = (values: string[]) => [...new Set(values)].slice(0, mostOptions);

/** What an address asks of the list; what it cannot mean is left out. */
export function readListChoice({searchParams}: URL): ListChoice {
  const page = Number(searchParams.get('page') ?? 1);
  const bounds = [readDollars(searchParams.get('min')), readDollars(searchParams.get('max'))];
  const [minimum = null, maximum = null] =
    bounds[0] !== null && bounds[1] !== null
      ? bounds.toSorted((a, b) => Number(a) - Number(b))
      : bounds;
  return {
    query: (searchParams.get('q') ?? '').trim().slice(0, longestQuery),
    category: (searchParams.get('category') ?? '').slice(0, longestName),
    options: each(searchParams.getAll('option').map((key) => foldText(key.slice(0, longestName)))),
    stock: each(searchParams.getAll('stock')).filter(isStockName),
    minimum: minimum ?? null,
    maximum: maximum ?? null,
    sort: sortings.find((name) => name === searchParams.get('sort')) ?? 'list',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

const toDollars = (cents: Cents) => String(cents / 100);

/** The choice's fields as an address or a form holds them; the first page and the usual order go without saying. */
export function toListFields(choice: Partial<ListChoice>): [name: string, value: string][] {
  const {query, category, options = [], stock = [], minimum, maximum, sort, page = 1} = choice;
  const fields: [string, string | null | undefined][] = [
    ['q', query],
    ['category', category],
    ...options.map((key): [string, string] => ['option', key]),
    ...stock.map((name): [string, string] => ['stock', name]),
    ['min', minimum == null ? null : toDollars(minimum)],
    ['max', maximum == null ? null : toDollars(maximum)],
    ['sort', sort === 'list' ? null : sort],
    ['page', page > 1 ? String(page) : null],
  ];
  return fields.flatMap(([name, value]) => (value ? [[name, value]] : []));
}

/** The list's address for a choice. A price of 0 is a bound, too. */
export function toListPath(choice: Partial<ListChoice>): string {
  const search = new URLSearchParams(toListFields(choice));
  return search.size > 0 ? `/products?${search}` : '/products';
}
