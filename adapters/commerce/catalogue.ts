import type {CatalogueList, ConnectedFacts, ListedProduct, Product} from './product';

/** So many of them `listed` answers at once. */
export const mostListed = 100;

/** Who reads the list. */
export interface ListReading {
  /** Called when a part of it has come. */
  onProgress: () => void;
  /** Whether visitors have an earlier one meanwhile. */
  hasList: boolean;
}

/** What a shop sells. */
export interface Catalogue {
  /** The published product of that slug in any letter case; null when there is none or the slug is empty. */
  find(slug: string): Promise<Product | null>;
  /** All published products, in the owner's order. */
  all(reading?: ListReading): Promise<CatalogueList>;
  /** Those of these that lists show, in no order; at most `mostListed`, never from a cache. */
  listed(databaseIds: number[]): Promise<ListedProduct[]>;
  /** Of those behind the storefront's own products (`ConnectedProducts`). As for an order: never older than a minute. */
  connected(): Promise<ConnectedFacts>;
  /**
   * Those of these that are published, by their numbers, in one question for each hundred: as they may be cached, the
   * shop checks an order's prices itself.
   */
  findByIds(databaseIds: Iterable<number>): Promise<Map<number, Product>>;
  /** The same, never from a cache. */
  findFresh(databaseIds: Iterable<number>): Promise<Map<number, Product>>;
}
