/** So many of a scarce thing for one holder. */
export interface StockClaim {
  /**
   * What is scarce: `product:23`, `variation:25`, `coupon:SAVE10`, `sample:{shopperId}`.
   * Never holds a plain e-mail, address or token. At most 200 characters.
   */
  productKey: string;
  /** Whole, 1 or more. */
  quantity: number;
  /** How many there are right now by the shop's own count, reservations not subtracted. */
  available: number;
}

export interface StockShortage {
  productKey: string;
  /** What this holder could still have: `available` less what earlier holders have; never below zero. */
  left: number;
}

export type ReservationResult =
  | {status: 'reserved'}
  /** Nothing is held for this holder now: also what it held before is gone. */
  | {status: 'short'; shortages: StockShortage[]};

/**
 * Keeps two shoppers from being charged for one last unit. The shop holds no stock for a pending order,
 * so checkouts hold it here, for minutes, across all server processes (rules: Quantities and stock).
 */
export interface StockReservations {
  /**
   * Holds all of the claims for `holder` (a checkout, or a part of one) until `ttlMs` from now, or none of them. Atomic per call
   * (one transaction that locks the keys in sorted order, or a lock over the table).
   *
   * Every live row keeps the place in the queue that it got when its holder first held that key; holding
   * again (same holder) replaces quantity and end of its row but keeps its place. A claim is short when
   * `quantity` is more than `available` less the quantities of OTHER holders' live rows with an EARLIER
   * place: whoever came first wins, and a later comer never pushes an earlier one out. Rows of this holder
   * for keys that are no longer claimed are deleted. Expired rows count for nothing and may be deleted.
   * No claims: deletes all rows of the holder and answers `reserved`.
   */
  reserve(holder: string, claims: StockClaim[], ttlMs: number): Promise<ReservationResult>;
  /** Lets go of everything this holder has; also when it holds nothing. */
  release(holder: string): Promise<void>;
}
