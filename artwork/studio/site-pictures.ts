/** The site's own pictures: the master's name and what a person sees in it. */
export const sitePictures: Record<string, string> = {
  'pain-free-weight-loss':
    'White supplement bottle with a green bellyful label: Pain-Free Weight Loss, appetite support, 60 capsules',
  'pain-free-weight-loss-3': 'Three bottles of Pain-Free Weight Loss capsules standing together',
  'pain-free-weight-loss-6': 'Six bottles of Pain-Free Weight Loss capsules in two rows',
  'pain-free-weight-loss-capsules':
    'Bottle of Pain-Free Weight Loss with green and cream capsules spread in front of it',
  'allulose-gummies':
    'Wide jar with a clay-colored bellyful label: CraveBlock Allulose Gummies, 60 gummies',
  'allulose-gummies-3': 'Three jars of CraveBlock Allulose Gummies standing together',
  'allulose-gummies-6': 'Six jars of CraveBlock Allulose Gummies in two rows',
  'allulose-gummies-close': 'Soft fruit gummies in red, orange and honey colors, close up',
  'womens-multi-vitamin':
    'White supplement bottle with a rose bellyful label: Women’s Daily Multi-Vitamin, 30 capsules',
  'womens-multi-vitamin-capsules':
    'Bottle of Women’s Daily Multi-Vitamin with rose and cream capsules in front of it',
  'womens-multi-vitamin-label':
    'Women’s Daily Multi-Vitamin bottle turned to show the supplement facts on its label',
  'mens-multi-vitamin':
    'White supplement bottle with a blue bellyful label: Men’s Daily Multi-Vitamin, 30 capsules',
  'mens-multi-vitamin-capsules':
    'Bottle of Men’s Daily Multi-Vitamin with blue and cream capsules in front of it',
  'mens-multi-vitamin-label':
    'Men’s Daily Multi-Vitamin bottle turned to show the supplement facts on its label',
  'nighttime-support':
    'White supplement bottle with an indigo bellyful label: Nighttime Support, 60 capsules',
  'nighttime-support-2': 'Two bottles of Nighttime Support standing together',
  'nighttime-support-4': 'Four bottles of Nighttime Support in two rows',
  'nighttime-support-6': 'Six bottles of Nighttime Support in two rows',
  'free-sample': 'Small kraft-paper sachet with a green top: free sample, 3-day supply',
  hydration: 'White supplement bottle with a teal bellyful label: Daily Hydration, 60 capsules',
  'bellyful-bundle':
    'The bellyful bundle: appetite, hydration and multivitamin bottles with a pouch of konjac noodles',
  hero: 'The bellyful bundle beside a bowl of konjac spaghetti with tomato sauce and basil, in warm light',
  kitchen: 'Four bellyful konjac pouches and three bowls of noodles on a warm table',
};

const konjac = ['angel-hair', 'spaghetti', 'fettuccine', 'rice', 'lasagna', 'udon', 'penne'];

/** Catalogue uploads (mocks/media): the upload's name and the master it is made from. */
export const mediaPictures: Record<string, string> = {
  'bellyful-bundle': 'bellyful-bundle',
  'bellyful-bundle-women': 'bellyful-bundle-women',
  'bellyful-bundle-men': 'bellyful-bundle-men',
  'bellyful-bundle-gallery-1': 'bellyful-bundle-gallery-1',
  'bellyful-bundle-gallery-2': 'bellyful-bundle-gallery-2',
  ...Object.fromEntries(konjac.map((noodle) => [`konjac-${noodle}`, `konjac-${noodle}`])),
  ...Object.fromEntries(konjac.map((noodle) => [`konjac-${noodle}-gallery-1`, `bowl-${noodle}`])),
  'konjac-variety-pack': 'konjac-variety-pack',
  'konjac-variety-pack-gallery-1': 'konjac-variety-pack-gallery-1',
  'craveblock-gummies': 'allulose-gummies-2',
  'craveblock-gummies-gallery-1': 'allulose-gummies-close',
  'womens-daily-multi-vitamin': 'womens-multi-vitamin-2',
  'womens-daily-multi-vitamin-gallery-1': 'womens-multi-vitamin-capsules',
  'mens-daily-multi-vitamin': 'mens-multi-vitamin-2',
  'mens-daily-multi-vitamin-gallery-1': 'mens-multi-vitamin-capsules',
  'nighttime-support': 'nighttime-support',
  'free-sample': 'free-sample',
};
