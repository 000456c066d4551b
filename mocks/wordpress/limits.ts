import type {TryLimit} from '~adapters/commerce';
import type {LedgerState} from './ledger-state';
import {route} from './rest';

/** Counts one try in each bucket; answers the seconds that each has to wait. */
export const countTries = (state: LedgerState, tries: TryLimit[]): number[] =>
  tries.map(({bucket, limit, windowSeconds}) => {
    const counter = openCounter(state, bucket, windowSeconds);
    counter.hits += 1;
    if (counter.hits <= limit) return 0;
    return Math.max(1, Math.ceil((counter.endsAt - state.now()) / 1000));
  });

/** Whether one of them would be over with another try. */
export const isUsedUp = (state: LedgerState, tries: TryLimit[]): boolean =>
  tries.some(
    ({bucket, limit, windowSeconds}) => openCounter(state, bucket, windowSeconds).hits >= limit,
  );

function openCounter(state: LedgerState, bucket: string, windowSeconds: number) {
  const known = state.counters.get(bucket);
  const isRunning = known !== undefined && known.endsAt > state.now();
  const counter = isRunning ? known : {hits: 0, endsAt: state.now() + windowSeconds * 1000};
  state.counters.set(bucket, counter);
  return counter;
}

export function giveTriesBack({counters}: LedgerState, buckets: string[]): void {
  for (const bucket of buckets) {
    const counter = counters.get(bucket);
    if (counter) counter.hits -= 1;
  }
}

export const limitRoute = (state: LedgerState) =>
  route('post', '/limits', ({fields}) => ({
    waits: countTries(state, fields['tries'] as TryLimit[]),
  }));
