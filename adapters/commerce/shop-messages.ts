/** Products that pages may show wrongly by now; null: any of them. */
export interface CatalogueChange {
  productIds: number[] | null;
}

export type ShopMessage =
  | {status: 'changed'; id: string; change: CatalogueChange}
  /** The shop asks which products it shall make for the storefront's own pages. */
  | {status: 'connect'}
  /** Genuine, and acted on before. */
  | {status: 'repeated'}
  /** Genuine, but not to be understood. */
  | {status: 'malformed'}
  /** Forged, or so old that it may be a replay. */
  | {status: 'refused'};

/** The messages that the shop sends. */
export interface ShopMessages {
  /** `signature`: what the message carried beside its body, which must be as it was sent. */
  read(body: string, signature: string | null): Promise<ShopMessage>;
  /** Whether this change is new to the process; from now on its message is a repeated one. */
  accept(id: string): boolean;
  /** Nothing came of it: it is new again. */
  forget(id: string): void;
}
