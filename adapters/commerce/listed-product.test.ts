import {expect, test} from 'vitest';
import {aLabel, aPanel} from '../../tests/support/label';
import {aProduct} from '../../tests/support/shop';
import {toListedProduct} from './listed-product';

test('a product is found by the rows of its label, and by what else is in it apart', () => {
  const facts = [aPanel('Choline | 5 mg', {otherIngredients: 'Rice flour, silica'})];
  const {words} = toListedProduct(aProduct(7, 499, {label: aLabel({facts})}));
  expect(words.trim().split(' ').slice(-4)).toEqual(['choline', '~rice', '~flour', '~silica']);
});
