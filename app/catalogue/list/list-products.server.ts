import type {Commerce} from '~adapters/commerce';
import {readIndex} from './catalogue-index.server';
import type {ListChoice} from './list-choice';
import type {ProductCard} from './product-card';
import {searchIndex} from './search-index.server';

export interface ProductList {
  cards: ProductCard[];
  categories: {name: string; slug: string}[];
  page: number;
  pageCount: number;
  /** How many match, on all pages. */
  matchCount: number;
  /** Why part of the catalogue is missing; null when it is whole. */
  problem: string | null;
}

/** Cards a page shows; a multiple of every number of columns. */
export const cardsPerPage = 24;

/** All products, static ones among those of the catalogue, in the shop's order (rules: The order of the list). */
export async function listProducts(commerce: Commerce, choice: ListChoice): Promise<ProductList> {
  const index = await readIndex(commerce);
  const {found} = searchIndex(index, choice);
  const pageCount = Math.max(1, Math.ceil(found.length / cardsPerPage));
  const page = Math.min(choice.page, pageCount);
  const shown = found.slice((page - 1) * cardsPerPage, page * cardsPerPage);
  return {
    cards: shown.map(({card}) => card()),
    categories: index.categories,
    page,
    pageCount,
    matchCount: found.length,
    problem: index.problem,
  };
}
