/** One free single-pack sample of these (rules: The free noodle sample). */
export const noodleTypes = ['Angel Hair', 'Spaghetti', 'Fettuccine'] as const;

export type NoodleType = (typeof noodleTypes)[number];

export const noodleNotes: Readonly<Record<NoodleType, string>> = {
  'Angel Hair': 'Thin strands for broth and light sauces.',
  Spaghetti: 'The all-rounder for red sauces and stir-fries.',
  Fettuccine: 'Wide ribbons for cream sauces and pesto.',
};
