/** What screen readers hear beside prices, and what stands for one. */
export const priceLabels = {
  now: 'Now',
  regular: 'Regular price',
  offer: 'Offer price',
  insteadOf: 'instead of',
  from: 'from',
  free: 'Free',
} as const;

/** On every card, apart from the catalogue's other sentences, which the home page does without. */
export const priceUnavailable = 'Price unavailable';
