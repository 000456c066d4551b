export const discountWords = {
  discount: 'Discount',
  code: 'Discount code',
  removeCode: (code: string) => `Remove code ${code}`,
  percentOff: (percent: number) => `${percent}% off`,
  freeShipping: 'Free shipping',
  /** By the shop's own rules it may make a method of the shop free. */
  mayShipFree: 'Free shipping where we offer it',
} as const;
