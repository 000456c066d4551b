export type {RateLimits} from './rate-limits';
export {createProcessRateLimits} from './process-rate-limits';
export {createShopRateLimits} from './shop-rate-limits';
