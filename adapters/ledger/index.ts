export * from './ledger-error';
export * from './order-attempts';
export * from './rate-limits';
export * from './stock-reservations';
