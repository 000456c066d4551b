import type {BottleLabel, PouchLabel} from './brand.ts';

const points = ['Vegan', 'Gluten-free', 'No sugar'];
const twiceDaily =
  'Take two capsules twice daily, about 30 minutes before a meal, with at least 8 ounces of water.';
const onceDaily = 'Take one capsule a day with a meal and a glass of water.';

export const bottles: Record<string, BottleLabel> = {
  'pain-free': {
    accent: '#2F5D46',
    tint: '#DDE7D8',
    title: ['Pain-Free', 'Weight Loss'],
    kicker: 'APPETITE SUPPORT',
    line: 'Feel full on less',
    count: '60',
    unit: 'CAPSULES',
    points,
    page: 'pain-free-weight-loss',
    directions: twiceDaily,
  },
  hydration: {
    accent: '#2B7685',
    tint: '#D9E9EA',
    title: ['Daily', 'Hydration'],
    kicker: 'ELECTROLYTE BALANCE',
    line: 'Minerals for long days',
    count: '60',
    unit: 'CAPSULES',
    points,
    facts: {
      serving: '2 capsules · 30 servings',
      rows: [
        ['Sodium (sea salt)', '200 mg', '9%'],
        ['Potassium (citrate)', '99 mg', '2%'],
        ['Magnesium (glycinate)', '60 mg', '14%'],
        ['Calcium (citrate)', '50 mg', '4%'],
      ],
      other: 'Hypromellose (vegetable capsule), rice flour, silicon dioxide.',
    },
    directions: 'Take two capsules with a large glass of water.',
  },
  womens: {
    accent: '#A64E57',
    tint: '#F3DDD8',
    title: ['Women’s Daily', 'Multi-Vitamin'],
    kicker: 'ONE A DAY',
    line: 'With iron, folate and vitamin D',
    count: '30',
    unit: 'CAPSULES',
    points,
    page: 'womens-multi-vitamin',
    directions: onceDaily,
  },
  mens: {
    accent: '#2C5273',
    tint: '#DAE4EC',
    title: ['Men’s Daily', 'Multi-Vitamin'],
    kicker: 'ONE A DAY',
    line: 'With zinc, magnesium and B vitamins',
    count: '30',
    unit: 'CAPSULES',
    points,
    page: 'mens-multi-vitamin',
    directions: onceDaily,
  },
  nighttime: {
    accent: '#2B2E5F',
    tint: '#DEDDEB',
    title: ['Nighttime', 'Support'],
    kicker: 'EVENING CALM',
    line: 'Magnesium and calming botanicals',
    count: '60',
    unit: 'CAPSULES',
    points,
    page: 'nighttime-support',
    directions: 'Take two capsules with water one hour before bed.',
  },
  gummies: {
    accent: '#B5532F',
    tint: '#F8E3CB',
    title: ['CraveBlock', 'Allulose Gummies'],
    kicker: 'SWEET, WITHOUT SUGAR',
    line: 'Soft fruit gummies',
    count: '60',
    unit: 'GUMMIES',
    points,
    page: 'allulose-gummies',
    directions: 'Enjoy two gummies when something sweet calls.',
  },
};

const pouch = (
  title: string[],
  accent: string,
  tint: string,
  line: string,
  food: string,
): PouchLabel => ({title, accent, tint, line, food, net: 'NET WT 7 OZ (200 g)'});

export const pouches: Record<string, PouchLabel> = {
  'angel-hair': pouch(
    ['Angel Hair'],
    '#B98A2B',
    '#F6E7C1',
    'Fine strands for broths',
    'angel-hair',
  ),
  spaghetti: pouch(['Spaghetti'], '#B04A2F', '#F5DACB', 'The weeknight classic', 'spaghetti'),
  fettuccine: pouch(
    ['Fettuccine'],
    '#2F5D46',
    '#DDE7D8',
    'Broad ribbons for creamy sauces',
    'fettuccine',
  ),
  rice: pouch(['Rice'], '#2B7685', '#D9E9EA', 'Little grains for bowls', 'rice'),
  lasagna: pouch(['Lasagna'], '#8C3B4A', '#F0D7D8', 'Flat sheets for the oven', 'lasagna'),
  udon: pouch(['Udon'], '#3B4A7A', '#DCE0EE', 'Thick and springy', 'udon'),
  penne: pouch(['Penne'], '#6B7B2A', '#E8EACB', 'Short tubes that hold sauce', 'penne'),
};
