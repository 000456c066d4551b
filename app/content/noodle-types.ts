/** One free single-pack sample of these (rules: The free noodle sample). */
export const noodleTypes = ['Angel Hair', 'Spaghetti', 'Fettuccine'] as const;

export const noodleNotes: Readonly<Record<(typeof noodleTypes)[number], string>> = {
  'Angel Hair': 'Thin strands for broth and light sauces.',
  Spaghetti: 'The all-rounder for red sauces and stir-fries.',
  Fettuccine: 'Wide ribbons for cream sauces and pesto.',
};
