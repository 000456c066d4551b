import {shopName} from '../brand';

/** For search engines: of a product without words, and of a late one until it has a name. */
export const productMetaWords = {
  title: 'Product',
  fromShop: (product: string) => `${product} from ${shopName}.`,
} as const;
