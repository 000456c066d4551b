import {LedgerError} from './ledger-error';
import type {OrderAttempts} from './order-attempts';
import type {RateLimits} from './rate-limits';
import type {StockReservations} from './stock-reservations';

const decline = async (): Promise<never> => {
  throw new LedgerError('unauthorised', 'ledger', 'the storefront is not connected');
};

/** Where nothing can be ordered there are no attempts, and none can begin. */
export const createNoOrderAttempts = (): OrderAttempts => ({
  isAbsent: true,
  claim: decline,
  record: async () => false,
  release: async () => false,
  renew: async () => false,
  find: async () => null,
  listUnfinished: async () => [],
});

/** What limits guard declines everybody anyway. */
export const createNoRateLimits = (): RateLimits => ({
  hit: async () => ({isAllowed: true, retryAfterSeconds: 0}),
});

export const createNoReservations = (): StockReservations => ({
  reserve: decline,
  release: async () => {},
});
