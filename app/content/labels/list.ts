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
