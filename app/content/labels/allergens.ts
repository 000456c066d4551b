import type {Allergen} from '~adapters/commerce/allergens';

/** The nine major ones as the FDA lists them, and gluten. */
export const allergenNames: Record<Allergen, string> = {
  milk: 'milk',
  eggs: 'eggs',
  fish: 'fish',
  shellfish: 'crustacean shellfish',
  treeNuts: 'tree nuts',
  peanuts: 'peanuts',
  wheat: 'wheat',
  soy: 'soy',
  sesame: 'sesame',
  gluten: 'gluten',
};

/** What labels say of those that a shopper has ticked. */
export const allergenMarks = {
  title: 'Your allergens on its label',
  contains: (names: string) => `Contains ${names}`,
  may: (names: string) => `May contain ${names}`,
  unsaid: (names: string) => `Label does not say: ${names}`,
  free: (names: string) => `Free of ${names}`,
} as const;

export const ownAllergenWords = {
  title: 'My allergens',
  legend: 'Tick what you need to see',
  stays: 'Your ticks stay in this browser. We never receive them.',
  leaveOut: 'Leave out products that contain them or may contain them',
  leftOut: (count: number) =>
    `${count === 1 ? '1 product' : `${count} products`} with your allergens left out of this page.`,
  showAll: 'Show them',
  ask: 'This is what labels say, not advice: a product that says nothing may contain anything. Read the package before you eat, and ask your clinician or pharmacist what is right for you.',
  failed: 'We could not read the labels just now. Please read each product’s own label.',
} as const;
