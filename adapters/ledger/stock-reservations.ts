/** So many of a scarce thing for one attempt to order. */
export interface StockClaim {
  /**
   * What is scarce: `product:23`, `variation:25`, `coupon:SAVE10`, `sample:{shopperId}`.
   * Never holds a plain e-mail or token. At most 200 characters.
   */
  productKey: string;
  /** Whole, 1 or more. */
  quantity: number;
  /** How many there are right now by the shop's own count, reservations not subtracted. */
  available: number;
}

export interface StockShortage {
  productKey: string;
  /** What this attempt could still have: `available` less what earlier attempts hold; never below zero. */
  left: number;
}

export type ReservationResult =
  | {status: 'reserved'}
  /** Nothing is held for this attempt now: also what it held before is gone. */
  | {status: 'short'; shortages: StockShortage[]};

/**
 * Keeps two shoppers from being charged for one last unit. The shop holds no stock for a pending order,
 * so attempts hold it here, for minutes, across all server processes (rules: Quantities and stock).
 */
export interface StockReservations {
  /**
   * Holds all of the claims for `attemptKey` until `ttlMs` from now, or none of them. Atomic per call
   * (one transaction that locks the keys in sorted order, or a lock over the table).
   *
   * Every live row keeps the place in the queue that it got when its attempt first held that key; holding
   * again (same attempt) replaces quantity and end of its row but keeps its place. A claim is short when
   * `quantity` is more than `available` less the quantities of OTHER attempts' live rows with an EARLIER
   * place: whoever came first wins, and a later comer never pushes an earlier one out. Rows of this attempt
   * for keys that are no longer claimed are deleted. Expired rows count for nothing and may be deleted.
   * No claims: deletes all rows of the attempt and answers `reserved`.
   */
  reserve(attemptKey: string, claims: StockClaim[], ttlMs: number): Promise<ReservationResult>;
  /** Lets go of everything this attempt holds; also when it holds nothing. */
  release(attemptKey: string): Promise<void>;
}
