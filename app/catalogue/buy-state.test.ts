import {expect, test} from 'vitest';
import {toCents, type Cents} from '~adapters/commerce/money';
import {isSelectionMissing, quantityOf, toBuyState} from './buy-state';

test('the first thing that is missing is what the button says', () => {
  const nothing = {
    isInStock: false,
    isOptionMissing: true,
    isSampleMissing: true,
    price: null,
    quantity: 3,
    toOwn: (amount: Cents) => amount,
  };
  const mended = [
    {},
    {isInStock: true},
    {isOptionMissing: false},
    {isSampleMissing: false},
    {price: toCents(449)},
  ];
  const states = mended.map((_, place) =>
    toBuyState(Object.assign({}, nothing, ...mended.slice(0, place + 1))),
  );
  expect(states.map(({label}) => label)).toEqual([
    'Out of Stock',
    'Please Select an Option',
    'Please Select Free Sample',
    'Price unavailable',
    'Add to Cart - $13.47',
  ]);
  expect(states.map(isSelectionMissing)).toEqual([false, true, true, false, false]);
});

test.each([
  ['3', 3],
  ['99', 99],
  ['100', 1],
  ['0', 1],
  ['1.5', 1],
  ['', 1],
  [null, 1],
])('a quantity of %j is %i', (typed, quantity) => expect(quantityOf(typed)).toBe(quantity));
