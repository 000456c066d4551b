/** Products that pages may show wrongly by now; null: any of them. */
export interface CatalogueChange {
  productIds: number[] | null;
  /** What is left of products and variations, by their numbers, of which nothing else has changed. */
  stock?: Record<string, number> | undefined;
  /** Whether pages, articles, menus or announcements of the owner's changed. */
  hasContent?: boolean;
}

export type ShopMessage =
  | {status: 'changed'; id: string; change: CatalogueChange}
  /** The shop asks which products it shall make for the storefront's own pages. */
  | {status: 'connect'}
  /** It asks what the pages claim. */
  | {status: 'claims'}
  | {status: 'order'; order: OrderEvent}
  /** Genuine, and acted on before. */
  | {status: 'repeated'}
  /** Genuine, but not to be understood. */
  | {status: 'malformed'}
  /** Forged, or so old that it may be a replay. */
  | {status: 'refused'};

/** What became of an order is to be told to the program that ordered it. */
export interface OrderEvent {
  databaseId: number;
  /** One change; each try has the same. */
  event: string;
  /** When it happened, in seconds since 1970. */
  at: number;
  /** The profile of that program. */
  agent: string;
  /** The proof in the order's link. */
  key: string;
}

export interface ShopMessages {
  /** Without the shop's secret no message is believed. */
  hasSecret: boolean;
  /** `signature`: what the message carried beside its body, which must be as it was sent. */
  read(body: string, signature: string | null): Promise<ShopMessage>;
  /** Whether this change is new to the process; from now on its message is a repeated one. */
  accept(id: string): boolean;
  /** Nothing came of it: it is new again. */
  forget(id: string): void;
}

/** A change that the shop noted; its message has the same id. */
export interface NotedChange extends CatalogueChange {
  id: string;
  /** What changed of its products: how many are left, prices (and that), or more; undefined where the shop does not say. */
  kind?: 'stock' | 'price' | 'content' | undefined;
}

export interface ChangesSince {
  /** Where the journal stands now: to be shown next time. */
  mark: string;
  /** Oldest first; null: the mark is too old or another shop's, anything may have changed. */
  changes: NotedChange[] | null;
  /** Where a file says, without asking the shop, `{mark}`: where the journal stands. Null or undefined: nowhere. */
  head?: string | null | undefined;
}

/** What the shop notes of its changes for processes that got no message. */
export interface ChangeJournal {
  /** `head`: as an answer before named it. Without a mark only where the journal stands. Null: the shop stores none. */
  since(mark: string | null, head?: string | null): Promise<ChangesSince | null>;
}
