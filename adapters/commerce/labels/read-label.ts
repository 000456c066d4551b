import {foldText} from '../fold-text';
import type {ProductLabel} from './label';
import {matching} from './label-words';
import {isKeto, toPerServing, type PerServing} from './per-serving';
import {readAllergens} from '../allergens/read-allergens';

/** What the list is filtered by; the names stand in addresses. */
export const diets = ['gluten-free', 'vegan', 'keto'] as const;
export type Diet = (typeof diets)[number];

/** What a label says, as lists ask it. */
export interface LabelReading {
  perServing: PerServing | null;
  /** What it says to fit; of another it says that it does not, or nothing. */
  diets: Diet[];
  allergens: ReturnType<typeof readAllergens>;
}

const veganSeal = matching(({seals}) => seals.vegan);
const ofAnimals = ['milk', 'eggs', 'fish', 'shellfish'] as const;

/** In words of any of the shop's languages (rules: Labels). */
export function readLabel(label: ProductLabel): LabelReading {
  const allergens = readAllergens(label);
  const isVegan =
    label.certifications.some((seal) => veganSeal.test(foldText(seal.trim()))) &&
    ofAnimals.every((one) => allergens[one] !== 'contains');
  const fits: Record<Diet, boolean> = {
    'gluten-free': allergens.gluten === 'free',
    vegan: isVegan,
    keto: isKeto(label),
  };
  return {
    perServing: toPerServing(label),
    diets: diets.filter((diet) => fits[diet]),
    allergens,
  };
}
