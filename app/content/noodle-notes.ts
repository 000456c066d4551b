import type {NoodleType} from './noodle-types';

export const noodleNotes: Readonly<Record<NoodleType, string>> = {
  'Angel Hair': 'Thin strands for broth and light sauces.',
  Spaghetti: 'The all-rounder for red sauces and stir-fries.',
  Fettuccine: 'Wide ribbons for cream sauces and pesto.',
};
