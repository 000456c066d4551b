import {expect, test} from 'vitest';
import {toNetContent} from './net-content';

test.each([
  ['200 g', 0.2, 'kg'],
  ['3 oz (85 g)', 0.085, 'kg'],
  ['8 × 200 g', 1.6, 'kg'],
  ['8x200g', 1.6, 'kg'],
  ['0,5 l', 0.5, 'l'],
  ['0.75 L', 0.75, 'l'],
  ['330 ml', 0.33, 'l'],
  ['1.5 kg', 1.5, 'kg'],
])('%s is so much of a kilogram or a liter', (text, amount, unit) => {
  expect(toNetContent(text)).toEqual({amount: expect.closeTo(amount, 9), unit});
});

test.each(['2 capsules', '6 pouches', '0 g', '', '3 gummies', 'large'])(
  '%s says no weight and no volume',
  (text) => expect(toNetContent(text)).toBeNull(),
);
