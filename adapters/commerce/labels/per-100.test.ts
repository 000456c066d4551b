// Rules: What a country's law asks
import {expect, test} from 'vitest';
import {aPanel} from '../../../tests/support/label';
import {toNutritionPer100} from './per-100';

const of = (rows: string, servingSize = '3 oz (85 g)') =>
  toNutritionPer100(aPanel(rows, {servingSize}));

test('of 100 g a food has what its serving has, in the Union’s order and measures', () => {
  const panel = `Calories | 200
Total Carbohydrate | 30 g
Dietary Fiber | 5 g
Total Sugars | <1 g
Protein | 8 g
Total Fat | 4.5 g
Saturated Fat | 0 g
Sodium | 340 mg`;
  expect(of(panel, '1/2 cup (50 g)')).toEqual({
    unit: 'g',
    rows: [
      // 4.5 × 37 + 25 × 17 + 8 × 17 + 5 × 8 kJ, 4.5 × 9 + 25 × 4 + 8 × 4 + 5 × 2 kcal.
      {nutrient: 'energy', per100: '1535 kJ / 365 kcal', perServing: '768 kJ / 183 kcal'},
      {nutrient: 'fat', per100: '9 g', perServing: '4.5 g'},
      {nutrient: 'saturates', per100: '0 g', perServing: '0 g'},
      {nutrient: 'carbohydrate', per100: '50 g', perServing: '25 g'},
      {nutrient: 'sugars', per100: '<2 g', perServing: '<1 g'},
      {nutrient: 'fiber', per100: '10 g', perServing: '5 g'},
      {nutrient: 'protein', per100: '16 g', perServing: '8 g'},
      {nutrient: 'salt', per100: '1.7 g', perServing: '0.85 g'},
    ],
  });
});

test('a carbohydrate that is no total is without its fiber already, and salt may be said itself', () => {
  const rows = of('Calories | <5\nCarbohydrate | 6 g\nFiber | 4 g\nSalt | 0.008 g', '200 ml')?.rows;
  expect(of('Calories | 1', '200 ml')?.unit).toBe('ml');
  expect(rows?.map(({per100}) => per100)).toEqual(['<10 kJ / <3 kcal', '3 g', '2 g', '<0.01 g']);
});

test('without all of these, or with sugar alcohols, its energy is that of its calories', () => {
  const energyOf = (rows: string) => of(rows, '100 g')?.rows[0]?.per100;
  expect(energyOf('Calories | 50\nProtein | 8 g')).toBe('209 kJ / 50 kcal');
  const all = 'Calories | 50\nFat | 1 g\nCarbohydrate | 5 g\nFiber | 2 g\nProtein | 8 g';
  expect(energyOf(all)).toBe('274 kJ / 65 kcal');
  expect(energyOf(`${all}\nErythritol | 3 g`)).toBe('209 kJ / 50 kcal');
});

test('what names no calories, or no grams of a serving, says nothing', () => {
  expect(of('Protein | 8 g')).toBeNull();
  expect(of('Calories | 10', '2 capsules')).toBeNull();
});
