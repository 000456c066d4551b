import {expect, test} from 'vitest';
import {productPages} from '~/content/product-pages';
import {aLabel, aPanel} from '../../../tests/support/label';
import type {ProductLabel} from './label';
import {readLabel} from './read-label';

const read = (panels: string[], changes: Partial<ProductLabel> = {}) =>
  readLabel(aLabel({facts: panels.map((rows) => aPanel(rows)), ...changes}));

const servingOf = (panel: string) => read([panel]).perServing;
const dietsOf = (seals: string[], changes: Partial<ProductLabel> = {}) =>
  read([''], {certifications: seals, ...changes}).diets;

const noodles = 'Calories | 10\nTotal Carbohydrate | 6 g\nDietary Fiber | 6 g';

test('a serving is what the panel says, in English and Spanish', () => {
  const serving = {calories: '10', netCarbs: '0 g', fiber: '6 g', protein: null};
  expect(servingOf(noodles)).toEqual(serving);
  expect(servingOf('Calorías | 10\nCarbohidratos totales | 6 g\nFibra dietética | 6 g')).toEqual(
    serving,
  );
  expect(servingOf('Calories | <5\nProtein | 1.5 g')).toEqual({
    calories: '<5',
    netCarbs: null,
    fiber: null,
    protein: '1.5 g',
  });
});

test('what has no calories, or several formulas, has no serving at a glance', () => {
  expect(servingOf('Vitamin C | 90 mg\nTotal Carbohydrate | 1 g')).toBeNull();
  expect(servingOf('Calories from fat | 10')).toBeNull();
  expect(servingOf('Calories | many')).toBeNull();
  expect(read([noodles, noodles]).perServing).toBeNull();
  expect(read([]).perServing).toBeNull();
});

test.each([
  ['20 g', 'Dietary Fiber | 5 g\nSugar Alcohol | 10 g', '5 g'],
  ['20 g', 'Soluble Fiber | 4 g\nTotal Sugars | 3 g', '20 g'],
  ['20 g', 'Erythritol | 12.5 g', '7.5 g'],
  ['0.3 g', 'Dietary Fiber | 0.1 g', '0.2 g'],
  ['1,500 mg', 'Fibra dietética | 500 mg', '1 g'],
  ['3 g', 'Dietary Fiber | <1 g', '3 g'],
  ['<1 g', 'Dietary Fiber | <1 g', '<1 g'],
  ['<1 g', 'Dietary Fiber | 1 g', '0 g'],
  ['2 g', 'Dietary Fiber | 3 g', '0 g'],
  ['some', 'Dietary Fiber | 3 g', null],
])('of %s carbohydrate with %s the net carbs are %s', (whole, parts, net) => {
  const panel = `Calories | 50\nTotal Carbohydrate | ${whole}\n${parts}`;
  expect(servingOf(panel)?.netCarbs).toBe(net);
});

test('keto is what has at most 5 g of net carbs a serving, by each of its formulas', () => {
  const isKeto = (...panels: string[]) => read(panels).diets.includes('keto');
  expect(isKeto('Total Carbohydrate | 5 g')).toBe(true);
  expect(isKeto('Total Carbohydrate | 5.1 g')).toBe(false);
  expect(isKeto('Total Carbohydrate | 9 g\nDietary Fiber | 4 g')).toBe(true);
  expect(isKeto(noodles, 'Total Carbohydrate | 9 g')).toBe(false);
  expect(isKeto(noodles, 'Calories | 5')).toBe(false);
  expect(isKeto('Calories | 0')).toBe(false);
  expect(isKeto()).toBe(false);
});

test('vegan and gluten-free are what a seal says and the rest of the label does not contradict', () => {
  expect(dietsOf(['Gluten-free', 'Vegan'])).toEqual(['gluten-free', 'vegan']);
  expect(dietsOf(['Sin gluten', 'Vegano'])).toEqual(['gluten-free', 'vegan']);
  expect(dietsOf(['Certified Vegan '])).toEqual(['vegan']);
  expect(dietsOf(['Not vegan', 'Vegan option', 'Vegetarian', 'Keto'])).toEqual([]);
  expect(dietsOf(['Vegan', 'Gluten-free'], {allergens: 'Contains milk and wheat.'})).toEqual([]);
  expect(dietsOf(['Vegan'], {allergens: 'May contain milk.'})).toEqual(['vegan']);
  expect(dietsOf([], {allergens: 'None of the major allergens.'})).toEqual([]);
});

test('the gummies of the pages are gluten-free, vegan and keto', () => {
  expect(readLabel(productPages['allulose-gummies'].label)).toMatchObject({
    perServing: {calories: '5', netCarbs: '4 g', fiber: '1 g', protein: null},
    diets: ['gluten-free', 'vegan', 'keto'],
  });
});
