export * from './accounts';
export * from './accounts-error';
export * from './order-attempts';
export * from './rate-limits';
export * from './stock-reservations';
