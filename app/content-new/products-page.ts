import {shopDescription} from './brand';

export const productsPage = {
  meta: {title: 'Our Products', description: shopDescription},
  intro: 'Everything that we make.',
};
