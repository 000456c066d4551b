import {foldText} from '../fold-text';
import type {FactsRow, ProductLabel} from './label';
import {inAnyLanguage, matching} from './label-words';

const onLabel = {
  calories: matching(({rows}) => rows.calories),
  carbohydrate: matching(({rows}) => rows.carbohydrate),
  fiber: matching(({rows}) => rows.fiber),
  sugarAlcohol: new RegExp(`^(?:${inAnyLanguage(({rows}) => rows.sugarAlcohol)})\\b`),
  protein: matching(({rows}) => rows.protein),
  totalCarbohydrate: matching(({rows}) => rows.totalCarbohydrate),
  fat: matching(({rows}) => rows.fat),
  saturates: matching(({rows}) => rows.saturates),
  sugars: matching(({rows}) => rows.sugars),
  sodium: matching(({rows}) => rows.sodium),
  salt: matching(({rows}) => rows.salt),
} as const;

const grams = new RegExp(
  `^(<|(?:${inAnyLanguage(({lessThan}) => lessThan)}) )? ?([\\d,]*\\.?\\d+) ?(g|mg)$`,
);

/** What a label says of a serving, as its panel writes it. */
export interface PerServing {
  /** `10`, `<5`. */
  calories: string;
  /** Amounts: `6 g`, `<1 g`; null where the label does not say. */
  netCarbs: string | null;
  fiber: string | null;
  protein: string | null;
}

export interface Grams {
  /** Whole milligrams, so that sums are exact. */
  milligrams: number;
  /** Less than so many. */
  isLess: boolean;
}

export function toGrams(text: string): Grams | null {
  const [, less, number = '', unit] = grams.exec(foldText(text.trim())) ?? [];
  if (!unit) return null;
  const amount = Number(number.replaceAll(',', ''));
  return {
    milligrams: Math.round(unit === 'g' ? amount * 1000 : amount),
    isLess: less !== undefined,
  };
}

const toText = ({milligrams, isLess}: Grams) => `${isLess ? '<' : ''}${milligrams / 1000} g`;

export const amountOf = (rows: readonly FactsRow[], row: keyof typeof onLabel) =>
  rows.find(({name}) => onLabel[row].test(foldText(name)))?.amount;

/** Carbohydrate less what the label says of it to be fiber and sugar alcohol; less than 1 g takes nothing off. */
function netOf(rows: readonly FactsRow[]): Grams | null {
  const whole = toGrams(amountOf(rows, 'carbohydrate') ?? '');
  if (!whole) return null;
  const parts = (['fiber', 'sugarAlcohol'] as const).flatMap((row) => {
    const part = toGrams(amountOf(rows, row) ?? '');
    return part && !part.isLess ? part.milligrams : [];
  });
  const milligrams = parts.reduce((left, part) => left - part, whole.milligrams);
  return milligrams > 0 ? {...whole, milligrams} : {milligrams: 0, isLess: false};
}

const textOf = (rows: readonly FactsRow[], row: keyof typeof onLabel) => {
  const amount = toGrams(amountOf(rows, row) ?? '');
  return amount && toText(amount);
};

/** Of a food, and of what else says its calories; null for all others, and where formulas differ. */
export function toPerServing({facts}: ProductLabel): PerServing | null {
  const [{rows} = {rows: []}, ...others] = facts;
  const calories = /^<?\d+/.exec(amountOf(rows, 'calories') ?? '')?.[0];
  if (!calories || others.length > 0) return null;
  const net = netOf(rows);
  return {
    calories,
    netCarbs: net && toText(net),
    fiber: textOf(rows, 'fiber'),
    protein: textOf(rows, 'protein'),
  };
}

/** Net carbs of a serving that a keto food has at most (rules: Labels). */
export const mostKetoGrams = 5;

/** Whether each formula has so few net carbs a serving. */
export const isKeto = ({facts}: ProductLabel): boolean =>
  facts.length > 0 &&
  facts.every(({rows}) => {
    const net = netOf(rows);
    return net !== null && net.milligrams <= mostKetoGrams * 1000;
  });
