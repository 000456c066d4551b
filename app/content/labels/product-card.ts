/** The cards of the list, wherever they stand. */
export const cardWords = {
  view: 'View Product',
  addNamed: (name: string) => `Add to cart: ${name}`,
  choose: 'Choose',
} as const;

export const starsLabel = (rating: number) => `${Number(rating.toFixed(1))} out of 5 stars`;

export const wishLabel = (name: string) => `Wish list: ${name}`;
