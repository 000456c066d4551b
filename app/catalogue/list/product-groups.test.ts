import {expect, test} from 'vitest';
import {aProduct, aShop} from '../../../tests/support/shop';
import {productGroups} from './product-groups.server';

const image = {
  url: '/a.webp',
  altText: '',
  width: 1,
  height: 1,
  srcSet: '',
  smallUrl: '/a-320.webp',
};
const konjac = {id: 'k', name: 'Konjac', slug: 'konjac'};
const kits = {id: 'b', name: 'Kits', slug: 'kits'};

// Rules: Pages and addresses
test('the kinds of products come with a picture, the largest first; one without a picture is left out', async () => {
  const {products} = aShop({
    products: [
      aProduct(1, 499, {categories: [konjac], image}),
      aProduct(2, 499, {categories: [konjac], image}),
      aProduct(3, 499, {categories: [kits]}),
    ],
  });
  const groups = await productGroups(products);
  expect(groups.map(({label}) => label)).not.toContain('Kits');
  expect(groups).toContainEqual({
    label: 'Konjac',
    href: '/products?category=konjac',
    image: '/a-320.webp',
  });
});
