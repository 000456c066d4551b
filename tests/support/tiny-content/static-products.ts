import {packageOption, type StaticProduct as Product} from '~/content/static-product';
import type {StaticProductKey} from './static-product-keys';

export type StaticProduct = Product<StaticProductKey>;

export const staticProducts: {[Key in StaticProductKey]: Product<Key>} = {
  'quince-jam': {
    key: 'quince-jam',
    name: 'Quince Jam',
    picture: 'allulose-gummies',
    categories: ['Jams'],
    cardDescription: 'Quinces, sugar and patience, in a jar of twelve ounces.',
    packages: [
      packageOption(1, 900, 0, '12 ounces'),
      packageOption(3, 800, 300, '36 ounces', {isPopular: true}),
    ],
  },
  'free-sample': {
    key: 'free-sample',
    name: 'Free Sample: Quince Jam',
    picture: 'free-sample',
    categories: ['Jams', 'Free sample'],
    cardDescription: 'A spoonful to try. It costs nothing and ships free.',
    packages: [packageOption(1, 0, 900, 'a spoonful')],
  },
};
