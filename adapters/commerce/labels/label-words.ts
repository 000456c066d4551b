import type {Allergen} from '../allergens';

/** What labels say of a product that has a picture of its own. */
export type SealKind =
  | 'packed-in-usa'
  | 'gluten-free'
  | 'no-sugar'
  | 'vegan'
  | 'scientifically-formulated';

/** How labels in a language say what is read of them (rules: Labels): patterns of folded text, `(?!)` for nothing. */
export interface LabelWords {
  /** Rows of a panel; of sugar alcohols how they begin. */
  rows: Record<
    | 'calories'
    | 'carbohydrate'
    | 'totalCarbohydrate'
    | 'fiber'
    | 'protein'
    | 'fat'
    | 'saturates'
    | 'sodium'
    | 'salt'
    | 'sugars'
    | 'sugarAlcohol',
    string
  >;
  lessThan: string;
  /** After an amount. */
  folicAcid: string;
  seals: Record<SealKind, string>;
  /** By what something is said to be free of it, and what else is made of it. */
  allergens: Record<Allergen, {own: string; made: string}>;
  /** Names of those that the European Union lists beside them. */
  furtherAllergens: string;
  /** What begins a part of a sentence, the longer ones first. */
  leads: Record<'except' | 'may' | 'doubt' | 'free' | 'contains', string>;
  /** What follows an allergen that something is free of. */
  freeAfter: string;
  list: {
    /** Words of a list of allergens that are no names. */
    between: string;
    joins: string;
    /** What follows the name of what a product is free of. */
    after: string;
    allergens: string;
    beforeAllergens: string;
    afterAllergens: string;
    eight: string;
    none: string;
    beforeNone: string;
  };
  /** What a label calls them before their form: `Vitamin C (as ascorbic acid)`. */
  nutrients: Readonly<Record<string, string>>;
}

/** `label-words.json` of the content folders of all languages (build/content-folder.ts), the shop's own last. */
declare const LABEL_WORDS: readonly LabelWords[] | undefined;

const languages = typeof LABEL_WORDS === 'undefined' ? [] : LABEL_WORDS;

/** A pattern in all languages. */
export const inAnyLanguage = (of: (words: LabelWords) => string | undefined): string =>
  languages.flatMap((words) => of(words) ?? []).join('|') || '(?!)';

export const matching = (of: (words: LabelWords) => string | undefined): RegExp =>
  new RegExp(`^(?:${inAnyLanguage(of)})$`);
