/** What pages of this folder sell beside the shop's catalogue: nothing yet. */
export const staticProductKeys: readonly string[] = [];

export type StaticProductKey = string;

export const isStaticProductKey = (key: string): key is StaticProductKey =>
  staticProductKeys.includes(key);
