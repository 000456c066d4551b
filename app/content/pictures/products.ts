/** Written by artwork/studio/encode.ts: the largest size of each picture and its alt text. */
export const productPictures = {
  'pain-free-weight-loss': {
    width: 960,
    height: 960,
    alt: 'White supplement bottle with a green bellyful label: Pain-Free Weight Loss, appetite support, 60 capsules',
  },
  'pain-free-weight-loss-3': {
    width: 960,
    height: 960,
    alt: 'Three bottles of Pain-Free Weight Loss capsules standing together',
  },
  'pain-free-weight-loss-6': {
    width: 960,
    height: 960,
    alt: 'Six bottles of Pain-Free Weight Loss capsules in two rows',
  },
  'pain-free-weight-loss-inside': {
    width: 960,
    height: 960,
    alt: 'Green and cream capsules close up, one of them open, its pale powder in a little heap',
  },
  'pain-free-weight-loss-in-use': {
    width: 960,
    height: 960,
    alt: 'Pain-Free Weight Loss bottle beside a tall glass of water, two capsules on a saucer and a spoon on a napkin',
  },
  'pain-free-weight-loss-plate': {
    width: 960,
    height: 960,
    alt: 'Salmon with lemon and green asparagus on a plate, with the Pain-Free Weight Loss bottle and a glass of water behind it',
  },
  'allulose-gummies': {
    width: 960,
    height: 960,
    alt: 'Wide jar with a clay-colored bellyful label: CraveBlock Allulose Gummies, 60 gummies',
  },
  'allulose-gummies-3': {
    width: 960,
    height: 960,
    alt: 'Three jars of CraveBlock Allulose Gummies standing together',
  },
  'allulose-gummies-6': {
    width: 960,
    height: 960,
    alt: 'Six jars of CraveBlock Allulose Gummies in two rows',
  },
  'allulose-gummies-inside': {
    width: 960,
    height: 960,
    alt: 'Soft fruit gummies in red, orange, honey and berry colors, with light shining through them',
  },
  'allulose-gummies-in-use': {
    width: 960,
    height: 960,
    alt: 'Jar of CraveBlock gummies in front of a canvas bag, with a notebook and two gummies beside it',
  },
  'allulose-gummies-plate': {
    width: 960,
    height: 960,
    alt: 'Three gummies with raspberries and blueberries on a small plate, a cup of tea and the jar behind it',
  },
  'womens-multi-vitamin': {
    width: 960,
    height: 960,
    alt: 'White supplement bottle with a rose bellyful label: Women’s Daily Multi-Vitamin, 30 capsules',
  },
  'womens-multi-vitamin-inside': {
    width: 960,
    height: 960,
    alt: 'Rose and cream capsules close up, one of them open, its powder in a little heap',
  },
  'womens-multi-vitamin-in-use': {
    width: 960,
    height: 960,
    alt: 'Women’s Daily Multi-Vitamin bottle beside a glass of water, one capsule on a saucer and a spoon on a napkin',
  },
  'womens-multi-vitamin-plate': {
    width: 960,
    height: 960,
    alt: 'Breakfast bowl of chia pudding with berries and almonds, the Women’s Daily Multi-Vitamin bottle and a glass of water behind it',
  },
  'womens-multi-vitamin-label': {
    width: 960,
    height: 960,
    alt: 'Women’s Daily Multi-Vitamin bottle turned to show the supplement facts on its label',
  },
  'mens-multi-vitamin': {
    width: 960,
    height: 960,
    alt: 'White supplement bottle with a blue bellyful label: Men’s Daily Multi-Vitamin, 30 capsules',
  },
  'mens-multi-vitamin-inside': {
    width: 960,
    height: 960,
    alt: 'Blue and cream capsules close up, one of them open, its powder in a little heap',
  },
  'mens-multi-vitamin-in-use': {
    width: 960,
    height: 960,
    alt: 'Men’s Daily Multi-Vitamin bottle beside a glass of water, one capsule on a saucer and a spoon on a napkin',
  },
  'mens-multi-vitamin-plate': {
    width: 960,
    height: 960,
    alt: 'Breakfast plate of smoked salmon, avocado and egg, the Men’s Daily Multi-Vitamin bottle and a glass of water behind it',
  },
  'mens-multi-vitamin-label': {
    width: 960,
    height: 960,
    alt: 'Men’s Daily Multi-Vitamin bottle turned to show the supplement facts on its label',
  },
  'nighttime-support': {
    width: 960,
    height: 960,
    alt: 'White supplement bottle with an indigo bellyful label: Nighttime Support, 60 capsules',
  },
  'nighttime-support-2': {
    width: 960,
    height: 960,
    alt: 'Two bottles of Nighttime Support standing together',
  },
  'nighttime-support-4': {
    width: 960,
    height: 960,
    alt: 'Four bottles of Nighttime Support in two rows',
  },
  'nighttime-support-6': {
    width: 960,
    height: 960,
    alt: 'Six bottles of Nighttime Support in two rows',
  },
  'nighttime-support-inside': {
    width: 960,
    height: 960,
    alt: 'Indigo and cream capsules close up, one of them open, its powder in a little heap',
  },
  'nighttime-support-in-use': {
    width: 960,
    height: 960,
    alt: 'Nighttime Support bottle beside two books, a cup of herbal tea and two capsules on a saucer',
  },
  'nighttime-support-night': {
    width: 960,
    height: 960,
    alt: 'A made bed with a white pillow, the Nighttime Support bottle beside it',
  },
  'free-sample': {
    width: 960,
    height: 960,
    alt: 'Small kraft-paper sachet with a green top: free sample, 3-day supply',
  },
  'free-sample-in-use': {
    width: 960,
    height: 960,
    alt: 'Free sample sachet beside a glass of water, two capsules on a saucer and a spoon',
  },
  'free-sample-plate': {
    width: 960,
    height: 960,
    alt: 'Bowl of tomato soup with basil, the free sample sachet and a glass of water behind it',
  },
  hydration: {
    width: 960,
    height: 960,
    alt: 'White supplement bottle with a teal bellyful label: Daily Hydration, 60 capsules',
  },
  'bellyful-bundle': {
    width: 960,
    height: 960,
    alt: 'The bellyful bundle: appetite, hydration and multivitamin bottles with a pouch of konjac noodles',
  },
  hero: {
    width: 1280,
    height: 880,
    alt: 'A steaming bowl of konjac spaghetti with tomato meat sauce and basil, its pouch and two bellyful bottles beside it',
  },
  kitchen: {
    width: 1280,
    height: 725,
    alt: 'Four bellyful konjac pouches and three bowls of noodles on a honey-colored table',
  },
} as const;
