/**
 * How far an attempt to order has come. `claimed`: nothing sent yet that matters; `created`: the shop
 * has the pending order; `charged`: money was taken; `finished`: the answer stands and is repeated.
 */
export type AttemptStep = 'claimed' | 'created' | 'charged' | 'finished';

export interface OrderAttempt {
  step: AttemptStep;
  orderId: number | null;
  chargeId: string | null;
  /** The answer given to the shopper, without card data; only when `finished`. */
  answer: Record<string, unknown> | null;
}

export type AttemptClaim =
  /** This caller alone works on the attempt until its lease ends; a taken-over attempt tells its last step. */
  | {status: 'yours'; attempt: OrderAttempt}
  /** Somebody else is working on it right now. */
  | {status: 'busy'}
  /** It is finished: repeat the answer. */
  | {status: 'finished'; attempt: OrderAttempt}
  /** The checkout was used with another body. */
  | {status: 'conflict'};

/**
 * Remembers attempts to order, durably and atomically: one checkout, one order (rules: Orders exactly once).
 * `checkoutKey` is the key that the browser made for its checkout.
 */
export interface OrderAttempts {
  claim(checkoutKey: string, bodyHash: string, leaseMs: number): Promise<AttemptClaim>;
  record(checkoutKey: string, progress: Partial<OrderAttempt>): Promise<void>;
  /** Ends the lease after a refusal so that the shopper may correct and try again with a new body. */
  release(checkoutKey: string): Promise<void>;
  find(checkoutKey: string): Promise<OrderAttempt | null>;
}
