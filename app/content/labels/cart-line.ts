/** Beneath an item's name. */
export const lineWords = {
  noodleSample: (type: string) => `Free noodle sample: ${type}`,
  specialOffer: 'Special offer',
  bulk: (percent: number, quantity: number) => `${percent}% off for ${quantity}`,
  offerEnded: 'This offer has ended. Please remove it from your cart.',
  limitOne: 'Limit one per customer',
  onBackorder: 'Available on backorder',
  onePerOrder: 'One per order',
  unknownItem: 'An item that is no longer in our shop',
} as const;
