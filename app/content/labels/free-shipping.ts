export const freeShippingWords = {
  free: 'Free shipping',
  onThisOrder: 'on this order',
  away: 'away from free shipping',
  progress: 'Progress to free shipping',
} as const;
