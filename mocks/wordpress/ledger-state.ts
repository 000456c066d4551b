export interface StoredAttempt {
  bodyHash: string | null;
  lease: string | null;
  leaseUntil: number;
  key: string;
  step: string;
  orderId: number | null;
  chargeId: string | null;
  answer: Record<string, unknown> | null;
  /** Milliseconds since 1970. */
  createdAt: number;
  updatedAt: number;
}

interface StoredReservation {
  place: number;
  holder: string;
  productKey: string;
  quantity: number;
  endsAt: number;
}

/** What is counted once. */
export interface LedgerState {
  now: () => number;
  attempts: Map<string, StoredAttempt>;
  counters: Map<string, {hits: number; endsAt: number}>;
  reservations: StoredReservation[];
}

export const emptyLedger = (): Omit<LedgerState, 'now'> => ({
  attempts: new Map(),
  counters: new Map(),
  reservations: [],
});
