export {asFetch} from './as-fetch';
export {parseJson} from './parse-json';
export * from './request-service';
export {CircuitBreaker} from './circuit-breaker';
export {readWithin} from './read-within';
