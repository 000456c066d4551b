import {expect, test} from 'vitest';
import {toCents} from '~adapters/commerce/money';
import type {CartItem} from '~/pricing/cart-item';
import {describeChange} from '~/cart/contents/CartChanges';

const item = (name: string, quantity = 1): CartItem => ({
  id: `wp-${name}`,
  name,
  price: toCents(500),
  quantity,
  image: '',
  variationId: null,
  variationAttributes: [],
  href: '/products',
});

test('a removed line is named, with the place where it stood', () => {
  expect(describeChange([item('Rice'), item('Penne')], [item('Rice')])).toEqual({
    sentence: 'Penne was removed from your cart.',
    removedPlace: 1,
  });
});

test('an added line is named', () => {
  expect(describeChange([], [item('Rice')])?.sentence).toBe('Rice was added to your cart.');
});

test('another quantity is told with its line', () => {
  expect(describeChange([item('Rice')], [item('Rice', 3)])?.sentence).toBe('Rice: quantity 3.');
});

test('nothing is said of a cart that stayed as it was', () => {
  expect(describeChange([item('Rice')], [item('Rice')])).toBeNull();
});
