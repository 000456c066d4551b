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
test('what shoppers come for and the kinds of products come with a picture, the largest first; one without a picture is left out', async () => {
  const {products} = aShop({
    products: [
      aProduct(1, 499, {categories: [konjac], image}),
      aProduct(2, 499, {categories: [konjac], image}),
      aProduct(3, 499, {categories: [kits]}),
    ],
  });
  const groups = await productGroups(products);
  const [wanted, kinds] = groups;
  expect(wanted?.links.at(-1)).toEqual({label: 'Find yours', href: '/finder'});
  expect(wanted?.links).toContainEqual({
    label: 'Dinner in five minutes',
    href: '/products?category=konjac',
    image: '/pictures/spaghetti-bolognese-320.webp',
  });
  expect(kinds?.links.map(({label}) => label)).not.toContain('Kits');
  expect(kinds?.links).toContainEqual({
    label: 'Konjac',
    href: '/products?category=konjac',
    image: '/a-320.webp',
  });
});
