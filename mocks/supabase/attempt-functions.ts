import type {StoredAttempt, SupabaseState} from './state';

const toJson = ({key, step, orderId, chargeId, answer}: StoredAttempt) => ({
  key,
  step,
  orderId,
  chargeId,
  answer,
});

type Claim = {p_key: string; p_body_hash: string; p_lease_ms: number};

/** The functions of `0004_order_attempts.sql`, over memory. */
export const attemptFunctions = {
  claim_order_attempt(state: SupabaseState, {p_key, p_body_hash, p_lease_ms}: Claim) {
    const attempt = state.attempts.get(p_key) ?? addAttempt(state, p_key, p_body_hash);
    if (attempt.bodyHash !== null && attempt.bodyHash !== p_body_hash) return {status: 'conflict'};
    if (attempt.step === 'finished') return {status: 'finished', attempt: toJson(attempt)};
    if (attempt.leaseUntil > state.now()) return {status: 'busy'};
    attempt.bodyHash = p_body_hash;
    attempt.leaseUntil = state.now() + p_lease_ms;
    return {status: 'yours', attempt: toJson(attempt)};
  },
  record_order_attempt(
    state: SupabaseState,
    {p_key, p_progress}: {p_key: string; p_progress: Partial<StoredAttempt>},
  ) {
    const attempt = state.attempts.get(p_key);
    if (!attempt) throw new Error('There is no such attempt to order');
    if (attempt.step === 'finished') return;
    Object.assign(attempt, p_progress);
    if (attempt.step === 'finished') attempt.leaseUntil = 0;
  },
  release_order_attempt(state: SupabaseState, {p_key}: {p_key: string}) {
    const attempt = state.attempts.get(p_key);
    if (attempt && attempt.step !== 'finished') {
      Object.assign(attempt, {leaseUntil: 0, bodyHash: null});
    }
  },
  find_order_attempt(state: SupabaseState, {p_key}: {p_key: string}) {
    const attempt = state.attempts.get(p_key);
    return attempt ? toJson(attempt) : null;
  },
};

function addAttempt(state: SupabaseState, key: string, bodyHash: string): StoredAttempt {
  const attempt: StoredAttempt = {
    key,
    bodyHash,
    leaseUntil: 0,
    step: 'claimed',
    orderId: null,
    chargeId: null,
    answer: null,
  };
  state.attempts.set(key, attempt);
  return attempt;
}
