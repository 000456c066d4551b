import type {PageMeta} from './text';

export interface KetoBrand {
  name: string;
  description: string;
  website: string;
  categories: readonly string[];
}

export const brandsMeta: PageMeta = {
  title: 'Keto Approved Brands',
  description:
    'Nine low-carb food companies we like to cook and snack with, what they make, and where to find them. Independent companies; we earn nothing from the links.',
};

export const brandsTitle = 'Keto Approved Brands';

export const brandsIntro =
  'Konjac is only half a dinner. These nine companies make the sauces, snacks and sweeteners that go well with a low-carb kitchen.';

/** Nine brands. */
export const ketoBrands: readonly KetoBrand[] = [
  {
    name: 'Primal Kitchen',
    description:
      'Mayonnaise, dressings and marinades made with avocado oil and without added refined sugar.',
    website: 'https://www.primalkitchen.com',
    categories: ['Sauces', 'Dressings', 'Pantry'],
  },
  {
    name: 'Rao’s Homemade',
    description:
      'Slow-simmered Italian tomato sauces with no added sugar, a natural partner for konjac spaghetti.',
    website: 'https://www.raos.com',
    categories: ['Sauces', 'Pantry'],
  },
  {
    name: 'Lakanto',
    description:
      'Sweeteners that blend monk fruit and erythritol, along with syrups and baking mixes.',
    website: 'https://www.lakanto.com',
    categories: ['Sweeteners', 'Baking'],
  },
  {
    name: 'Swerve',
    description:
      'A cup-for-cup sugar replacement built on erythritol, in granular, brown and powdered forms.',
    website: 'https://www.swervesweet.com',
    categories: ['Sweeteners', 'Baking'],
  },
  {
    name: 'ChocZero',
    description: 'Chocolate, baking chips and syrups sweetened with monk fruit.',
    website: 'https://www.choczero.com',
    categories: ['Chocolate', 'Syrups'],
  },
  {
    name: 'Quest Nutrition',
    description: 'Protein bars, chips and shakes with a lot of protein and few net carbs.',
    website: 'https://www.questnutrition.com',
    categories: ['Snacks', 'Protein'],
  },
  {
    name: 'Whisps',
    description: 'Crunchy crisps made of baked cheese, good on soup in place of croutons.',
    website: 'https://whisps.com',
    categories: ['Snacks', 'Cheese'],
  },
  {
    name: 'Chomps',
    description: 'Meat sticks of beef, venison or turkey with zero grams of sugar.',
    website: 'https://chomps.com',
    categories: ['Snacks', 'Protein'],
  },
  {
    name: 'Catalina Crunch',
    description: 'Low-sugar cereals, cookies and snack mixes with plant protein and fiber.',
    website: 'https://catalinacrunch.com',
    categories: ['Breakfast', 'Snacks'],
  },
];

export const brandsNote =
  'These are independent companies, and their names are trademarks of their owners. They have not paid to be listed, and we earn nothing from the links. Recipes and labels change, so check the nutrition panel of each product.';

export const visitBrand = (name: string) => `Visit ${name}`;
export const externalLinkHint = 'opens in a new window';
