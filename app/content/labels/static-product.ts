/** On the pages of what the shop sells in packages. */
export const packageWords = {
  choose: 'Choose your package',
  popular: 'MOST POPULAR',
  perBottle: 'a bottle',
  save: (amount: string) => `Save ${amount}`,
  one: (supply: string) => `${supply}, quantity 1`,
  /** Beside the sample of 12. */
  fullBottle: (price: string) => `A bottle of 60 capsules is ${price}.`,
} as const;

export const ratingWords = {
  stars: (stars: number) => `${stars} stars`,
  reviews: (count: number) => `${count} reviews`,
} as const;

/** The panel's words, as the FDA prescribes them. */
export const factsWords = {
  title: 'Supplement Facts',
  foodTitle: 'Nutrition Facts',
  servingSize: 'Serving Size',
  servings: 'Servings Per Container',
  ingredient: 'Ingredient',
  amount: 'Amount Per Serving',
  dailyValue: '% Daily Value',
  notEstablished: '† Daily Value not established.',
  otherIngredients: 'Other ingredients:',
  ingredients: 'Ingredients:',
} as const;
