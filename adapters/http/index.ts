export {asFetch} from './as-fetch';
export * from './request-service';
export {Breaker} from './breaker';
export {readWithin} from './read-within';
