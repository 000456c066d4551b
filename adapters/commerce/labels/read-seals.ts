import {foldText} from '../fold-text';
import type {ProductLabel} from './label';
import {matching, type SealKind} from './label-words';
import {readLabel, type LabelReading} from './read-label';

/** One of a label's certifications, in its own words; null for what has no picture of its own. */
export interface Seal {
  kind: SealKind | null;
  words: string;
}

const kinds: readonly SealKind[] = [
  'packed-in-usa',
  'gluten-free',
  'no-sugar',
  'vegan',
  'scientifically-formulated',
];
const patterns = kinds.map((kind) => [kind, matching(({seals}) => seals[kind])] as const);

const sugars = matching(({rows}) => rows.sugars);

/** A claim of sugar needs each formula's own figure to be 0, where one stands. */
const hasSugar = ({facts}: ProductLabel) =>
  facts.some(({rows}) =>
    rows.some(({name, amount}) => sugars.test(foldText(name)) && Number.parseFloat(amount) !== 0),
  );

const freeOf = ({allergens}: LabelReading) =>
  Object.entries(allergens).flatMap(([one, word]) => (word === 'free' ? [one] : []));

/** The label's certifications, each once, without those that the rest of it contradicts (rules: Labels). */
export function readSeals(label: ProductLabel): Seal[] {
  const reading = readLabel(label);
  const free = freeOf(reading);
  const nothingElse = {...label, facts: [], allergens: null};
  const isTrue = ({kind, words}: Seal) => {
    if (kind === 'vegan') return reading.diets.includes(kind);
    if (kind === 'no-sugar') return !hasSugar(label);
    const alone = readLabel({...nothingElse, certifications: [words]});
    return freeOf(alone).every((one) => free.includes(one));
  };
  return [...new Set(label.certifications)]
    .map((words) => ({
      kind: patterns.find(([, pattern]) => pattern.test(foldText(words)))?.[0] ?? null,
      words,
    }))
    .filter(isTrue);
}
