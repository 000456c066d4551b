import {describe, expect, test} from 'vitest';
import {productPages} from '~/content/product-pages';
import {aLabel, aPanel} from '../../../tests/support/label';
import {allergens, ofAll, type AllergenReading} from '.';
import {readAllergens} from './read-allergens';

interface Written {
  allergens?: string;
  ingredients?: string;
  seals?: string[];
  warnings?: string[];
  rows?: string;
}

const read = ({allergens, ingredients = '', seals = [], warnings = [], rows = ''}: Written) =>
  readAllergens(
    aLabel({
      facts: [aPanel(rows, {otherIngredients: ingredients, warnings})],
      allergens: allergens ?? null,
      certifications: seals,
    }),
  );
const stated = (text: string) => read({allergens: text});
const listed = (text: string) => read({ingredients: text});

const free = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'free']));
const nine = allergens.filter((allergen) => allergen !== 'gluten');
const allNine: AllergenReading = free(...nine);

describe('a statement', () => {
  test.each([
    'None of the major allergens.',
    'None.',
    'Contains: none',
    'Allergens: None',
    'Contains none of the nine major allergens.',
    'Contains none of the nine major allergens: milk, eggs, fish, shellfish, tree nuts, peanuts, wheat, soybeans and sesame.',
    'Free from all 9 major food allergens',
    'No major allergens',
    'Contains no allergens. Made with coconut oil.',
    'Ninguno de los principales alérgenos.',
    'Ninguno',
    'No contiene ninguno de los nueve alérgenos principales: leche, huevo, pescado, mariscos crustáceos, nueces de árbol, cacahuates (maní), trigo, soya y ajonjolí (sésamo).',
    'Sin alérgenos',
  ])('is free of the nine, not of gluten: %s', (text) => {
    expect(stated(text)).toEqual(allNine);
  });

  test.each<[string, AllergenReading]>([
    ['Contains soy.', {soy: 'contains'}],
    ['Soy', {soy: 'contains'}],
    [
      'CONTAINS: MILK, SOYBEANS AND TREE NUTS (ALMONDS)',
      {milk: 'contains', soy: 'contains', treeNuts: 'contains'},
    ],
    ['Contiene leche y soya', {milk: 'contains', soy: 'contains'}],
    ['Contains wheat', {wheat: 'contains', gluten: 'contains'}],
    ['Contains barley malt', {gluten: 'contains'}],
    ['Contains fish (cod) and shellfish (shrimp)', {fish: 'contains', shellfish: 'contains'}],
    ['May contain milk', {milk: 'may'}],
    ['Puede contener trazas de cacahuate', {peanuts: 'may'}],
    ['May contain wheat', {wheat: 'may', gluten: 'may'}],
    [
      'Made in a facility that also processes products containing peanuts and tree nuts.',
      {peanuts: 'may', treeNuts: 'may'},
    ],
    ['Processed on shared equipment with eggs', {eggs: 'may'}],
    ['Elaborado en una planta que procesa huevo', {eggs: 'may'}],
    ['Contains soy; may contain sesame', {soy: 'contains', sesame: 'may'}],
    ['Contains no milk but contains soy', {milk: 'free', soy: 'contains'}],
    ['Free of milk, eggs and soy', free('milk', 'eggs', 'soy')],
    ['No contiene leche ni soya', free('milk', 'soy')],
    ['Milk-free, egg-free, gluten-free', free('milk', 'eggs', 'gluten')],
    ['Free of nuts', free('treeNuts')],
    ['Free from dairy, egg and soy', free('eggs', 'soy')],
    ['No milk ingredients or soy products', free('milk', 'soy')],
    ['Certified gluten-free product', free('gluten')],
    ['Contains nuts', {treeNuts: 'contains'}],
  ])('%s', (text, reading) => {
    expect(stated(text)).toEqual(reading);
  });

  test('excepts what it names', () => {
    expect(stated('None of the major allergens except soy.')).toEqual({
      ...allNine,
      soy: 'contains',
    });
    expect(stated('Contains no milk other than whey')).toEqual({milk: 'contains'});
  });

  test('of eight allergens says nothing of sesame', () => {
    const {sesame, ...eight} = stated('Free of the eight major allergens');
    expect(sesame).toBeUndefined();
    expect(eight).toEqual(free(...nine.filter((one) => one !== 'sesame')));
  });

  test.each([
    '',
    'See package.',
    'Not tested for milk',
    'We cannot guarantee that it is free of milk',
    'Not gluten-free',
    'Made in a nut-free facility',
    'No traces of milk guaranteed',
    'None of these allergens were tested',
    'No known allergens',
    'Free of butter',
    'Dairy-free',
    'Free of artificial milk flavor',
    'Peanut and tree nut free facility',
    'Lactose-free',
    'We cannot guarantee none of the major allergens',
    'Made in a facility with no major allergens',
    'Not free of major allergens',
    'Made without milk',
    'Hecho sin leche',
    'No milk fat, no egg whites, no wheat flour',
    'Made with gluten-free oats',
    'Gluten-free oats',
    'Certified gluten-free facility',
  ])('that is not clear is free of nothing: %s', (text) => {
    expect(Object.values(stated(text))).not.toContain('free');
  });

  test('a doubt outweighs what is said to be free, a word of dairy does not', () => {
    expect(stated('None of the major allergens. Not tested for milk.').milk).toBeUndefined();
    expect(stated('None of the major allergens. May contain milk.').milk).toBe('may');
    expect(read({allergens: 'None of the major allergens.', seals: ['Dairy-free']})).toEqual(
      allNine,
    );
  });
});

