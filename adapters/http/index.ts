export {CircuitBreaker} from './circuit-breaker';
export * from './read-body';
export * from './request-service';
