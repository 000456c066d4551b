/** On the page of a catalogue's product. */
export const catalogueProductWords = {
  about: 'About this item',
  howItWorks: 'What It Is & How It Works',
  konjacRecipes: 'Konjac recipes',
  onlyLeft: (left: number) => `only ${left} left`,
  options: 'Options',
  chooseNoodle: 'Choose your free Konjac noodle sample',
} as const;
