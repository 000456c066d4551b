import {inThousands} from '~adapters/commerce/in-thousands';

/** Finding one's way in the list of products. */
export const listWords = {
  allCategories: 'All',
  moreCategories: 'More categories',
  filters: 'Filters',
  price: 'Price',
  minimum: 'From $',
  maximum: 'To $',
  availability: 'Availability',
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
  from: (price: string) => `${price} and up`,
  upTo: (price: string) => `Up to ${price}`,
  noMatch: (query: string) => (query ? `No products match “${query}”.` : 'No products match.'),
  noMatchHelp: 'Try another word, remove a filter, or see everything.',
  showAll: 'Show all products',
} as const;

/** The list of products. */
export const productListWords = {
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
