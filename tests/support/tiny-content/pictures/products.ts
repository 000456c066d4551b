const names = [
  'pain-free-weight-loss',
  'pain-free-weight-loss-3',
  'pain-free-weight-loss-6',
  'pain-free-weight-loss-capsules',
  'allulose-gummies',
  'allulose-gummies-3',
  'allulose-gummies-6',
  'allulose-gummies-close',
  'womens-multi-vitamin',
  'womens-multi-vitamin-capsules',
  'womens-multi-vitamin-label',
  'mens-multi-vitamin',
  'mens-multi-vitamin-capsules',
  'mens-multi-vitamin-label',
  'nighttime-support',
  'nighttime-support-2',
  'nighttime-support-4',
  'nighttime-support-6',
  'free-sample',
  'hydration',
  'bellyful-bundle',
  'hero',
  'kitchen',
] as const;

const jar = {width: 1280, height: 1280, alt: 'A jar of quince jam'};

/** The pages' pictures are the same files; what they are said to show is not. */
export const productPictures = Object.fromEntries(names.map((name) => [name, jar])) as Record<
  (typeof names)[number],
  typeof jar
>;
