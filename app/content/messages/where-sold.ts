/** What is said of a product that may not go everywhere, or not to everybody (rules: What a country's law asks). */
export const whereSold = {
  notTo: (name: string) =>
    `${name} may not be sent to this address. Please take it out of your cart, or choose another address.`,
  isAdult:
    'I am 18 or older. New York asks this of who buys supplements for weight loss or muscle.',
  confirmAge:
    'Please confirm that you are 18 or older: New York asks it of who buys supplements for weight loss or muscle.',
} as const;
