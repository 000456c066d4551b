// Rules: What a country's law asks
import {expect, test} from 'vitest';
import {shopScope, type ProductLabel} from '~adapters/commerce';
import {aLabel, aPanel} from '../../../tests/support/label';
import {setCountries, setLawsOff} from '../../../tests/support/set-shop';
import {lawfulLabel} from './lawful-label.server';

const food = aLabel({
  facts: [
    aPanel('Calories | 10\nTotal Fat | 0 g', {
      servingSize: '3 oz (85 g)',
      otherIngredients: 'Water, oats.',
    }),
  ],
  allergens: 'None',
});
const particulars = {netContent: '200 g', origin: 'Japan', operator: 'Noodles Ltd, Tokyo'};
const ofFood = {kind: 'simple', label: food, particulars, soldAs: null} as const;
const bottle = {
  ...ofFood,
  label: null,
  particulars: {responsible: 'Bottles GmbH, Bonn'},
} as const;

const noted = (label: ProductLabel | null) =>
  (label?.particulars ?? []).map(({name, value}) => `${name}: ${value}`);

test('a shop of the United States alone shows a label as it is', () => {
  expect(lawfulLabel(ofFood)).toBe(food);
  expect(lawfulLabel(bottle)).toBeNull();
});

test('a food sold to Germany says what 100 g of it have, its allergens, and who answers for it', () => {
  setCountries(['DE']);
  const label = lawfulLabel(ofFood);
  expect(label?.facts).toMatchObject([
    {rows: [], otherIngredients: '', servingSize: '3 oz (85 g)'},
  ]);
  expect(noted(label)).toEqual([
    'Ingredients: Water, oats.',
    'Nutrition: Per 100 g: Energy 49 kJ / 12 kcal, Fat 0 g',
    'Net quantity: 200 g',
    'Origin: Japan',
    'Responsible for this product: Noodles Ltd, Tokyo',
  ]);
  const [ingredients, nutrition] = label?.particulars ?? [];
  expect(ingredients?.html).toBe('Water, <strong>oats</strong>.');
  expect(nutrition?.html.split(/<[^>]*>/).filter(Boolean)).toEqual(
    ['Per 100 g', 'Per serving: 3 oz (85 g)'].concat([
      'Energy',
      '49 kJ / 12 kcal',
      '42 kJ / 10 kcal',
      'Fat',
      '0 g',
      '0 g',
    ]),
  );
});

test('of a label that is not translated its owner’s own words alone are in another language', () => {
  setCountries(['DE']);
  const label = lawfulLabel({...ofFood, label: {...food, lang: 'en'}, particulars: {}});
  expect(label?.particulars?.map(({lang}) => lang)).toEqual(['en', undefined]);
});

test('sold to the United States, too, it keeps their panel, and what its owner has written is not counted', () => {
  setCountries(['US', 'DE']);
  const per100 = [{name: 'Energy', amount: '52 kJ / 12 kcal', dailyValuePercent: null}];
  const facts = food.facts.map((one) => ({...one, per100}));
  const shown = lawfulLabel({...ofFood, label: {...food, facts}});
  expect(shown?.facts[0]?.rows).toHaveLength(2);
  expect(noted(shown)[1]).toBe('Nutrition: Per 100 g: Energy 52 kJ / 12 kcal');
});

test('a supplement keeps its panel', () => {
  setCountries(['DE']);
  const label = lawfulLabel({...ofFood, label: {...food, servingsADay: 2}});
  expect(label?.facts[0]?.rows).toHaveLength(2);
  expect(noted(label).join()).not.toContain('Nutrition');
});

test('what is no food names its maker, by the owner’s settings where it does not itself', () => {
  setCountries(['DE']);
  Object.assign(shopScope(), {answersFor: {operator: 'Shop GmbH, Berlin', responsible: 'x'}});
  expect(noted(lawfulLabel(bottle))).toEqual([
    'Responsible for this product: Shop GmbH, Berlin',
    'Responsible in the European Union: Bottles GmbH, Bonn',
  ]);
  expect(lawfulLabel({...bottle, soldAs: {isVirtual: true}})).toBeNull();
  expect(lawfulLabel({...bottle, kind: 'grouped'})).toBeNull();
  setLawsOff(['product-safety']);
  expect(lawfulLabel(bottle)).toBeNull();
});
