import type {Nutrient, Particulars} from '~adapters/commerce';

/** What the law of some countries wants to be said of a product (rules: What a country's law asks). */
export const particularWords: Record<keyof Particulars, string> = {
  netContent: 'Net quantity',
  origin: 'Origin',
  operator: 'Responsible for this product',
  responsible: 'Responsible in the European Union',
};

/** As Regulation (EU) 1169/2011 names them. */
export const nutritionWords = {
  title: 'Nutrition',
  per100: (unit: 'g' | 'ml') => `Per 100 ${unit}`,
  perServing: (serving: string) => `Per serving: ${serving}`,
  nutrients: {
    energy: 'Energy',
    fat: 'Fat',
    saturates: 'of which saturates',
    carbohydrate: 'Carbohydrate',
    sugars: 'of which sugars',
    fiber: 'Fibre',
    protein: 'Protein',
    salt: 'Salt',
  } satisfies Record<Nutrient, string>,
} as const;
