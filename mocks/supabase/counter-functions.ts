import type {LedgerState} from './state';

type Hit = {p_bucket: string; p_limit: number; p_window_seconds: number};

type Claim = {productKey: string; quantity: number; available: number};
type Reserve = {p_attempt_key: string; p_claims: Claim[]; p_ttl_ms: number};

/** The functions of `0005_rate_limits.sql` and `0006_stock_reservations.sql`, over memory. */
export const counterFunctions = {
  hit_rate_limit(state: LedgerState, {p_bucket, p_limit, p_window_seconds}: Hit) {
    const known = state.counters.get(p_bucket);
    const isRunning = known !== undefined && known.endsAt > state.now();
    const counter = isRunning ? known : {hits: 0, endsAt: state.now() + p_window_seconds * 1000};
    counter.hits += 1;
    state.counters.set(p_bucket, counter);
    const isAllowed = counter.hits <= p_limit;
    const leftSeconds = Math.max(1, Math.ceil((counter.endsAt - state.now()) / 1000));
    return {isAllowed, retryAfterSeconds: isAllowed ? 0 : leftSeconds};
  },
  reserve_stock(state: LedgerState, {p_attempt_key, p_claims, p_ttl_ms}: Reserve) {
    const claims = sumByKey(p_claims);
    state.reservations = state.reservations.filter(
      ({holder, productKey, endsAt}) =>
        endsAt > state.now() && (holder !== p_attempt_key || claims.has(productKey)),
    );
    for (const claim of claims.values()) hold(state, p_attempt_key, claim, p_ttl_ms);
    const shortages = [...claims.values()].flatMap((claim) =>
      shortageOf(state, p_attempt_key, claim),
    );
    if (shortages.length === 0) return {status: 'reserved'};
    counterFunctions.release_stock(state, {p_attempt_key});
    return {status: 'short', shortages};
  },
  release_stock(state: LedgerState, {p_attempt_key}: {p_attempt_key: string}) {
    state.reservations = state.reservations.filter((row) => row.holder !== p_attempt_key);
  },
};

function sumByKey(claims: Claim[]): Map<string, Claim> {
  const sums = new Map<string, Claim>();
  for (const claim of claims.toSorted((a, b) => (a.productKey < b.productKey ? -1 : 1))) {
    const known = sums.get(claim.productKey);
    sums.set(claim.productKey, {
      productKey: claim.productKey,
      quantity: claim.quantity + (known?.quantity ?? 0),
      available: Math.min(claim.available, known?.available ?? claim.available),
    });
  }
  return sums;
}

let lastPlace = 0;

function hold(state: LedgerState, holder: string, claim: Claim, ttlMs: number): void {
  const {productKey, quantity} = claim;
  const endsAt = state.now() + ttlMs;
  const held = state.reservations.find(
    (row) => row.holder === holder && row.productKey === productKey,
  );
  if (held) Object.assign(held, {quantity, endsAt});
  else state.reservations.push({place: (lastPlace += 1), holder, productKey, quantity, endsAt});
}

function shortageOf(state: LedgerState, holder: string, claim: Claim) {
  const rows = state.reservations.filter(({productKey}) => productKey === claim.productKey);
  const place = rows.find((row) => row.holder === holder)?.place ?? 0;
  const held = rows.filter((row) => row.place < place).reduce((sum, row) => sum + row.quantity, 0);
  const left = claim.available - held;
  return claim.quantity > left ? [{productKey: claim.productKey, left: Math.max(0, left)}] : [];
}
