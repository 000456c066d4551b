// Rules: What a country's law asks
import {expect, test} from 'vitest';
import {inMarkedParts} from './mark-allergens';

const marked = (ingredients: string) =>
  inMarkedParts(ingredients)
    .map((part, place) => (place % 2 === 1 ? `*${part}*` : part))
    .join('');

test.each([
  ['Wheat flour, skimmed MILK, salt.', '*Wheat* flour, skimmed *MILK*, salt.'],
  ['Celery, mustard seed, sulphites', '*Celery*, *mustard* seed, *sulphites*'],
  ['Água, huevos, crustáceos, apio', 'Água, *huevos*, *crustáceos*, *apio*'],
  ['Konjac flour, water, coconut milk', 'Konjac flour, water, coconut milk'],
  ['', ''],
])('of “%s” its allergens are marked', (ingredients, shown) => {
  expect(marked(ingredients)).toBe(shown);
});
