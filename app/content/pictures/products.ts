/** Written by artwork/studio/encode.ts: the largest size of each picture and its alt text. */
export const productPictures = {
  'pain-free-weight-loss': {
    width: 1280,
    height: 1280,
    alt: 'White supplement bottle with a green bellyful label: Pain-Free Weight Loss, appetite support, 60 capsules',
  },
  'pain-free-weight-loss-3': {
    width: 1280,
    height: 1280,
    alt: 'Three bottles of Pain-Free Weight Loss capsules standing together',
  },
  'pain-free-weight-loss-6': {
    width: 1280,
    height: 1280,
    alt: 'Six bottles of Pain-Free Weight Loss capsules in two rows',
  },
  'pain-free-weight-loss-capsules': {
    width: 1280,
    height: 1280,
    alt: 'Bottle of Pain-Free Weight Loss with green and cream capsules spread in front of it',
  },
  'allulose-gummies': {
    width: 1280,
    height: 1280,
    alt: 'Wide jar with a clay-colored bellyful label: CraveBlock Allulose Gummies, 60 gummies',
  },
  'allulose-gummies-3': {
    width: 1280,
    height: 1280,
    alt: 'Three jars of CraveBlock Allulose Gummies standing together',
  },
  'allulose-gummies-6': {
    width: 1280,
    height: 1280,
    alt: 'Six jars of CraveBlock Allulose Gummies in two rows',
  },
  'allulose-gummies-close': {
    width: 1280,
    height: 1280,
    alt: 'Soft fruit gummies in red, orange and honey colors, close up',
  },
  'womens-multi-vitamin': {
    width: 1280,
    height: 1280,
    alt: 'White supplement bottle with a rose bellyful label: Women’s Daily Multi-Vitamin, 30 capsules',
  },
  'womens-multi-vitamin-capsules': {
    width: 1280,
    height: 1280,
    alt: 'Bottle of Women’s Daily Multi-Vitamin with rose and cream capsules in front of it',
  },
  'womens-multi-vitamin-label': {
    width: 1280,
    height: 1280,
    alt: 'Women’s Daily Multi-Vitamin bottle turned to show the supplement facts on its label',
  },
  'mens-multi-vitamin': {
    width: 1280,
    height: 1280,
    alt: 'White supplement bottle with a blue bellyful label: Men’s Daily Multi-Vitamin, 30 capsules',
  },
  'mens-multi-vitamin-capsules': {
    width: 1280,
    height: 1280,
    alt: 'Bottle of Men’s Daily Multi-Vitamin with blue and cream capsules in front of it',
  },
  'mens-multi-vitamin-label': {
    width: 1280,
    height: 1280,
    alt: 'Men’s Daily Multi-Vitamin bottle turned to show the supplement facts on its label',
  },
  'nighttime-support': {
    width: 1280,
    height: 1280,
    alt: 'White supplement bottle with an indigo bellyful label: Nighttime Support, 60 capsules',
  },
  'nighttime-support-2': {
    width: 1280,
    height: 1280,
    alt: 'Two bottles of Nighttime Support standing together',
  },
  'nighttime-support-4': {
    width: 1280,
    height: 1280,
    alt: 'Four bottles of Nighttime Support in two rows',
  },
  'nighttime-support-6': {
    width: 1280,
    height: 1280,
    alt: 'Six bottles of Nighttime Support in two rows',
  },
  'free-sample': {
    width: 1280,
    height: 1280,
    alt: 'Small kraft-paper sachet with a green top: free sample, 3-day supply',
  },
  hydration: {
    width: 1280,
    height: 1280,
    alt: 'White supplement bottle with a teal bellyful label: Daily Hydration, 60 capsules',
  },
  'bellyful-bundle': {
    width: 1280,
    height: 1280,
    alt: 'The bellyful bundle: appetite, hydration and multivitamin bottles with a pouch of konjac noodles',
  },
  hero: {
    width: 1280,
    height: 880,
    alt: 'The bellyful bundle beside a bowl of konjac spaghetti with tomato sauce and basil, in warm light',
  },
  kitchen: {
    width: 1280,
    height: 725,
    alt: 'Four bellyful konjac pouches and three bowls of noodles on a warm table',
  },
} as const;
