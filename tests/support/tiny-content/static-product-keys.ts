export const staticProductKeys = ['quince-jam', 'free-sample'] as const;

export type StaticProductKey = (typeof staticProductKeys)[number];
