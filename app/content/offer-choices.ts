import type {NoodleType} from './noodle-types';

/** How the offers name a variation of the kit; any other value is shown as it is. */
export const kitLabels: Readonly<Record<string, string>> = {
  "Women's Daily Multi-Vitamin": "Women's Kit",
  "Men's Daily Multi-Vitamin": "Men's Kit",
};

export function kitLabel(attributeValue: string): string {
  return kitLabels[attributeValue] ?? attributeValue;
}

export const noodleNotes: Readonly<Record<NoodleType, string>> = {
  'Angel Hair': 'Thin strands for broth and light sauces.',
  Spaghetti: 'The all-rounder for red sauces and stir-fries.',
  Fettuccine: 'Wide ribbons for cream sauces and pesto.',
};
