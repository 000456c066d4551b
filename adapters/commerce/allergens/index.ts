/** The nine major ones (21 U.S.C. 321(qq)), in the FDA's order, and gluten. */
export const allergens = [
  'milk',
  'eggs',
  'fish',
  'shellfish',
  'treeNuts',
  'peanuts',
  'wheat',
  'soy',
  'sesame',
  'gluten',
] as const;

export type Allergen = (typeof allergens)[number];

/** What a label says of an allergen. */
export type AllergenWord = 'contains' | 'may' | 'free';

/** What is absent the label does not say, or not clearly. */
export type AllergenReading = Readonly<Partial<Record<Allergen, AllergenWord>>>;

/** What is known of several things together: free of what each of them is free of. */
export function ofAll(readings: readonly AllergenReading[]): AllergenReading {
  const entries = allergens.flatMap((allergen) => {
    const words = readings.map((reading) => reading[allergen]);
    const word =
      words.find((one) => one === 'contains') ??
      words.find((one) => one === 'may') ??
      (words.length > 0 && words.every((one) => one === 'free') ? ('free' as const) : undefined);
    return word ? [[allergen, word] as const] : [];
  });
  return Object.fromEntries(entries);
}
