import {expect, test} from 'vitest';
import {toCents} from '~adapters/commerce';
import {builtInProducts} from '~/pricing/built-in-products.server';
import {anOrder} from '../../tests/support/orders';
import {aProduct, aShop} from '../../tests/support/shop';
import {findPictures} from './line-pictures.server';
import {toOrderSummary} from './order-summary.server';

const line = {
  name: 'Konjac Rice',
  variationId: null,
  quantity: 1,
  subtotal: toCents(499),
  discounted: toCents(499),
  total: toCents(499),
  attributes: [],
};

// Rules: Following an order
test('a line has the picture of what it sold, by its number or as a package; what is gone has none', async () => {
  const small = '/rice-320.webp';
  const image = {url: '/rice.webp', altText: '', width: 1, height: 1, srcSet: '', smallUrl: small};
  const rice = aProduct(1, 499, {image});
  const [built] = builtInProducts();
  const [option] = built?.packages ?? [];
  const order = anOrder({
    lines: [
      {...line, productId: 1, sku: null},
      {...line, productId: 900, sku: option?.sku ?? null},
      {...line, productId: 2, sku: null},
      {...line, productId: null, sku: null},
    ],
  });
  const depict = await findPictures(aShop({products: [rice]}).products);
  const shown = depict(toOrderSummary(order), order).lines;
  expect(shown.map((one) => one.image)).toEqual([small, option?.image.smallUrl, '', '']);
});
