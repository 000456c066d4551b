/** Products side by side (rules: Comparison). */
export const comparePage = {
  title: 'Compare products',
  description:
    'Up to four products side by side: what each is for, a serving, what it costs a day, and what its label says.',
  intro: 'By their own labels, at today’s prices. What differs stands first.',
  one: 'Choose another one to see what differs.',
  none: 'Choose two to four products to see side by side.',
  most: (most: number) =>
    `${most} products fit side by side: these are the first ${most} that you chose.`,
  unread: 'We could not read all of the labels just now. Please try again in a minute.',
  table: 'The products side by side',
  remove: 'Take out',
  price: 'Price',
  cost: 'What it costs',
  aDay: (amount: string) => `${amount} a day`,
  aServing: (amount: string) => `${amount} a serving`,
  inPack: (pack: string, cost: string) => `${pack}: ${cost}`,
  purpose: 'What it is for',
  stars: 'Reviews',
  servingsADay: 'Servings a day',
  onLabel: 'On the label, a serving',
  alike: 'Alike in all of them',
  unsaid: 'Not on its label',
  add: 'Compare with',
  begin: 'Begin with one of these',
  browse: 'See all products',
} as const;
