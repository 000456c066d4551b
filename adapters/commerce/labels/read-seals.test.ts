import {expect, test} from 'vitest';
import {aLabel, aPanel} from '../../../tests/support/label';
import type {ProductLabel} from './label';
import {readSeals} from './read-seals';

const sealsOf = (certifications: string[], changes: Partial<ProductLabel> = {}) =>
  readSeals(aLabel({certifications, ...changes}));
const kindsOf = (...read: Parameters<typeof sealsOf>) => sealsOf(...read).map(({kind}) => kind);

test.each([
  ['packed-in-usa', 'Packed in the USA', 'Empacado en EE. UU.'],
  ['gluten-free', 'Certified Gluten-Free', 'Sin gluten'],
  ['no-sugar', 'No Sugar', 'Sin azúcar'],
  ['vegan', 'Vegan', 'Vegano'],
  ['scientifically-formulated', 'Scientifically Formulated', 'Formulado científicamente'],
])('%s is known in English and Spanish', (kind, ...words) => {
  expect(kindsOf(words)).toEqual([kind, kind]);
});

test.each(['Kosher', 'No added sugar', 'Made in the USA', 'Vegan friendly', 'Keto'])(
  '%s is a seal of its own words',
  (words) => {
    expect(sealsOf([words])).toEqual([{kind: null, words}]);
  },
);

test('each seal stands once, and a label that says none has none', () => {
  expect(kindsOf(['Vegan', 'Vegan'])).toEqual(['vegan']);
  expect(kindsOf([])).toEqual([]);
});

test('no seal stands beside a label that contradicts it', () => {
  const all = ['Gluten-free', 'Vegan', 'No sugar', 'Peanut-free', 'Kosher'];
  const facts = (rows: string, otherIngredients: string) => ({
    facts: [aPanel(rows, {otherIngredients})],
  });
  expect(kindsOf(all, facts('Total Sugars | 0 g', 'Konjac.'))).toHaveLength(5);
  expect(sealsOf(all, facts('Azúcares totales | 0.5 g', 'Wheat, milk, peanuts.'))).toEqual([
    {kind: null, words: 'Kosher'},
  ]);
  expect(kindsOf(all, {allergens: 'May contain wheat.'})).not.toContain('gluten-free');
});
