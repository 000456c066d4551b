/**
 * How far an attempt to order has come. `claimed`: nothing sent yet that matters; `created`: the shop
 * has the pending order; `charged`: money was taken; `finished`: the answer stands and is repeated.
 */
type AttemptStep = 'claimed' | 'created' | 'charged' | 'finished';

export interface OrderAttempt {
  /** The key that the browser made for its checkout. */
  key: string;
  step: AttemptStep;
  orderId: number | null;
  chargeId: string | null;
  /** The answer given to the shopper, without card data; only when `finished`. */
  answer: Record<string, unknown> | null;
  /** ISO 8601. */
  createdAt: string;
  updatedAt: string;
}

/** What a step has made; what is not named stays as it is. */
interface AttemptProgress {
  step?: AttemptStep;
  orderId?: number | null;
  chargeId?: string | null;
  answer?: Record<string, unknown> | null;
  /** The body that the attempt is for from now on, once the order of an earlier one is settled. */
  bodyHash?: string;
}

export type AttemptClaim =
  /**
   * This caller alone works on the attempt until its lease ends; a taken-over attempt has its last step.
   * `isOtherBody`: it was last worked on for another cart or address, whose order is to be settled first.
   */
  | {status: 'yours'; attempt: OrderAttempt; lease: string; isOtherBody: boolean}
  /** Somebody else is working on it right now, whatever the body. */
  | {status: 'busy'}
  /** It is finished: repeat the answer, to the same body only. */
  | {status: 'finished'; attempt: OrderAttempt; isOtherBody: boolean};

/** Names nobody: whoever mends an attempt that no live lease stands for (a webhook, the reconciler). */
export const noLease = '';

/**
 * Remembers attempts to order, durably and atomically: one checkout, one order (rules: Orders exactly once).
 * Every claim gives a lease of its own. Who shows a lease that is no longer the attempt's changes nothing and
 * gets `false`; a lease that ran out stays its owner's until somebody else claims.
 */
export interface OrderAttempts {
  /** Nothing is connected that could remember. */
  isAbsent?: true;
  /**
   * The body of an attempt that nothing came of (`claimed`, no order) is replaced by the new one; otherwise
   * the earlier body stays until its order is settled and recorded away.
   */
  claim(checkoutKey: string, bodyHash: string, leaseMs: number): Promise<AttemptClaim>;
  /** Whether the attempt was still the caller's. A finished attempt is never changed; `finished` ends the lease. */
  record(checkoutKey: string, lease: string, progress: AttemptProgress): Promise<boolean>;
  /** Ends the lease after a refusal so that the shopper may correct and try again. */
  release(checkoutKey: string, lease: string): Promise<boolean>;
  /** Holds the attempt for so long from now; false when it is somebody else's or finished. */
  renew(checkoutKey: string, lease: string, leaseMs: number): Promise<boolean>;
  find(checkoutKey: string): Promise<OrderAttempt | null>;
  /** Not finished, nobody at work on them, begun in the last hours; oldest first. */
  listUnfinished(range: {sinceHours: number; limit: number}): Promise<OrderAttempt[]>;
}
