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

/** For search engines: of a product without words, and of a late one until it has a name. */
export const productMetaWords = {
  title: 'Product',
  fromShop: (product: string) => `${product} from ${shopName}.`,
} as const;

export const stockNoticeLink = 'Tell me when it is back';
