import type {StaticProductKey} from '../../app/content/static-product-keys.ts';

/** One label system: cream ground, a deep accent poured in from the top, serif names, honey seal. */
export const colours = {
  cream: '#FBF7EF',
  sand: '#F3EBDD',
  ink: '#24302A',
  inkSoft: '#55625A',
  leaf: '#2F5D46',
  sage: '#DDE7D8',
  clay: '#B5532F',
  honey: '#E9B44C',
};

export interface LabelFacts {
  serving: string;
  rows: Array<[name: string, amount: string, daily: string]>;
  other: string;
}

export interface BottleLabel {
  accent: string;
  tint: string;
  title: string[];
  kicker: string;
  line: string;
  count: string;
  unit: string;
  points: string[];
  /** The page whose supplement facts the label prints, or facts of its own. */
  page?: StaticProductKey;
  facts?: LabelFacts;
  directions: string;
}

export interface PouchLabel {
  accent: string;
  tint: string;
  title: string[];
  line: string;
  food: string;
  net: string;
}

export const serif = 'Label Serif';
export const serifBold = 'Label Serif Semi';
export const sans = 'Label Sans';
export const sansBold = 'Label Sans Semi';
export const sansHeavy = 'Label Sans Heavy';
