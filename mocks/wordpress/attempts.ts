import type {LedgerState, StoredAttempt} from './ledger-state';

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

type Held = {key: string; lease: string};

const isUntouched = ({step, orderId}: StoredAttempt) => step === 'claimed' && orderId === null;

export function claimAttempt(
  state: LedgerState,
  {key, bodyHash, leaseMs}: {key: string; bodyHash: string; leaseMs: number},
) {
  const attempt = state.attempts.get(key) ?? addAttempt(state, key, bodyHash);
  const isOtherBody = attempt.bodyHash !== null && attempt.bodyHash !== bodyHash;
  if (attempt.step === 'finished')
    return {status: 'finished', attempt: toJson(attempt), isOtherBody};
  if (attempt.leaseUntil > state.now()) return {status: 'busy'};
  if (!isOtherBody || isUntouched(attempt)) attempt.bodyHash = bodyHash;
  const lease = crypto.randomUUID();
  change(state, attempt, {lease, leaseUntil: state.now() + leaseMs});
  return {status: 'yours', lease, attempt: toJson(attempt), isOtherBody};
}

/** Whether it was the caller's to write; null when nobody claimed such an attempt. */
export function recordAttempt(
  state: LedgerState,
  {key, lease, progress}: Held & {progress: Partial<StoredAttempt>},
): boolean | null {
  const attempt = state.attempts.get(key);
  if (!attempt) return null;
  if (attempt.step === 'finished') return attempt.lease === lease;
  const mayWrite = lease === '' ? attempt.leaseUntil <= state.now() : attempt.lease === lease;
  if (!mayWrite) return false;
  const {step, orderId, chargeId, answer, bodyHash} = {...attempt, ...progress};
  change(state, attempt, {step, orderId, chargeId, answer, bodyHash, lease});
  if (attempt.step === 'finished') attempt.leaseUntil = 0;
  return true;
}

export function releaseAttempt(state: LedgerState, held: Held): boolean {
  const attempt = findHeld(state, held);
  if (!attempt) return false;
  const bodyHash = isUntouched(attempt) ? null : attempt.bodyHash;
  return change(state, attempt, {lease: null, leaseUntil: 0, bodyHash});
}

export function renewAttempt(
  state: LedgerState,
  {leaseMs, ...held}: Held & {leaseMs: number},
): boolean {
  const attempt = findHeld(state, held);
  return attempt !== null && change(state, attempt, {leaseUntil: state.now() + leaseMs});
}

export function findAttempt(state: LedgerState, key: string) {
  const attempt = state.attempts.get(key);
  return attempt ? toJson(attempt) : null;
}

export function listUnfinishedAttempts(state: LedgerState, sinceHours: number, limit: number) {
  const since = state.now() - sinceHours * 3_600_000;
  return [...state.attempts.values()]
    .filter(({step, createdAt}) => step !== 'finished' && createdAt >= since)
    .filter(({leaseUntil}) => leaseUntil <= state.now())
    .toSorted((a, b) => a.createdAt - b.createdAt)
    .slice(0, limit)
    .map(toJson);
}

function findHeld(state: LedgerState, {key, lease}: Held): StoredAttempt | null {
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
