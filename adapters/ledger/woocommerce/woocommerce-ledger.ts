import {
  PluginError,
  type PluginClient,
  type PluginRequest,
} from '~adapters/woocommerce/plugin-client';
import {LedgerError} from '../ledger-error';
import type {AttemptClaim, OrderAttempt, OrderAttempts} from '../order-attempts';
import type {RateLimits} from '../rate-limits';
import type {ReservationResult, StockReservations} from '../stock-reservations';

async function requestLedger<Body>(
  plugin: PluginClient,
  operation: string,
  {path, ...request}: PluginRequest,
): Promise<Body> {
  try {
    const answer = await plugin.send<Body>(operation, {...request, path: `/ledger${path}`});
    if (answer.ok) return answer.body;
    throw new LedgerError('http', operation, `status ${answer.status}, code ${answer.code}`);
  } catch (error) {
    throw error instanceof PluginError ? toLedgerError(operation, error) : error;
  }
}

function toLedgerError(operation: string, {kind, status}: PluginError): LedgerError {
  const known = kind === 'timeout' || kind === 'unauthorised' ? kind : 'http';
  return new LedgerError(known, operation, `${kind}, status ${status ?? 'none'}`);
}

type Owned = {isOwner: boolean};

/** Attempts to order, in a table of the shop's own database: where its orders are, too. */
export function createShopOrderAttempts(plugin: PluginClient): OrderAttempts {
  const post = <Body>(operation: string, body: object) => {
    const request = {method: 'POST', path: `/attempts/${operation}`, body} as const;
    return requestLedger<Body>(plugin, `orderAttempts.${operation}`, request);
  };
  const get = <Body>(operation: string, path: string, query: Record<string, string | number>) =>
    requestLedger<Body>(plugin, `orderAttempts.${operation}`, {
      method: 'GET',
      path: `/attempts/${path}`,
      query,
    });
  return {
    claim: (key, bodyHash, leaseMs) => post<AttemptClaim>('claim', {key, bodyHash, leaseMs}),
    record: async (key, lease, progress) =>
      (await post<Owned>('record', {key, lease, progress})).isOwner,
    release: async (key, lease) => (await post<Owned>('release', {key, lease})).isOwner,
    renew: async (key, lease, leaseMs) =>
      (await post<Owned>('renew', {key, lease, leaseMs})).isOwner,
    find: (key) => get<OrderAttempt | null>('find', 'one', {key}),
    async listUnfinished(range) {
      type Listed = {attempts: OrderAttempt[]};
      return (await get<Listed>('listUnfinished', 'unfinished', range)).attempts;
    },
  };
}

/** Counters in the shop's database, the same for all server processes. */
export function createShopRateLimits(plugin: PluginClient): RateLimits {
  return {
    hit: (bucket, limit, windowSeconds) =>
      requestLedger(plugin, 'rateLimits.hit', {
        method: 'POST',
        path: '/limits/hit',
        body: {bucket, limit, windowSeconds},
      }),
  };
}

/** Scarce things held where the shop's own checkout sees them, and sees those of the shop's own checkout. */
export function createShopReservations(plugin: PluginClient): StockReservations {
  return {
    reserve: (attemptKey, claims, ttlMs) =>
      requestLedger<ReservationResult>(plugin, 'stockReservations.reserve', {
        method: 'POST',
        path: '/holds/reserve',
        body: {attemptKey, claims, ttlMs},
      }),
    async release(attemptKey) {
      const request = {method: 'POST', path: '/holds/release', body: {attemptKey}} as const;
      await requestLedger(plugin, 'stockReservations.release', request);
    },
  };
}
