import type {Commerce} from '~adapters/commerce';
import {readIndex} from './catalogue-index.server';
import type {ListChoice} from './list-choice';
import type {ListFilters} from './list-filters';
import {toListFilters} from './list-filters.server';
import type {ProductCard} from './product-card';
import {searchIndex} from './search-index.server';

export interface ProductList {
  cards: ProductCard[];
  filters: ListFilters;
  page: number;
  pageCount: number;
  /** How many match, on all pages. */
  matchCount: number;
  /** Why part of the catalogue is missing; null when it is complete. */
  problem: string | null;
  /** Whether nothing of the catalogue is shown, only what pages sell from code. */
  isAway: boolean;
}

/** Cards a page shows; a multiple of every number of columns. */
const cardsPerPage = 24;

/** All products, the built-in ones among those of the catalogue, in the shop's order (rules: The order of the list). */
export async function listProducts(commerce: Commerce, choice: ListChoice): Promise<ProductList> {
  const index = await readIndex(commerce);
  const result = searchIndex(index, choice);
  const {found} = result;
  const pageCount = Math.max(1, Math.ceil(found.length / cardsPerPage));
  const page = Math.min(choice.page, pageCount);
  const shown = found.slice((page - 1) * cardsPerPage, page * cardsPerPage);
  return {
    cards: shown.map(({card}) => card()),
    filters: toListFilters(index, choice, result),
    page,
    pageCount,
    matchCount: found.length,
    problem: index.problem,
    isAway: index.isAway,
  };
}
