/** `bulk`: what more of the same takes off; `threshold`: from what amount shipping is free. */
export const trustWords = {
  percentOff: (percent: number, quantity: number) => `${percent}% off ${quantity}`,
  bulk: (bulk: string) => `Buy more of the same: ${bulk} or more`,
  freeShipping: (threshold: string) => `Free shipping on ${threshold}+`,
  ships: 'Ships by USPS in 1-2 business days',
  secure: 'Secure checkout, no subscription',
} as const;
