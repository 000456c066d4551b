import {
  diets,
  foldText,
  shopCurrency,
  toAmount,
  toCents,
  type Cents,
  type Diet,
  type StockStatus,
} from '~adapters/commerce';

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
  /** All of them. */
  diets: Diet[];
  minimum: Cents | null;
  maximum: Cents | null;
  sort: Sorting;
  /** From 1 on. */
  page: number;
}

/** Nothing chosen. */
export const wholeList: ListChoice = {
  query: '',
  category: '',
  options: [],
  stock: [],
  diets: [],
  minimum: null,
  maximum: null,
  sort: 'list',
  page: 1,
};

export const longestQuery = 100;
const longestName = 200;
const mostOptions = 30;
/** Dearer than anything in any currency; beyond it a number is a mistake. */
const mostRequested = 1_000_000_000;

/** Before the number may stand the currency's sign. */
function readBound(text: string | null): Cents | null {
  const requested = Number(text?.trim().replace(/^\p{Sc}/u, '') || 'none');
  return requested >= 0 && requested <= mostRequested
    ? toCents(Math.round(requested * 10 ** shopCurrency().decimals))
    : null;
}

const isStockName = (name: string): name is StockName => Object.hasOwn(stockNames, name);

const each = (values: string[]) => [...new Set(values)].slice(0, mostOptions);

/** What an address asks of the list; what it cannot mean is left out. */
export function readListChoice({searchParams}: URL): ListChoice {
  const page = Number(searchParams.get('page') ?? 1);
  const bounds = [readBound(searchParams.get('min')), readBound(searchParams.get('max'))];
  const [minimum = null, maximum = null] =
    bounds[0] !== null && bounds[1] !== null
      ? bounds.toSorted((a, b) => Number(a) - Number(b))
      : bounds;
  return {
    query: (searchParams.get('q') ?? '').trim().slice(0, longestQuery),
    category: (searchParams.get('category') ?? '').slice(0, longestName),
    options: each(searchParams.getAll('option').map((key) => foldText(key.slice(0, longestName)))),
    stock: each(searchParams.getAll('stock')).filter(isStockName),
    diets: diets.filter((name) => searchParams.getAll('diet').includes(name)),
    minimum: minimum ?? null,
    maximum: maximum ?? null,
    sort: sortings.find((name) => name === searchParams.get('sort')) ?? 'list',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The choice's fields as an address or a form holds them; the first page and the usual order go without saying. */
export function toListFields(choice: Partial<ListChoice>): [name: string, value: string][] {
  const {
    query,
    category,
    options = [],
    stock = [],
    diets = [],
    minimum,
    maximum,
    sort,
    page = 1,
  } = choice;
  const fields: [string, string | null | undefined][] = [
    ['q', query],
    ['category', category],
    ...options.map((key): [string, string] => ['option', key]),
    ...stock.map((name): [string, string] => ['stock', name]),
    ...diets.map((name): [string, string] => ['diet', name]),
    ['min', minimum == null ? null : String(toAmount(minimum))],
    ['max', maximum == null ? null : String(toAmount(maximum))],
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
