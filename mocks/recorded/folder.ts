/** What a recorded shop's folder says about it. */
export interface RecordedFacts {
  url: string;
  title: string;
  /** In the shop's own order, newest first. */
  productIds: number[];
  /** Of these, what no list shows. */
  hiddenIds: number[];
}

type Variables = Record<string, string | undefined>;

/** Where `npm run record` stores a shop, unless it is given a folder. */
export const usualFolder = (variables: Variables): string =>
  `${variables['DATA_DIR'] || '.data'}/recorded-shop`;

export const factsFile = (folder: string): string => `${folder}/shop.json`;

export const productFile = (folder: string, id: number): string => `${folder}/products/${id}.json`;

/** A picture's folder: its files are named by their size, `300x300.webp`. */
export const pictureFolder = (folder: string, id: number): string => `${folder}/pictures/${id}`;