describe('ingredients', () => {
  test.each<[string, AllergenReading]>([
    ['Water, whey protein, cocoa butter', {milk: 'contains'}],
    ['Rice flour, soy lecithin', {soy: 'contains'}],
    [
      'Enriched flour (wheat), egg whites',
      {wheat: 'contains', gluten: 'contains', eggs: 'contains'},
    ],
    ['Harina de trigo, suero de leche', {wheat: 'contains', gluten: 'contains', milk: 'contains'}],
    ['Tahini', {sesame: 'contains'}],
    ['Anchovies, shrimp', {fish: 'contains', shellfish: 'contains'}],
    ['Peanut butter', {peanuts: 'contains'}],
    ['Almond milk', {treeNuts: 'contains'}],
    ['Cocoa. May contain traces of hazelnuts', {treeNuts: 'may'}],
    ['Water, no preservatives, milk', {milk: 'contains'}],
    ['No gluten, wheat starch', {wheat: 'contains', gluten: 'contains'}],
    ['Sin azúcar, leche', {milk: 'contains'}],
    ['Coconut oil, coconut milk, cream of tartar, nutmeg, buckwheat, milk thistle, eggplant', {}],
    ['Aceite de coco, leche de coco, trigo sarraceno, nuez moscada, manteca de cacao', {}],
    ['Gluten-free oats, soy-free lecithin', {}],
    ['Hypromellose (vegetable capsule), maltodextrin, maltitol, rice flour, silicon dioxide', {}],
  ])('%s', (text, reading) => {
    expect(listed(text)).toEqual(reading);
  });

  test('outweigh a statement, and make nothing free', () => {
    expect(read({allergens: 'None of the major allergens.', ingredients: 'Whey'}).milk).toBe(
      'contains',
    );
    expect(listed('Free of milk')).toEqual({});
  });

  test('are the rows of the panel, too', () => {
    expect(read({rows: 'Fish oil | 1 g\nZinc | 5 mg'})).toEqual({fish: 'contains'});
  });
});

test('warnings are read for what they say to be contained, not for what goes with a meal', () => {
  expect(read({warnings: ['Take with a meal or milk.', 'Contains soy. Keep dry.']})).toEqual({
    soy: 'contains',
  });
  expect(read({warnings: ['Made in a facility that handles eggs.', 'Free of fish.']})).toEqual({
    eggs: 'may',
  });
});

test('a seal makes free of gluten, unless the label names wheat', () => {
  expect(read({seals: ['Certified Gluten-Free', 'Vegan', 'No Sugar']})).toEqual(free('gluten'));
  expect(read({seals: ['Sin gluten', 'Vegano']})).toEqual(free('gluten'));
  expect(read({seals: ['Gluten-Free'], ingredients: 'Wheat starch'}).gluten).toBe('contains');
  expect(read({seals: ['Gluten-Free'], allergens: 'May contain wheat'}).gluten).toBe('may');
});

test('the labels of the pages are free of all of them, coconut oil notwithstanding', () => {
  for (const {label} of Object.values(productPages))
    expect(readAllergens(label)).toEqual(free(...allergens));
});

test('several things together are free of what each is free of', () => {
  expect(
    ofAll([
      {milk: 'free', soy: 'free'},
      {milk: 'free', eggs: 'may'},
      {milk: 'free', fish: 'contains'},
    ]),
  ).toEqual({
    milk: 'free',
    eggs: 'may',
    fish: 'contains',
  });
  expect(ofAll([{milk: 'may'}, {milk: 'contains'}])).toEqual({milk: 'contains'});
  expect(ofAll([])).toEqual({});
});
