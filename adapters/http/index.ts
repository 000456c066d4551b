export {asFetch} from './as-fetch';
export * from './ask-service';
export {Breaker} from './breaker';
export {lookAgain} from './look-again';
export {readWithin} from './read-within';
