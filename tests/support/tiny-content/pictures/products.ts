const names = [
  'pain-free-weight-loss',
  'pain-free-weight-loss-3',
  'pain-free-weight-loss-6',
  'pain-free-weight-loss-inside',
  'pain-free-weight-loss-in-use',
  'pain-free-weight-loss-plate',
  'allulose-gummies',
  'allulose-gummies-3',
  'allulose-gummies-6',
  'allulose-gummies-inside',
  'allulose-gummies-in-use',
  'allulose-gummies-plate',
  'womens-multi-vitamin',
  'womens-multi-vitamin-inside',
  'womens-multi-vitamin-in-use',
  'womens-multi-vitamin-plate',
  'womens-multi-vitamin-label',
  'mens-multi-vitamin',
  'mens-multi-vitamin-inside',
  'mens-multi-vitamin-in-use',
  'mens-multi-vitamin-plate',
  'mens-multi-vitamin-label',
  'nighttime-support',
  'nighttime-support-2',
  'nighttime-support-4',
  'nighttime-support-6',
  'nighttime-support-inside',
  'nighttime-support-in-use',
  'nighttime-support-night',
  'free-sample',
  'free-sample-in-use',
  'free-sample-plate',
  'hydration',
  'bellyful-bundle',
  'hero',
  'kitchen',
] as const;

const jar = {width: 960, height: 960, alt: 'A jar of quince jam'};

/** The pages' pictures are the same files; what they are said to show is not. */
export const productPictures = Object.fromEntries(names.map((name) => [name, jar])) as Record<
  (typeof names)[number],
  typeof jar
>;
