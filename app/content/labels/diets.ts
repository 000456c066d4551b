/** What the list is narrowed to by labels (rules: Labels). */
export const dietWords = {
  title: 'Diet',
  note: 'By each product’s own label. A label that does not say is not counted.',
  'gluten-free': 'Gluten-free',
  vegan: 'Vegan',
  keto: (grams: number) => `Keto: ${grams} g net carbs or less a serving`,
} as const;

/** A serving at a glance: as it is shown, and as it is read aloud. */
export const glanceWords = {
  calories: (calories: string) => `${calories} cal`,
  netCarbs: (amount: string) => `${amount} net carbs`,
  fiber: (amount: string) => `${amount} fiber`,
  protein: (amount: string) => `${amount} protein`,
  perServing: 'per serving',
  readPerServing: 'Per serving:',
  read: {
    less: 'less than ',
    calories: (calories: string) => `${calories} calories`,
    grams: (number: string) => (number === '1' ? '1 gram' : `${number} grams`),
    netCarbs: (grams: string) => `${grams} of net carbs`,
    fiber: (grams: string) => `${grams} of fiber`,
    protein: (grams: string) => `${grams} of protein`,
  },
} as const;
