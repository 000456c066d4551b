import {inThousands} from '~adapters/commerce/in-thousands';
import {currencySign} from '~adapters/commerce/currency-sign';

/** Finding one's way in the list of products. */
export const listWords = {
  moreCategories: 'More categories',
  filters: 'Filters',
  price: 'Price',
  get minimum() {
    return `From ${currencySign()}`;
  },
  get maximum() {
    return `To ${currencySign()}`;
  },
  apply: 'Show products',
  clear: 'Clear all',
  remove: 'Remove filter:',
  sortBy: 'Sort by',
  sortings: {
    list: 'Recommended',
    'price-up': 'Price, low to high',
    'price-down': 'Price, high to low',
    newest: 'Newest',
    name: 'Name',
  },
  count: (count: number) => `${inThousands(count)} ${count === 1 ? 'product' : 'products'}`,
  noMatch: (query: string) => (query ? `No products match “${query}”.` : 'No products match.'),
  noMatchHelp: 'Try another word, remove a filter, or see everything.',
  showAll: 'Show all products',
  compare: 'Compare',
  compareTicked: 'Compare side by side',
} as const;

/** What narrows the list, as the server names it. */
export const filterWords = {
  allCategories: 'All',
  availability: 'Availability',
  from: (price: string) => `${price} and up`,
  upTo: (price: string) => `Up to ${price}`,
} as const;

/** The list of products. */
export const productListWords = {
  loading: 'Loading products...',
  failed: 'Unable to load some products from our catalog.',
  title: 'Our Products',
  products: 'Products',
  search: 'Search',
  searchProducts: 'Search products',
  categories: 'Categories',
  chosenFilters: 'Chosen filters',
  details: 'Details',
} as const;

export const pagesLabels = {
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
} as const;
