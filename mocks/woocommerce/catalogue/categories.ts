export interface CategoryRecord {
  databaseId: number;
  name: string;
  slug: string;
  description?: string;
  /** The slug of the one above. */
  parent?: string;
  /** Name of a picture in the media folder. */
  picture?: string;
}

/** Where WooCommerce puts what has none. */
export const categoryOfNone: CategoryRecord = {
  databaseId: 15,
  name: 'Uncategorized',
  slug: 'uncategorized',
};

export const createCategories = (): CategoryRecord[] => [
  {databaseId: 16, name: 'Konjac', slug: 'konjac'},
  {databaseId: 17, name: 'Noodles', slug: 'noodles'},
  {databaseId: 18, name: 'Rice', slug: 'rice'},
  {databaseId: 19, name: 'Supplements', slug: 'supplements'},
  {databaseId: 20, name: 'Gummies', slug: 'gummies'},
  {databaseId: 21, name: 'Multivitamins', slug: 'multivitamins'},
  {databaseId: 22, name: 'Bundles', slug: 'bundles'},
  {databaseId: 23, name: 'Sleep', slug: 'sleep'},
  {databaseId: 24, name: 'Samples', slug: 'samples'},
];
