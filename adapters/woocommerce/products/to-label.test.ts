import {expect, test} from 'vitest';
import {isOfFood, toCents} from '~adapters/commerce';
import {
  toContent,
  toGermanizedContent,
  toLabel,
  toLotReports,
  toLowestPrices,
  toMark,
  toParticulars,
  toRestrictions,
} from './to-label';

const entries = (fields: Record<string, string>) =>
  Object.entries(fields).map(([key, value]) => ({key, value}));

test('a product without a label has none, whatever other fields it has', () => {
  expect(toLabel(null)).toBeNull();
  expect(toLabel(entries({how_it_works: 'x', _bellyful_sku: 'y'}))).toBeNull();
});

test('a product is what its owner marked, and nothing that the editor does not offer', () => {
  expect(toMark(entries({_bellyful_mark: 'bundle'}))).toEqual({mark: 'bundle'});
  expect(toMark(entries({_bellyful_mark: 'soup'}))).toEqual({});
  expect(toMark(null)).toEqual({});
});

test('the fields of the product editor make one label', () => {
  const label = toLabel(
    entries({
      _bellyful_servings: '30',
      _bellyful_serving_size: '2 capsules',
      _bellyful_servings_a_day: '0.5',
      _bellyful_facts: 'Fiber | 3 g | 11%\n- Soluble | 1 g |  <1 \nBotanicals | 5 mg\n\n',
      _bellyful_ingredients: 'Rice flour,\nsilicon dioxide.',
      _bellyful_allergens: 'Contains <b>soy</b>.',
      _bellyful_certifications: 'Vegan, Gluten-free,',
      _bellyful_warnings: 'Adults only.\nKeep dry.',
      _bellyful_storage: 'Cool & dry',
      _bellyful_lot: 'L-12',
      _bellyful_lot_reports:
        'L-12 | https://lab.example/12.pdf\nL-13\n| https://lab.example/14.pdf',
      _bellyful_best_before: '2027-11-30',
    }),
  );
  expect(label).toEqual({
    facts: [
      {
        servingSize: '2 capsules',
        servingsPerContainer: 30,
        rows: [
          {name: 'Fiber', amount: '3 g', dailyValuePercent: 11},
          {name: 'Soluble', amount: '1 g', dailyValuePercent: '<1', indent: true},
          {name: 'Botanicals', amount: '5 mg', dailyValuePercent: null},
        ],
        otherIngredients: 'Rice flour, silicon dioxide.',
        warnings: ['Adults only.', 'Keep dry.'],
      },
    ],
    servingsADay: 0.5,
    allergens: 'Contains soy.',
    certifications: ['Vegan', 'Gluten-free'],
    storage: 'Cool & dry',
    lot: 'L-12',
    lotReports: [{lot: 'L-12', url: 'https://lab.example/12.pdf'}],
    bestBefore: '2027-11-30',
  });
});

test.each([
  ['a tea that is drunk daily', {_bellyful_servings_a_day: '2', _bellyful_panel: 'food'}, true],
  ['capsules', {_bellyful_servings_a_day: '2'}, false],
  ['a soup', {_bellyful_servings: '2'}, true],
  ['drops that are taken now and then', {_bellyful_panel: 'supplement', _bellyful_lot: '1'}, false],
])(
  '%s has the panel that its owner says, else by whether a day takes some',
  (_what, fields, isFood) => {
    const label = toLabel(entries(fields)) ?? expect.fail('no label');
    expect(isOfFood(label)).toBe(isFood);
  },
);

test('what an import has left without sense is left out', () => {
  const label = toLabel(entries({_bellyful_servings: 'many', _bellyful_facts: ' | | '}));
  expect(label?.facts[0]).toMatchObject({servingsPerContainer: null});
  expect(label?.allergens).toBeNull();
});

test.each([
  'servings',
  'serving_size',
  'servings_a_day',
  'facts',
  'ingredients',
  'allergens',
  'certifications',
  'warnings',
  'storage',
  'lot',
  'lot_reports',
  'best_before',
])('the field %s alone makes a label, the same of another plugin none', (name) => {
  expect(toLabel(entries({[`_bellyful_${name}`]: '1'}))).not.toBeNull();
  expect(toLabel(entries({[`_another__${name}`]: '1'}))).toBeNull();
});

test('what is not filled in is not said', () => {
  expect(toLabel([null, {key: '_bellyful_facts'}])).toEqual({
    facts: [
      {
        servingSize: '',
        servingsPerContainer: null,
        rows: [],
        otherIngredients: '',
        warnings: [],
      },
    ],
    servingsADay: null,
    allergens: null,
    certifications: [],
    storage: null,
    lot: null,
    lotReports: [],
    bestBefore: null,
  });
});

