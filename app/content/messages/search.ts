/** Finding things from the header. */
export const searchWords = {
  label: 'Search the shop',
  placeholder: 'Noodles, soup, shipping...',
  products: 'Products',
  recipes: 'Recipes',
  pages: 'Pages',
  results: 'Results',
  orderAgain: 'Order again: what I take',
  orderAgainBy: ['reorder', 'buy again', 'my orders', 'running out', 'supplies', 'reminder'],
  searching: 'Searching...',
  nothing: (query: string) => `Nothing found for “${query}”.`,
  failed: 'The search did not answer. Press Enter to look among all products.',
  inPart: 'Our shop is taking a short break, so some products are missing here.',
  found: (count: number) => `${count} ${count === 1 ? 'result' : 'results'}`,
  all: (query: string) => `All products for “${query}”`,
} as const;
