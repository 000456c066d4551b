import {productPictures as builtIn} from '~/content/pictures/products';

export const productPictures = {
  ...builtIn,
  hero: {...builtIn.hero, alt: ''},
  kitchen: {...builtIn.kitchen, alt: ''},
};
