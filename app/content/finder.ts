/**
 * Questions that end in a few products (rules: The finder). The first one is what shoppers come for (`wants.ts`); an
 * answer of the others narrows or sorts the list. Without a want that has something to sell there is no finder.
 */
export const finder = {
  title: 'Find yours',
  description: 'Three short questions, and two or three products that fit, by their own labels.',
  intro: 'Three short questions, no account. Nothing of it is stored.',
  questions: [
    {
      question: 'What must it be?',
      answers: [
        {label: 'Gluten-free', diets: ['gluten-free']},
        {label: 'Vegan', diets: ['vegan']},
        {label: 'Keto', diets: ['keto']},
        {label: 'Anything', diets: []},
      ],
    },
    {
      question: 'What comes first?',
      answers: [
        {label: 'A small price', sort: 'price-up'},
        {label: 'What is new', sort: 'newest'},
        {label: 'Your recommendation', sort: 'list'},
      ],
    },
  ],
  begin: 'Find yours',
  step: (step: number, count: number) => `Question ${step} of ${count}`,
  found: 'These fit',
  fewer: 'Nothing fits all of it. These fit most of your answers:',
  sameKind: 'Of the same kind',
  byLabel: (diets: string) => `${diets}, by its label`,
  compare: 'Compare them side by side',
  back: 'One question back',
  again: 'Begin again',
} as const;
