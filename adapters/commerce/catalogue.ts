import type {CatalogueList, ConnectedFacts, ListedProduct, Product} from './product';

/** So many of them `listed` answers at once. */
export const mostListed = 100;

export interface ListReading {
  /** Called when a part of it has come. */
  onProgress: () => void;
  /** Whether visitors have an earlier one meanwhile. */
  hasList: boolean;
}

export interface Catalogue {
  /** The published product of that slug in any letter case; null when there is none or the slug is empty. */
  find(slug: string): Promise<Product | null>;
  /** All published products, in the owner's order. */
  all(reading?: ListReading): Promise<CatalogueList>;
  /** Those of these that lists show, in no order; at most `mostListed`, never from a cache. */
  listed(databaseIds: number[]): Promise<ListedProduct[]>;
  /** Of those behind the storefront's own products (`ConnectedProducts`). As for an order: never older than a minute. */
  connected(): Promise<ConnectedFacts>;
  /** The published ones of these, by their numbers, in one question for each hundred; they may be cached. */
  findByIds(databaseIds: Iterable<number>): Promise<Map<number, Product>>;
  /** The same, never from a cache. */
  findFresh(databaseIds: Iterable<number>): Promise<Map<number, Product>>;
}
