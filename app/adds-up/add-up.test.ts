import {describe, expect, test} from 'vitest';
import type {FactsRow, ProductLabel} from '~adapters/commerce';
import {productPages} from '~/content/product-pages';
import {addUp, type Taken} from './add-up';

const row = (name: string, amount: string): FactsRow => ({name, amount, dailyValuePercent: null});
const labelOf = (...formulas: FactsRow[][]): ProductLabel => ({
  facts: formulas.map((rows) => ({
    servingSize: '1 capsule',
    servingsPerContainer: 30,
    rows,
    otherIngredients: '',
    warnings: [],
  })),
  servingsADay: 1,
  allergens: null,
  certifications: [],
  storage: null,
  lot: null,
  bestBefore: null,
});
const taken = (name: string, rows: FactsRow[], perDay: number | null = 1): Taken => ({
  name,
  label: labelOf(rows),
  perDay,
});
const sumOf = (nutrient: string, ...all: Taken[]) =>
  addUp(all).sums.find((sum) => sum.nutrient === nutrient);

describe('amounts', () => {
  test('add up exactly, whatever their measure and dose', () => {
    const zinc = (amount: string) => row('Zinc (as zinc citrate)', amount);
    expect(sumOf('zinc', taken('A', [zinc('0.1 mg')]), taken('B', [zinc('0.2 mg')]))?.amount).toBe(
      '0.3',
    );
    expect(sumOf('zinc', taken('A', [zinc('27.5 mcg')], 3))?.amount).toBe('0.083');
    expect(sumOf('zinc', taken('A', [zinc('7.5 mg')], 0.5))?.amount).toBe('3.75');
    expect(sumOf('calcium', taken('A', [row('Calcium', '1.2 g')]))?.amount).toBe('1,200');
    expect(sumOf('copper', taken('A', [row('Copper', '.00045 g')]))?.amount).toBe('450');
    expect(sumOf('potassium', taken('A', [row('Potassium', '1,000 mg')]))?.amount).toBe('1,000');
  });

  test('are read of labels in Spanish, and in micrograms by their sign', () => {
    const {sums} = addUp([
      taken('A', [
        row('Ácido pantoténico (como pantotenato de d-calcio)', '5 mg'),
        row('Folato', '400 mcg DFE (240 mcg de ácido fólico)'),
        row('Vitamina A (como betacaroteno)', '4,000 mcg RAE'),
        row('Yodo', '75 µg'),
      ]),
    ]);
    expect(sums).toMatchObject([
      {nutrient: 'vitaminA', amount: '4,000', isOver: false},
      {nutrient: 'folate', amount: '400', isLimitUnknown: false},
      {nutrient: 'pantothenicAcid', amount: '5'},
      {nutrient: 'iodine', amount: '75'},
    ]);
  });

  test('name what they come from', () => {
    const d = (amount: string) => row('Vitamin D3 (as cholecalciferol)', amount);
    expect(
      sumOf('vitaminD', taken('A', [d('25 mcg (1,000 IU)')]), taken('B', [d('50 mcg')], 2)),
    ).toMatchObject({
      amount: '125',
      unit: 'mcg',
      from: [
        {name: 'A', amount: '25'},
        {name: 'B', amount: '100'},
      ],
      isOver: true,
    });
  });

  test('are of the formula with the most', () => {
    const magnesium = (amount: string) => [row('Magnesium', amount)];
    const label = labelOf(magnesium('105 mg'), magnesium('90 mg'));
    expect(addUp([{name: 'Night', label, perDay: 1}]).sums).toMatchObject([{amount: '105'}]);
  });

  test('of rows of one formula add up, without what is part of another of them', () => {
    const part = (name: string, amount: string) => ({...row(name, amount), indent: true});
    expect(
      sumOf('vitaminK', taken('A', [row('Vitamin K1', '45 mcg'), row('Vitamin K2', '50 mcg')]))
        ?.amount,
    ).toBe('95');
    expect(
      sumOf('vitaminK', taken('A', [row('Vitamin K', '95 mcg'), part('Vitamin K2', '50 mcg')]))
        ?.amount,
    ).toBe('95');
    expect(
      sumOf('magnesium', taken('A', [row('Blend', '1 g'), part('Magnesium', '50 mg')]))?.amount,
    ).toBe('50');
  });

  test('in another unit are named and not added', () => {
    const found = addUp([
      taken('A', [row('Folate', '400 mcg')]),
      taken('B', [row('Vitamin D', '1,000 IU')]),
      taken('C', [row('Folate', '200 mcg DFE')]),
    ]);
    expect(found.otherUnits).toEqual([
      {nutrient: 'vitaminD', name: 'B'},
      {nutrient: 'folate', name: 'A'},
    ]);
    expect(found.sums).toMatchObject([{nutrient: 'folate', amount: '200'}]);
  });

  test('of other names are none: vitamin B12 is not B1, and zinc is not in a word', () => {
    const {sums} = addUp([
      taken('A', [
        row('Vitamin B1 (as thiamin)', '1 mg'),
        row('Vitamin B12', '6 mcg'),
        row('Non-zinc blend', '5 mg'),
      ]),
    ]);
    expect(sums.map(({nutrient, amount}) => [nutrient, amount])).toEqual([
      ['thiamin', '1'],
      ['vitaminB12', '6'],
    ]);
  });
});

