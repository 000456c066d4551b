import {attemptFunctions} from '~mocks/supabase/attempt-functions';
import {counterFunctions} from '~mocks/supabase/counter-functions';
import {refuse, route, type Call} from './rest';
import type {WordPressState} from './state';

type Fields = Call['fields'];
type ArgumentsOf<Name extends keyof typeof attemptFunctions> = Parameters<
  (typeof attemptFunctions)[Name]
>[1];
type CounterArguments<Name extends keyof typeof counterFunctions> = Parameters<
  (typeof counterFunctions)[Name]
>[1];

/** Attempts, limits and holds; they are counted as the accounts database counts them. */
export const ledgerRoutes = (state: WordPressState) => [
  ...attemptRoutes(state),
  route('post', '/ledger/limits/hit', ({fields}) =>
    counterFunctions.hit_rate_limit(state, {
      p_bucket: fields.bucket,
      p_limit: fields.limit,
      p_window_seconds: fields.windowSeconds,
    } as CounterArguments<'hit_rate_limit'>),
  ),
  route('post', '/ledger/holds/reserve', ({fields}) =>
    counterFunctions.reserve_stock(state, {
      p_attempt_key: fields.attemptKey,
      p_claims: fields.claims,
      p_ttl_ms: fields.ttlMs,
    } as CounterArguments<'reserve_stock'>),
  ),
  route('post', '/ledger/holds/release', ({fields}) => {
    counterFunctions.release_stock(state, {p_attempt_key: String(fields.attemptKey)});
    return {};
  }),
];

const attemptRoutes = (state: WordPressState) => [
  route('post', '/ledger/attempts/claim', ({fields}) =>
    attemptFunctions.claim_order_attempt(state, {
      ...toHeld(fields),
      p_body_hash: fields.bodyHash,
    } as ArgumentsOf<'claim_order_attempt'>),
  ),
  route('post', '/ledger/attempts/record', ({fields}) => {
    if (!state.attempts.has(String(fields.key)))
      return refuse('no_attempt', 'There is no such attempt to order.', 404);
    const asked = {...toHeld(fields), p_progress: fields.progress};
    const recorded = asked as ArgumentsOf<'record_order_attempt'>;
    return {isOwner: attemptFunctions.record_order_attempt(state, recorded)};
  }),
  route('post', '/ledger/attempts/release', ({fields}) => ({
    isOwner: attemptFunctions.release_order_attempt(state, toHeld(fields)),
  })),
  route('post', '/ledger/attempts/renew', ({fields}) => ({
    isOwner: attemptFunctions.renew_order_attempt(state, toHeld(fields)),
  })),
  route('get', '/ledger/attempts/one', ({fields}) =>
    attemptFunctions.find_order_attempt(state, toHeld(fields)),
  ),
  route('get', '/ledger/attempts/unfinished', ({fields}) => ({
    attempts: attemptFunctions.list_unfinished_attempts(state, {
      p_since_hours: Number(fields.sinceHours ?? 72),
      p_limit: Number(fields.limit ?? 200),
    }),
  })),
];

const toHeld = ({key, lease, leaseMs}: Fields) => ({
  p_key: String(key),
  p_lease: typeof lease === 'string' ? lease : '',
  p_lease_ms: Number(leaseMs),
});
