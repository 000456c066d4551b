/** What became of a checkout's key. */
export interface StoredAttempt {
  orderId: number;
  /** Buckets of tries that a paid order gives back. */
  tries: string[];
  isDone: boolean;
  /** Money of its cancelled order is to be given back. */
  owesMoney?: boolean;
  /** Milliseconds since 1970. */
  createdAt: number;
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
  /** By checkout key. */
  attempts: Map<string, StoredAttempt>;
  counters: Map<string, {hits: number; endsAt: number}>;
  reservations: StoredReservation[];
}

export const emptyLedger = (): Omit<LedgerState, 'now'> => ({
  attempts: new Map(),
  counters: new Map(),
  reservations: [],
});
