import type {SupplementFacts} from './label';
import {toNetContent} from './net-content';
import {amountOf, toGrams, type Grams} from './per-serving';

/** In the order of Regulation (EU) 1169/2011, annex XV. */
const nutrients = [
  'fat',
  'saturates',
  'carbohydrate',
  'sugars',
  'fiber',
  'protein',
  'salt',
] as const;

export type Nutrient = 'energy' | (typeof nutrients)[number];

/** What that much of it has: `50 kJ / 12 kcal`, `<0.1 g`. */
interface NutrientRow {
  nutrient: Nutrient;
  per100: string;
  perServing: string;
}

export interface NutritionPer100 {
  unit: 'g' | 'ml';
  rows: NutrientRow[];
}

type Facts = Pick<SupplementFacts, 'servingSize' | 'rows'>;

/** The Union's carbohydrate is without fiber, of which a total is taken; salt is 2.5 times the sodium. */
function gramsOf(rows: Facts['rows'], nutrient: (typeof nutrients)[number]): Grams | null {
  const read = (row: Parameters<typeof amountOf>[1]) => toGrams(amountOf(rows, row) ?? '');
  if (nutrient === 'salt') {
    const sodium = read('sodium');
    return read('salt') ?? (sodium && {...sodium, milligrams: sodium.milligrams * 2.5});
  }
  const total = nutrient === 'carbohydrate' ? read('totalCarbohydrate') : null;
  if (!total) return read(nutrient);
  const fiber = read('fiber');
  const less = fiber && !fiber.isLess ? fiber.milligrams : 0;
  return {...total, milligrams: Math.max(total.milligrams - less, 0)};
}

/** Rounded as the Commission's guidance has it: whole grams from 10, else tenths; of salt below 1 g hundredths. */
function written({milligrams, isLess}: Grams, nutrient: Nutrient): string {
  const grams = milligrams / 1000;
  const decimals = nutrient === 'salt' && grams < 1 ? 2 : grams >= 10 ? 0 : 1;
  const least = 10 ** -decimals;
  if (grams > 0 && grams < least / 2) return `<${least} g`;
  return `${isLess && grams > 0 ? '<' : ''}${Number(grams.toFixed(decimals))} g`;
}

/** Kilojoules and kilocalories of a gram, by annex XIV. */
const energies = [
  ['fat', 37, 9],
  ['carbohydrate', 17, 4],
  ['protein', 17, 4],
  ['fiber', 8, 2],
] as const;

interface Energy {
  less: string;
  kilojoules: number;
  kilocalories: number;
}

/** Of a serving: by what is in it, where the label says enough of that; else by its calories. */
function energyOf(rows: Facts['rows']): Energy {
  const found = energies.flatMap(([nutrient, kilojoules, kilocalories]) => {
    const amount = gramsOf(rows, nutrient);
    return amount ? {grams: amount.milligrams / 1000, kilojoules, kilocalories} : [];
  });
  // Sugar alcohols have less of it, each its own.
  if (found.length === energies.length && amountOf(rows, 'sugarAlcohol') === undefined)
    return {
      less: '',
      kilojoules: found.reduce((sum, {grams, kilojoules}) => sum + grams * kilojoules, 0),
      kilocalories: found.reduce((sum, {grams, kilocalories}) => sum + grams * kilocalories, 0),
    };
  const [, less = '', calories = ''] = /^(<?) ?(\d+)/.exec(amountOf(rows, 'calories') ?? '') ?? [];
  return {less, kilojoules: Number(calories) * 4.184, kilocalories: Number(calories)};
}

const energyText = ({less, kilojoules, kilocalories}: Energy, times: number) =>
  `${less}${Math.round(kilojoules * times)} kJ / ${less}${Math.round(kilocalories * times)} kcal`;

/** Of what names its calories, and the grams or milliliters of a serving; null for all else. */
export function toNutritionPer100({servingSize, rows}: Facts): NutritionPer100 | null {
  const serving = toNetContent(servingSize);
  if (!serving || !/^<? ?\d/.test(amountOf(rows, 'calories') ?? '')) return null;
  const times = 0.1 / serving.amount;
  const perNutrient = nutrients.flatMap((nutrient) => {
    const amount = gramsOf(rows, nutrient);
    if (!amount) return [];
    const of100 = {...amount, milligrams: amount.milligrams * times};
    return {nutrient, per100: written(of100, nutrient), perServing: written(amount, nutrient)};
  });
  const energy = energyOf(rows);
  const perEnergy = {per100: energyText(energy, times), perServing: energyText(energy, 1)};
  return {
    unit: serving.unit === 'kg' ? 'g' : 'ml',
    rows: [{nutrient: 'energy', ...perEnergy}, ...perNutrient],
  };
}
