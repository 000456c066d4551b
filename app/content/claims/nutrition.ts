import type {Claims} from './claim';

const allulose =
  'FDA, The Declaration of Allulose and Calories from Allulose on Nutrition and Supplement Facts Labels, 2020; the label';
const undefinedTerm =
  'FDA has not defined “low-carb,” “net carbs” or “keto”: the amount must stand beside it, as on the label.';

export const nutritionClaims = {
  'no-sugar': {
    kind: 'nutrient',
    source: `21 CFR 101.60(c); ${allulose}`,
    doubt:
      'Of the gummies FDA lets makers leave allulose out of the sugars’ count, and has not said that they may be called free of sugar; “no sugar” also wants “not a low-calorie food” or that claim’s own proof.',
    sentences: [
      'No Sugar',
      'Vegan, gluten-free, no sugar',
      'Two gummies a serving, 60 a bottle, 0 g sugar.',
      'They taste of raspberry and peach, chew slowly, and carry 0 grams of sugar, because they are sweetened with allulose, a rare sugar found in figs and raisins that your body barely uses for energy.',
      'Sweetened with allulose, 0 g sugar',
      'The FDA lets makers leave it out of the sugars count on a label, which is why the panel reads 0 grams.',
      'A low-sugar day',
      'Sweetness with 0 grams of sugar and 5 calories in two gummies.',
      'Sodium, potassium, magnesium and calcium, without sugar or sweetener.',
    ],
  },
  allulose: {
    kind: 'nutrient',
    source: `${allulose} (0.4 calories a gram)`,
    sentences: [
      '5 calories a serving',
      'Allulose tastes and feels like sugar but brings about a tenth of the calories.',
    ],
  },
  'zero-calorie': {
    kind: 'nutrient',
    source: '21 CFR 101.60(b)(1): fewer than 5 calories a serving, by the product’s own label',
    doubt:
      'The limit holds for the amount that people usually eat (pasta: 140 g prepared) as well, of which our labels say 5 calories.',
    sentences: ['Zero-Calorie Pasta Alternative'],
  },
  'low-calorie': {
    kind: 'nutrient',
    source: '21 CFR 101.60(b)(2): 40 calories or fewer a serving',
    sentences: [
      'Low-Calorie Pasta Alternative',
      'Low in calories and net carbs, so the sauce can be the star',
      'Mixed with water and set, konjac flour becomes a noodle with a springy bite, very few calories and almost no net carbs.',
      'Your body does not digest it the way it digests starch, which is why a konjac noodle has so few calories and net carbs.',
      'They have a springy bite, very few calories and almost no net carbs.',
    ],
  },
  'low-carb': {
    kind: 'nutrient',
    source: 'The products’ labels',
    doubt: undefinedTerm,
    sentences: [
      'Keto and low-carb',
      'A bowl of noodles that leaves room in the day for the sauce, the cheese and the vegetables.',
      'Thirteen low-carb recipes for breakfast, lunch, dinner and snacks, with amounts, times and steps you can cook from tonight.',
    ],
  },
  'other-brands': {
    kind: 'nutrient',
    source: 'The makers’ own labels, read when the page was written',
    doubt: `Read them again from time to time. ${undefinedTerm}`,
    sentences: [
      'Nine low-carb food companies we like to cook and snack with, what they make, and where to find them.',
      'These nine companies make the sauces, snacks and sweeteners that go well with a low-carb kitchen.',
      'Mayonnaise, dressings and marinades made with avocado oil and without added refined sugar.',
      'Slow-simmered Italian tomato sauces with no added sugar, a natural partner for konjac spaghetti.',
      'Protein bars, chips and shakes with a lot of protein and few net carbs.',
      'Meat sticks of beef, venison or turkey with zero grams of sugar.',
      'Low-sugar cereals, cookies and snack mixes with plant protein and fiber.',
    ],
  },
  'no-stimulants': {
    kind: 'nutrient',
    source: 'The label: nothing in it is one',
    sentences: [
      'No stimulants, no caffeine',
      'There is no caffeine and nothing that races.',
      'No shame, no crash diets, no stimulants.',
    ],
  },
  'close-to-daily-values': {
    kind: 'nutrient',
    source: 'The labels',
    sentences: [
      '22 nutrients, each amount on the label',
      'The amounts stay close to the daily values, so the capsule sits well beside a normal diet.',
      'The amounts stay close to the daily values.',
      'Full strength where it counts, no added iron.',
      'No added iron',
    ],
  },
} as const satisfies Claims;
