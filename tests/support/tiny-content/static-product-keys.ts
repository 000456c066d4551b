export const staticProductKeys = ['quince-jam', 'free-sample'] as const;

export type StaticProductKey = (typeof staticProductKeys)[number];

export const isStaticProductKey = (key: string): key is StaticProductKey =>
  (staticProductKeys as readonly string[]).includes(key);
