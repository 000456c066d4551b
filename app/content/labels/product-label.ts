/** Of what stands on a product's label. */
export const labelWords = {
  title: 'On the label',
  servings: 'Servings per container',
  servingSize: 'Serving size',
  ingredients: 'Ingredients',
  allergens: 'Allergens',
  storage: 'Storage',
  certifications: 'Certifications',
  warnings: 'Warnings',
  lot: 'Lot',
  bestBefore: 'Best before',
} as const;
