export * from './demo-accounts';
export * from './handlers';
export * from './state';
