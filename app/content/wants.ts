import type {PictureName} from './pictures';

/** What shoppers come for: ways to the list by a category of the shop, each shown while that has something to sell. */
export const wants = {
  title: 'What would you like?',
  list: [
    {
      label: 'Less hunger',
      category: 'weight-management',
      picture: 'pain-free-weight-loss-plate',
    },
    {label: 'Dinner in five minutes', category: 'konjac', picture: 'spaghetti-bolognese'},
    {label: 'Sleep', category: 'sleep', picture: 'nighttime-support-night'},
    {label: 'Every day', category: 'multivitamins', picture: 'womens-multi-vitamin-plate'},
  ],
} as const satisfies {title: string; list: readonly Want[]};

interface Want {
  label: string;
  category: string;
  picture: PictureName;
}