describe('an upper limit', () => {
  test('is exceeded by more than it, not by as much', () => {
    const zinc = (amount: string) => taken('A', [row('Zinc', amount)]);
    expect(sumOf('zinc', zinc('40 mg'))?.isOver).toBe(false);
    expect(sumOf('zinc', zinc('40.001 mg'))?.isOver).toBe(true);
    expect(sumOf('biotin', taken('A', [row('Biotin', '10,000 mcg')]))?.isOver).toBe(false);
  });

  test('of folate counts the folic acid, and is not known where a label does not give it', () => {
    const folate = (amount: string) => taken('A', [row('Folate', amount)], 3);
    expect(sumOf('folate', folate('400 mcg DFE (240 mcg folic acid)'))).toMatchObject({
      amount: '1,200',
      isOver: false,
      isLimitUnknown: false,
    });
    expect(sumOf('folate', folate('680 mcg DFE (400 mcg folic acid)'))?.isOver).toBe(true);
    expect(sumOf('folate', folate('680 mcg DFE'))).toMatchObject({
      isOver: false,
      isLimitUnknown: true,
    });
  });

  test('of vitamin A does not count carotene alone', () => {
    const a = (form: string) => taken('A', [row(`Vitamin A (as ${form})`, '4,000 mcg RAE')]);
    expect(sumOf('vitaminA', a('beta-carotene'))?.isOver).toBe(false);
    expect(sumOf('vitaminA', a('retinyl palmitate'))?.isOver).toBe(true);
    expect(sumOf('vitaminA', a('retinyl acetate and beta-carotene'))?.isOver).toBe(true);
  });
});

test('of vitamin D in two units the one that can be added is, and the other is named', () => {
  const rows = [row('Vitamin D3', '10 mcg'), row('Vitamin D2', '400 IU')];
  const {sums, otherUnits} = addUp([taken('A', rows)]);
  expect(sums).toMatchObject([{amount: '10', isLimitUnknown: true}]);
  expect(otherUnits).toEqual([{nutrient: 'vitaminD', name: 'A'}]);
});

test('what has no amounts, or no servings a day, is named as not counted', () => {
  const found = addUp([
    {name: 'Noodles', label: null, perDay: 1},
    taken('Empty', []),
    taken('Now and then', [row('Zinc', '5 mg')], null),
    taken('Counted', [row('Glucomannan', '1 g')]),
  ]);
  expect(found.notCounted).toEqual(['Noodles', 'Empty', 'Now and then']);
  expect(found.sums).toEqual([]);
});

// Worked by hand from the labels of the pages.
test('both multivitamins and the capsules at their labels’ doses', () => {
  const keys = ['womens-multi-vitamin', 'mens-multi-vitamin', 'pain-free-weight-loss'] as const;
  const {sums} = addUp(
    keys.map((key) => {
      const {label} = productPages[key];
      return {name: key, label, perDay: label.servingsADay};
    }),
  );
  const amounts = Object.fromEntries(sums.map(({nutrient, amount}) => [nutrient, amount]));
  expect(amounts).toMatchObject({
    vitaminA: '1,800',
    vitaminC: '180',
    vitaminD: '50',
    thiamin: '3',
    riboflavin: '3.25',
    niacin: '32',
    vitaminB6: '7.1',
    folate: '800',
    vitaminB12: '12',
    iron: '18',
    iodine: '150',
    magnesium: '142',
    zinc: '19',
    selenium: '82.5',
    manganese: '2.3',
    chromium: '140',
    molybdenum: '45',
  });
  expect(sums.filter(({isOver}) => isOver)).toEqual([]);
});
