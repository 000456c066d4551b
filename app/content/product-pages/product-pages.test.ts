import {expect, test} from 'vitest';
import {staticProducts} from '../static-products';
import type {StaticProductKey} from '../static-product-keys';
import {productPages} from './index';
import type {FactsRow} from '~adapters/commerce';

/** Daily values for adults and children from 4 years (21 CFR 101.9(c)), in the unit a label prints. */
const dailyValues: ReadonlyArray<[name: string, amount: number, unit: string]> = [
  ['Total Carbohydrate', 275, 'g'],
  ['Dietary Fiber', 28, 'g'],
  ['Includes Added Sugars', 50, 'g'],
  ['Vitamin A', 900, 'mcg RAE'],
  ['Vitamin C', 90, 'mg'],
  ['Vitamin D', 20, 'mcg'],
  ['Vitamin E', 15, 'mg'],
  ['Vitamin K', 120, 'mcg'],
  ['Thiamin', 1.2, 'mg'],
  ['Riboflavin', 1.3, 'mg'],
  ['Niacin', 16, 'mg NE'],
  ['Vitamin B6', 1.7, 'mg'],
  ['Folate', 400, 'mcg DFE'],
  ['Vitamin B12', 2.4, 'mcg'],
  ['Biotin', 30, 'mcg'],
  ['Pantothenic Acid', 5, 'mg'],
  ['Calcium', 1300, 'mg'],
  ['Iron', 18, 'mg'],
  ['Iodine', 150, 'mcg'],
  ['Magnesium', 420, 'mg'],
  ['Zinc', 11, 'mg'],
  ['Selenium', 55, 'mcg'],
  ['Copper', 0.9, 'mg'],
  ['Manganese', 2.3, 'mg'],
  ['Chromium', 35, 'mcg'],
  ['Molybdenum', 45, 'mcg'],
];

function expectedPercent({name, amount}: FactsRow): number | '<1' | null {
  const daily = dailyValues.find(([nutrient]) => name.startsWith(nutrient));
  if (!daily) return null;
  const [, value, unit] = daily;
  expect(amount, name).toContain(` ${unit}`);
  const exact = (Number.parseFloat(amount.replaceAll(',', '')) / value) * 100;
  if (exact > 0 && exact < 1) return '<1';
  return Math.round(exact);
}

const pages = Object.entries(productPages) as Array<
  [StaticProductKey, (typeof productPages)[StaticProductKey]]
>;

test.each(pages)('the facts panel of %s computes its daily values', (_key, page) => {
  for (const {rows} of page.label.facts) {
    for (const row of rows) {
      expect([row.name, row.dailyValuePercent]).toEqual([row.name, expectedPercent(row)]);
    }
  }
});

test.each(pages)('every package of %s has a picture', (key, page) => {
  for (const {bottles} of staticProducts[key].packages) {
    expect(page.packagePictures[bottles]).toBeTruthy();
  }
});

test('the men’s multivitamin shows 5 stars, 89 reviews and 2,000+ customers', () => {
  expect(productPages['mens-multi-vitamin'].rating).toEqual({
    stars: 5,
    reviewCount: 89,
    customersLabel: '2,000+ customers',
  });
});

test('nighttime support shows 42 reviews and 800+ customers', () => {
  expect(productPages['nighttime-support'].rating).toMatchObject({
    reviewCount: 42,
    customersLabel: '800+ customers',
  });
});

test('no other product page states reviews', () => {
  const rated = pages.filter(([, page]) => page.rating).map(([key]) => key);
  expect(rated).toEqual(['mens-multi-vitamin', 'nighttime-support']);
});

test('the dosage copy states the dosages', () => {
  const dosage = (key: StaticProductKey) => productPages[key].dosage.paragraphs.join(' ');
  expect(dosage('pain-free-weight-loss')).toContain('two capsules twice daily');
  expect(dosage('pain-free-weight-loss')).toContain('no more than 4 capsules a day');
  expect(dosage('pain-free-weight-loss')).toContain('60 capsules is a 30-day supply');
  expect(dosage('allulose-gummies')).toContain('60 gummies, 30 servings');
  expect(dosage('womens-multi-vitamin')).toContain('one multivitamin daily');
  expect(dosage('mens-multi-vitamin')).toContain('one multivitamin daily');
  expect(productPages['free-sample'].intro.join(' ')).toContain(
    '3-day supply, limit one per customer',
  );
});

test.each([
  ['pain-free-weight-loss', '2 capsules', 30],
  ['allulose-gummies', '2 gummies', 30],
  ['womens-multi-vitamin', '1 capsule', 30],
  ['mens-multi-vitamin', '1 capsule', 30],
] as const)('a serving of %s is %s, %i to a bottle', (key, size, servings) => {
  expect(productPages[key].label.facts[0]).toMatchObject({
    servingSize: size,
    servingsPerContainer: servings,
  });
});

test('the women’s multivitamin carries the iron warning and the men’s has no iron', () => {
  const text = (key: StaticProductKey) => JSON.stringify(productPages[key].label.facts);
  expect(text('womens-multi-vitamin')).toContain('Accidental overdose of iron-containing products');
  expect(text('mens-multi-vitamin')).not.toContain('"Iron');
});

test('the free sample promises free shipping and no charge', () => {
  const copy = JSON.stringify(productPages['free-sample']);
  expect(copy).toContain('free shipping');
  expect(copy).not.toContain('4.97');
});

test.each(pages)(
  'the label of %s names its allergens, carries its disclaimer and lasts as long as its packages say',
  (key, {label}) => {
    expect(label.allergens).not.toBe('');
    expect(label.disclaimer).toContain('Food and Drug Administration');
    for (const {bottles, supplyLabel} of staticProducts[key].packages) {
      const {servingSize = '', servingsPerContainer = 0} = label.facts[0] ?? {};
      const serving = Number.parseInt(servingSize, 10);
      const named = [...supplyLabel.matchAll(/(\d+)(?:-day supply| days) at (\d+)/g)];
      for (const [, days, aDay] of named)
        expect(Number(days) * Number(aDay)).toBe((servingsPerContainer ?? 0) * serving * bottles);
      expect(named.map(([, , aDay]) => Number(aDay))).toContain(serving * label.servingsADay);
    }
  },
);
