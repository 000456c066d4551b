import {shopName} from '../brand';

/** On the page of a catalogue's product. */
export const catalogueProductWords = {
  about: 'About this item',
  howItWorks: 'What It Is & How It Works',
  konjacRecipes: 'Konjac recipes',
  onlyLeft: (left: number) => `only ${left} left`,
  options: 'Options',
  chooseNoodle: 'Choose your free Konjac noodle sample',
} as const;

/** What was chosen of an attribute; a bare number says of what. */
export const choiceText = ({name, value}: {name: string; value: string}) =>
  /^\d+$/.test(value) ? `${name}: ${value}` : value;

/** For search engines: of a product without words, and of a late one until it has a name. */
export const productMetaWords = {
  title: 'Product',
  fromShop: (product: string) => `${product} from ${shopName}.`,
} as const;

export const stockNoticeLink = 'Tell me when it is back';

/** On the page of what is sold by its parts, in another shop, or in the shop itself. */
export const otherSaleWords = {
  /** Where the owner has set no words. */
  buyElsewhere: 'Buy product',
  soldInShop: 'This product is sold in our shop itself, not on this page.',
  boughtInShop: 'This product is bought in our shop’s own checkout, where your cart goes with it.',
  seeInShop: 'See it in the shop',
  choose: 'Choose…',
  addNamed: (name: string) => `Add to Cart: ${name}`,
  quantityOf: (name: string) => `Quantity of ${name}`,
  parts: 'What you can choose from',
  view: 'View Product',
} as const;
