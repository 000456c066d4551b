import type {AttemptClaim, OrderAttempt, OrderAttempts} from '../order-attempts';
import type {RateLimits} from '../rate-limits';
import type {StockReservations} from '../stock-reservations';
import {restClient} from '~adapters/supabase/rest-client';
import type {Line} from '~adapters/http';
import {LedgerError} from '../ledger-error';

export interface SupabaseLedgerOptions extends Line {
  url: string;
  /** The service-role key: it passes every row policy, so it stays on the server. */
  serviceKey: string;
}

function serviceClient({serviceKey, ...line}: SupabaseLedgerOptions) {
  return restClient({...line, apiKey: serviceKey}, serviceKey);
}

interface Answer {
  data: unknown;
  error: {code: string} | null;
  status: number;
}

function kindOf(status: number) {
  if (status === 401 || status === 403) return 'unauthorised';
  return status === 408 ? 'timeout' : 'http';
}

async function answerOf<Value>(operation: string, call: PromiseLike<Answer>): Promise<Value> {
  const {data, error, status} = await call;
  if (error)
    throw new LedgerError(kindOf(status), operation, `status ${status}, code ${error.code}`);
  return data as Value;
}

/** Attempts to order, kept in the accounts database: one row per key, claimed under its row lock. */
export function createOrderAttempts(options: SupabaseLedgerOptions): OrderAttempts {
  return {
    claim: (checkoutKey, bodyHash, leaseMs) =>
      answerOf<AttemptClaim>(
        'orderAttempts.claim',
        serviceClient(options).rpc('claim_order_attempt', {
          p_key: checkoutKey,
          p_body_hash: bodyHash,
          p_lease_ms: leaseMs,
        }),
      ),
    record: (checkoutKey, lease, progress) =>
      answerOf<boolean>(
        'orderAttempts.record',
        serviceClient(options).rpc('record_order_attempt', {
          p_key: checkoutKey,
          p_lease: lease,
          p_progress: progress,
        }),
      ),
    release: (checkoutKey, lease) =>
      answerOf<boolean>(
        'orderAttempts.release',
        serviceClient(options).rpc('release_order_attempt', {p_key: checkoutKey, p_lease: lease}),
      ),
    renew: (checkoutKey, lease, leaseMs) =>
      answerOf<boolean>(
        'orderAttempts.renew',
        serviceClient(options).rpc('renew_order_attempt', {
          p_key: checkoutKey,
          p_lease: lease,
          p_lease_ms: leaseMs,
        }),
      ),
    find: (checkoutKey) =>
      answerOf<OrderAttempt | null>(
        'orderAttempts.find',
        serviceClient(options).rpc('find_order_attempt', {p_key: checkoutKey}),
      ),
    listUnfinished: ({sinceHours, limit}) =>
      answerOf<OrderAttempt[]>(
        'orderAttempts.listUnfinished',
        serviceClient(options).rpc('list_unfinished_attempts', {
          p_since_hours: sinceHours,
          p_limit: limit,
        }),
      ),
  };
}

/** Counters in the accounts database, the same for all server processes. */
export function createRateLimits(options: SupabaseLedgerOptions): RateLimits {
  return {
    hit: (bucket, limit, windowSeconds) =>
      answerOf(
        'rateLimits.hit',
        serviceClient(options).rpc('hit_rate_limit', {
          p_bucket: bucket,
          p_limit: limit,
          p_window_seconds: windowSeconds,
        }),
      ),
  };
}

/** Scarce things held for attempts to order, under locks of the accounts database. */
export function createStockReservations(options: SupabaseLedgerOptions): StockReservations {
  return {
    reserve: (holder, claims, ttlMs) =>
      answerOf(
        'stockReservations.reserve',
        serviceClient(options).rpc('reserve_stock', {
          p_attempt_key: holder,
          p_claims: claims,
          p_ttl_ms: ttlMs,
        }),
      ),
    release: (holder) =>
      answerOf(
        'stockReservations.release',
        serviceClient(options).rpc('release_stock', {p_attempt_key: holder}),
      ),
  };
}
