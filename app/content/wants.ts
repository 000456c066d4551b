import type {PictureName} from './pictures';

/** What shoppers come for: ways to the list by a category of the shop, each shown while that has something to sell. */
export const wants = {
  title: 'What would you like?',
  list: [
    {
      label: 'Less hunger',
      text: 'Konjac fiber in capsules, with a tall glass of water.',
      category: 'weight-management',
      picture: 'pain-free-weight-loss-plate',
    },
    {
      label: 'Dinner in five minutes',
      text: 'Noodles, pasta and rice made of konjac.',
      category: 'konjac',
      picture: 'spaghetti-bolognese',
    },
    {
      label: 'Sleep',
      text: 'An evening capsule, with melatonin or without.',
      category: 'sleep',
      picture: 'nighttime-support-night',
    },
    {
      label: 'Every day',
      text: 'One multivitamin capsule a day.',
      category: 'multivitamins',
      picture: 'womens-multi-vitamin-plate',
    },
  ],
} as const satisfies {title: string; list: readonly Want[]};

interface Want {
  label: string;
  /** In a line, where there is room. */
  text: string;
  category: string;
  picture: PictureName;
}
