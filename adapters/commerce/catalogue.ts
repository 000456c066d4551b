import type {CatalogueList, ConnectedFacts, ListedProduct, Product} from './product';

/** So many of them `listed` answers at once. */
export const mostListed = 100;

/** What a shop sells. Only its lists may answer partly, and then say so in `problem`. */
export interface Catalogue {
  /** The published product of that slug in any letter case; null when there is none or the slug is empty. */
  find(slug: string): Promise<Product | null>;
  /** All published products, in the owner's order; of a large catalogue, what has arrived is reported meanwhile. */
  all(onArrival?: (soFar: () => CatalogueList) => void): Promise<CatalogueList>;
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
