/** Percent of the FDA's daily value for adults; `'<1'` as labels print it; null where no daily value is set. */
export type DailyValuePercent = number | '<1' | null;

export interface FactsRow {
  name: string;
  /** As printed: `18 mg`, `400 mcg DFE`. */
  amount: string;
  dailyValuePercent: DailyValuePercent;
  /** Part of the row above: fiber of carbohydrate, a source of a blend. */
  indent?: boolean;
}

/** A panel as a label prints it (21 CFR 101.36). */
export interface SupplementFacts {
  /** Names the formula where a product has more than one. */
  formula?: string;
  servingSize: string;
  /** Null where the label does not say. */
  servingsPerContainer: number | null;
  /** None of a food whose table stands in its description. */
  rows: readonly FactsRow[];
  /** All of a food. Empty where the label does not say. */
  otherIngredients: string;
  warnings: readonly string[];
  /** Of 100 g or ml, in the owner's words; absent: as it follows from the rows. */
  per100?: readonly Pick<FactsRow, 'name' | 'amount'>[];
}

/** A laboratory's certificate of analysis of one lot, as a PDF. */
export interface LotReport {
  lot: string;
  url: string;
}

/** Named in the page's language; `lang`: that of its owner's words, where it is another. */
export interface Particular {
  name: string;
  value: string;
  html: string;
  lang?: string | undefined;
}

export interface ProductLabel {
  /** One for each formula. */
  facts: readonly SupplementFacts[];
  /** What a day takes; null for what is eaten now and then. */
  servingsADay: number | null;
  /** As its owner says; absent: what has no servings a day is one. */
  isFood?: boolean;
  /** What it contains of the major allergens, in a sentence; null where the label does not say. */
  allergens: string | null;
  certifications: readonly string[];
  storage: string | null;
  lot: string | null;
  /** As far as the owner has them. */
  lotReports?: readonly LotReport[];
  /** A day: `2027-05-31`. */
  bestBefore: string | null;
  /** What a law asks to be said: as text, and as HTML for its page. */
  particulars?: readonly Particular[];
  /** The language of its texts, where that is not the page's. */
  lang?: string;
}

/** Of what says nothing. */
export const emptyLabel: ProductLabel = {
  facts: [],
  servingsADay: null,
  allergens: null,
  certifications: [],
  storage: null,
  lot: null,
  bestBefore: null,
};

/** What names servings, what is in them or allergens is eaten: a supplement, too, is a food. */
export const isEaten = ({facts, allergens}: ProductLabel): boolean =>
  allergens !== null || facts.some(({rows, servingSize}) => rows.length > 0 || servingSize !== '');

/** Whether its panel is that of a food. */
export const isOfFood = ({isFood, servingsADay}: ProductLabel): boolean =>
  isFood ?? servingsADay === null;

/** Whether it may be called so: fewer than 5 calories a serving (21 CFR 101.60(b)(1)), in each of its formulas. */
export const isZeroCalorie = (label: ProductLabel | null): boolean =>
  label !== null &&
  label.facts.length > 0 &&
  label.facts.every(({rows}) => {
    const calories = rows.find(({name}) => /^calor(?:ies|ías)$/i.test(name))?.amount;
    return calories !== undefined && Number.parseFloat(calories) < 5;
  });
