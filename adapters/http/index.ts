export {asFetch} from './as-fetch';
export * from './ask-service';
export {Breaker} from './breaker';
export {lookAgain, lookAgainMs} from './look-again';
export {readWithin} from './read-within';
