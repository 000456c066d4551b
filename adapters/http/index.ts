export {asFetch} from './as-fetch';
export * from './ask-service';
export {Breaker} from './breaker';
export {readWithin} from './read-within';
