/** An order's items. */
export const orderWords = {
  items: 'Items in your order',
  quantity: (quantity: number) => `Quantity: ${quantity}`,
  noodleSample: (type: string) => `Free noodle sample: ${type}`,
  onBackorder: 'Available on backorder',
} as const;
