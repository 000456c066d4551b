/** The cards of the list, wherever they stand. */
export const cardWords = {
  featured: 'Featured',
  sale: 'Sale',
  view: 'View Product',
} as const;
