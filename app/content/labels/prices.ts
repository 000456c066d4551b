/** What screen readers hear beside prices, and what stands for one. */
export const priceLabels = {
  now: 'Now',
  regular: 'Regular price',
  offer: 'Offer price',
  insteadOf: 'instead of',
  from: 'from',
  free: 'Free',
} as const;
