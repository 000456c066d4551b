/** On the page of a catalogue's product. */
export const catalogueProductWords = {
  about: 'About this item',
  howItWorks: 'What It Is & How It Works',
  konjacRecipes: 'Konjac recipes',
  onlyLeft: (left: number) => `only ${left} left`,
  options: 'Options',
  any: (labels: string) => `Any ${labels}`.trim(),
  details: 'Details',
  onePerOrder: 'Sold individually: one per order.',
  /** Where the owner has no words of his own. */
  buyElsewhere: 'Buy product',
  soldInShop: 'This product is sold in our shop itself, not on this page.',
  seeInShop: 'See it in the shop',
  add: 'Add to Cart',
  addNamed: (name: string) => `Add ${name} to your cart`,
  quantityOf: (name: string) => `Quantity of ${name}`,
  parts: 'What you can choose from',
  view: 'View Product',
  chooseNoodle: 'Choose your free Konjac noodle sample',
} as const;
