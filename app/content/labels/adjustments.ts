/** What a total is reduced by, as the cart and the order name it. */
export const adjustmentLabels = {
  bulk: 'Bulk discount',
  loyalty: 'Loyalty discount',
  abandonment: (percent: number) => `${percent}% off your cart`,
  code: (code: string) => `Discount code ${code}`,
} as const;
