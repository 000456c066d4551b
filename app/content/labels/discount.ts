export const discountWords = {
  discount: 'Discount',
  code: 'Discount code',
  removeCode: (code: string) => `Remove code ${code}`,
  percentOff: (percent: number) => `${percent}% off`,
  freeShipping: 'Free shipping',
} as const;
