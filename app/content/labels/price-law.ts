/** What the law of some countries asks to stand beside a price, and on the button (rules: What a country's law asks). */
export const priceLawWords = {
  /** The linked word stands last. */
  plus: 'plus',
  shipping: 'shipping',
  from: 'from',
  perUnit: (price: string, unit: string) => `${price}/${unit}`,
  units: {kg: 'kg', l: 'L'},
  lowest: (price: string) => `Lowest price of the last 30 days: ${price}`,
} as const;

export const orderWithObligation = 'Order with obligation to pay';
