/** What shoppers come for: ways to the list by a category of the shop, each shown while that has something to sell. */
export const wants = {
  title: 'What would you like?',
  list: [
    {label: 'Less hunger', category: 'weight-management'},
    {label: 'Dinner in five minutes', category: 'konjac'},
    {label: 'Sleep', category: 'sleep'},
    {label: 'Every day', category: 'multivitamins'},
  ],
} as const satisfies {title: string; list: readonly {label: string; category: string}[]};
