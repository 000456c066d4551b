import type {LedgerState} from './ledger-state';

/** So many of a scarce thing, of so many that there are. */
export interface Claim {
  productKey: string;
  quantity: number;
  available: number;
}

/** Holds all of the claims for an attempt, or none: then it answers what there is too little of. */
export function reserveStock(
  state: LedgerState,
  given: {attemptKey: string; claims: Claim[]; ttlMs: number},
): {productKey: string; left: number}[] {
  const {attemptKey, ttlMs} = given;
  const claims = sumByKey(given.claims);
  state.reservations = state.reservations.filter(
    ({holder, productKey, endsAt}) =>
      endsAt > state.now() && (holder !== attemptKey || claims.has(productKey)),
  );
  for (const claim of claims.values()) hold(state, attemptKey, claim, ttlMs);
  const shortages = [...claims.values()].flatMap((claim) => shortageOf(state, attemptKey, claim));
  if (shortages.length > 0) releaseStock(state, attemptKey);
  return shortages;
}

export function releaseStock(state: LedgerState, attemptKey: string): void {
  state.reservations = state.reservations.filter(({holder}) => holder !== attemptKey);
}

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
