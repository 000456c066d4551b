import {allergens} from './allergens';
import {foldText} from './fold-text';
import type {ProductLabel} from './label';
import {readAllergens} from './read-allergens';
import {readLabel, veganSeal} from './read-label';

/** What labels say of a product that has a picture of its own. */
export type SealKind =
  | 'packed-in-usa'
  | 'gluten-free'
  | 'no-sugar'
  | 'vegan'
  | 'scientifically-formulated';

/** One of a label's certifications, in its own words; null for what has no picture of its own. */
export interface Seal {
  kind: SealKind | null;
  words: string;
}

/** Folded, in English and Spanish. */
const kinds: [kind: SealKind, words: RegExp][] = [
  [
    'packed-in-usa',
    /^(?:packed|empacad[oa]|envasad[oa]) (?:in|en) (?:the |los )?(?:u\.?s\.?(?:a\.?)?|united states|ee\.? ?uu\.?|estados unidos)$/,
  ],
  [
    'gluten-free',
    /^(?:certified )?gluten[ -]free(?: certified)?$|^(?:sin|libre de) gluten(?: certificado)?$/,
  ],
  ['no-sugar', /^(?:no|zero|sin|cero) (?:sugar|azucar)$|^sugar[ -]free$/],
  ['vegan', veganSeal],
  ['scientifically-formulated', /^scientifically formulated$|^formulad[oa] cientificamente$/],
];

const sugars = /^(?:total )?sugars?$|^azucar(?:es)?(?: totales)?$/;

/** A claim of sugar needs each formula's own figure to be 0, where one stands. */
const hasSugar = ({facts}: ProductLabel) =>
  facts.some(({rows}) =>
    rows.some(({name, amount}) => sugars.test(foldText(name)) && Number.parseFloat(amount) !== 0),
  );

/** The label's certifications, each once, without those that the rest of it contradicts (rules: Labels). */
export function readSeals(label: ProductLabel): Seal[] {
  const {allergens: said, diets} = readLabel(label);
  const nothingElse = {...label, facts: [], allergens: null};
  const isTrue = ({kind, words}: Seal) => {
    if (kind === 'vegan') return diets.includes(kind);
    if (kind === 'no-sugar') return !hasSugar(label);
    const alone = readAllergens({...nothingElse, certifications: [words]});
    return allergens.every((one) => alone[one] !== 'free' || said[one] === 'free');
  };
  return [...new Set(label.certifications)]
    .map((words) => ({
      kind: kinds.find(([, pattern]) => pattern.test(foldText(words)))?.[0] ?? null,
      words,
    }))
    .filter(isTrue);
}
