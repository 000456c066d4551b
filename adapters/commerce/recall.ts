export const recallOffers = ['refund', 'replacement'] as const;

/** A lot that nobody should use (rules: What must come back). */
export interface Recall {
  lot: string;
  /** Why, and what to do; plain text. */
  reason: string;
  offer: (typeof recallOffers)[number];
  /** ISO 8601. */
  recalledAt: string;
}

/** From which lot a line of an order was sent. */
export interface SentLot {
  /** Its place among the order's lines. */
  line: number;
  lot: string;
  /** A day: `2027-05-31`; null where none is known. */
  bestBefore: string | null;
  units: number;
}