test.each([
  ['Iron', {name: 'Iron', amount: '', dailyValuePercent: null}],
  ['Iron | 2 mg | 11.5 %', {name: 'Iron', amount: '2 mg', dailyValuePercent: 11.5}],
  ['Iron | 2 mg | 11.25', {name: 'Iron', amount: '2 mg', dailyValuePercent: 11.25}],
  ['Iron | 2 mg | x11', {name: 'Iron', amount: '2 mg', dailyValuePercent: null}],
  ['Iron | 2 mg | 11 of 20', {name: 'Iron', amount: '2 mg', dailyValuePercent: null}],
  ['Iron | 2 mg | 11.', {name: 'Iron', amount: '2 mg', dailyValuePercent: null}],
  ['–Soluble | 1 g', {name: 'Soluble', amount: '1 g', dailyValuePercent: null, indent: true}],
  ['Omega - 3 | 1 g', {name: 'Omega - 3', amount: '1 g', dailyValuePercent: null}],
])('the row "%s" is read', (line, row) => {
  expect(toLabel(entries({_bellyful_facts: line}))?.facts[0]?.rows).toEqual([row]);
});

test.each(['0', '-2'])('%s servings are none', (servings) => {
  const label = toLabel(entries({_bellyful_servings: servings}));
  expect(label?.facts[0]?.servingsPerContainer).toBeNull();
});

test.each([
  ['https://lab.example/24.pdf', true],
  ['http://shop.example/wp-content/uploads/24.pdf', true],
  ['http://lab.example/24.pdf', false],
  ['javascript:alert(1)', false],
])('a certificate of analysis may stand at %s: %s', (url, may) => {
  const reports = toLotReports(`24-117 | ${url}`, 'http://shop.example/');
  expect(reports).toEqual(may ? [{lot: '24-117', url}] : []);
});

test('how much is in it stands in its own field, in Germanized’s, or in its servings together', () => {
  const of = (fields: Record<string, string>) =>
    toContent({listed: entries(fields), regularPrice: toCents(600)}).content;
  const germanized = {_unit_product: '0.5', _unit: 'l'};
  const priced = {_unit_price_regular: '1.50', _unit_base: '100', _unit: 'g'};
  const servings = {_bellyful_serving_size: '3 oz (85 g)', _bellyful_servings: '2'};
  expect(of({...germanized, ...servings, _bellyful_net_content: '200 g'})?.amount).toBe(0.2);
  expect(of({...germanized, ...servings})).toEqual({amount: 0.5, unit: 'l'});
  expect(of(priced)).toEqual({amount: 0.4, unit: 'kg'});
  expect(of({...priced, ...germanized})).toEqual({amount: 0.5, unit: 'l'});
  expect(of(servings)).toEqual({amount: 0.17, unit: 'kg'});
  expect(of({_bellyful_serving_size: '2 capsules', _bellyful_servings: '30'})).toBeUndefined();
  expect(of({_bellyful_serving_size: '85 g'})).toBeUndefined();
});

test('a variation has Germanized’s amount of its own, in the unit of its product', () => {
  const of = (fields: Record<string, string>) =>
    toGermanizedContent(
      {listed: entries(fields), regularPrice: toCents(600)},
      entries({_unit_product: '9', _unit: 'g', _unit_base: '100'}),
    );
  expect(of({_unit_product: '250'})).toEqual({amount: 0.25, unit: 'kg'});
  expect(of({_unit_price_regular: '1.50'})).toEqual({amount: 0.4, unit: 'kg'});
  expect(of({})).toBeNull();
});

test('what a reduced product cost before stands by its number, and by those of its variations', () => {
  const of = (value: string) => toLowestPrices([{key: '_bellyful_lowest_prices', value}]);
  expect(of('12 9.99\n13 5')).toEqual({lowestPrices: {12: 999, 13: 500}});
  expect(of('')).toEqual({});
  expect(of('12 free')).toEqual({});
});

test('where a product may not go, and that it is for adults, is what its owner wrote', () => {
  const of = (name: string, value: string) => toRestrictions([{key: `_bellyful_${name}`, value}]);
  expect(of('not_to', 'us:ca, FR and CA:QC')).toEqual({notTo: ['US:CA', 'FR', 'CA:QC']});
  expect(of('not_to', '')).toEqual({});
  expect(of('adults', 'yes')).toEqual({isForAdults: true});
  expect(of('adults', 'no')).toEqual({});
});

test('what a law wants to be said of it is what its owner wrote', () => {
  const of = (fields: Record<string, string>) =>
    Object.entries(fields).map(([key, value]) => ({key: `_bellyful_${key}`, value}));
  const written = {net_content: '200 g', operator: 'Shop GmbH,\nBerlin', responsible: ''};
  expect(toParticulars(of(written))).toEqual({
    particulars: {netContent: '200 g', operator: 'Shop GmbH, Berlin'},
  });
  expect(toParticulars(of({allergens: 'None'}))).toEqual({});
  const [facts] = toLabel(of({per_100: 'Salt | 0.1 g'}))?.facts ?? [];
  expect(facts?.per100).toMatchObject([{name: 'Salt', amount: '0.1 g'}]);
});
