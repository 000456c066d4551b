import {packageOption, type StaticProduct} from '~/content/static-product';
import type {StaticProductKey} from './static-product-keys';

export const staticProducts: Record<StaticProductKey, StaticProduct> = {
  'quince-jam': {
    name: 'Quince Jam',
    categories: ['Jams'],
    cardDescription: 'Quinces, sugar and patience, in a jar of twelve ounces.',
    packages: [
      packageOption(1, 'JAM-1', 900, 0, '12 ounces'),
      packageOption(3, 'JAM-3', 800, 300, '36 ounces', {isPopular: true}),
    ],
  },
  'free-sample': {
    name: 'Free Sample: Quince Jam',
    categories: ['Jams', 'Free sample'],
    cardDescription: 'A spoonful to try. It costs nothing and ships free.',
    packages: [packageOption(1, 'SAMPLE', 0, 900, 'a spoonful')],
  },
};
