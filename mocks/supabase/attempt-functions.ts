import type {StoredAttempt, LedgerState} from './state';

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

const toJson = ({key, step, orderId, chargeId, answer, createdAt, updatedAt}: StoredAttempt) => ({
  key,
  step,
  orderId,
  chargeId,
  answer,
  createdAt: iso(createdAt),
  updatedAt: iso(updatedAt),
});

type Claim = {p_key: string; p_body_hash: string; p_lease_ms: number};
type Held = {p_key: string; p_lease: string};

const isUntouched = ({step, orderId}: StoredAttempt) => step === 'claimed' && orderId === null;

/** The functions of `0008_attempt_leases.sql`, over memory. */
export const attemptFunctions = {
  claim_order_attempt(state: LedgerState, {p_key, p_body_hash, p_lease_ms}: Claim) {
    const attempt = state.attempts.get(p_key) ?? addAttempt(state, p_key, p_body_hash);
    const isOtherBody = attempt.bodyHash !== null && attempt.bodyHash !== p_body_hash;
    if (attempt.step === 'finished')
      return {status: 'finished', attempt: toJson(attempt), isOtherBody};
    if (attempt.leaseUntil > state.now()) return {status: 'busy'};
    if (!isOtherBody || isUntouched(attempt)) attempt.bodyHash = p_body_hash;
    const lease = crypto.randomUUID();
    change(state, attempt, {lease, leaseUntil: state.now() + p_lease_ms});
    return {status: 'yours', lease, attempt: toJson(attempt), isOtherBody};
  },
  record_order_attempt(
    state: LedgerState,
    {p_key, p_lease, p_progress}: Held & {p_progress: Partial<StoredAttempt>},
  ) {
    const attempt = state.attempts.get(p_key);
    if (!attempt) throw new Error('There is no such attempt to order');
    if (attempt.step === 'finished') return attempt.lease === p_lease;
    const mayWrite = p_lease === '' ? attempt.leaseUntil <= state.now() : attempt.lease === p_lease;
    if (!mayWrite) return false;
    const {step, orderId, chargeId, answer, bodyHash} = {...attempt, ...p_progress};
    change(state, attempt, {step, orderId, chargeId, answer, bodyHash, lease: p_lease});
    if (attempt.step === 'finished') attempt.leaseUntil = 0;
    return true;
  },
  release_order_attempt(state: LedgerState, {p_key, p_lease}: Held) {
    const attempt = findHeld(state, p_key, p_lease);
    if (!attempt) return false;
    const bodyHash = isUntouched(attempt) ? null : attempt.bodyHash;
    return change(state, attempt, {lease: null, leaseUntil: 0, bodyHash});
  },
  renew_order_attempt(
    state: LedgerState,
    {p_key, p_lease, p_lease_ms}: Held & {p_lease_ms: number},
  ) {
    const attempt = findHeld(state, p_key, p_lease);
    return attempt !== null && change(state, attempt, {leaseUntil: state.now() + p_lease_ms});
  },
  find_order_attempt(state: LedgerState, {p_key}: {p_key: string}) {
    const attempt = state.attempts.get(p_key);
    return attempt ? toJson(attempt) : null;
  },
  list_unfinished_attempts(
    state: LedgerState,
    {p_since_hours, p_limit}: {p_since_hours: number; p_limit: number},
  ) {
    const since = state.now() - p_since_hours * 3_600_000;
    return [...state.attempts.values()]
      .filter(({step, createdAt}) => step !== 'finished' && createdAt >= since)
      .filter(({leaseUntil}) => leaseUntil <= state.now())
      .toSorted((a, b) => a.createdAt - b.createdAt)
      .slice(0, p_limit)
      .map(toJson);
  },
};

function findHeld(state: LedgerState, key: string, lease: string): StoredAttempt | null {
  const attempt = state.attempts.get(key);
  const isHeld = attempt && attempt.step !== 'finished' && attempt.lease === lease;
  return isHeld ? attempt : null;
}

function change(state: LedgerState, attempt: StoredAttempt, changes: Partial<StoredAttempt>): true {
  Object.assign(attempt, changes, {updatedAt: state.now()});
  return true;
}

function addAttempt(state: LedgerState, key: string, bodyHash: string): StoredAttempt {
  const attempt: StoredAttempt = {
    key,
    bodyHash,
    lease: null,
    leaseUntil: 0,
    step: 'claimed',
    orderId: null,
    chargeId: null,
    answer: null,
    createdAt: state.now(),
    updatedAt: state.now(),
  };
  state.attempts.set(key, attempt);
  return attempt;
}
