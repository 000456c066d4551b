import type {TryLimit} from '~adapters/commerce';

/** Counts tries per bucket. */
export interface RateLimits {
  /** Counts one try in each bucket; answers how many seconds each has to wait, 0 where it is allowed. */
  count(limits: TryLimit[]): Promise<number[]>;
}
