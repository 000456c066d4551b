export {asFetch} from './as-fetch';
export * from './request-service';
export {CircuitBreaker} from './circuit-breaker';
export {readWithin} from './read-within';
