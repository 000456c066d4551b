/** On the page of what is sold by its parts, in another shop, or in the shop itself. */
export const otherSaleWords = {
  /** Where the owner has set no words. */
  buyElsewhere: 'Buy product',
  soldInShop: 'This product is sold in our shop itself, not on this page.',
  seeInShop: 'See it in the shop',
  choose: 'Choose…',
  add: 'Add to Cart',
  addNamed: (name: string) => `Add to Cart: ${name}`,
  quantityOf: (name: string) => `Quantity of ${name}`,
  parts: 'What you can choose from',
  view: 'View Product',
  noPrice: 'Price unavailable',
  OUT_OF_STOCK: 'Out of Stock',
  ON_BACKORDER: 'Available on backorder',
} as const;
