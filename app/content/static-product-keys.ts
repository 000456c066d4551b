/** What the shop sells in packages, by the last part of its page's address. The site map reads it: it imports nothing. */
export const staticProductKeys = [
  'pain-free-weight-loss',
  'allulose-gummies',
  'womens-multi-vitamin',
  'mens-multi-vitamin',
  'nighttime-support',
  'free-sample',
] as const;

export type StaticProductKey = (typeof staticProductKeys)[number];

export const isStaticProductKey = (key: string): key is StaticProductKey =>
  (staticProductKeys as readonly string[]).includes(key);
