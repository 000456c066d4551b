export * from './accounts';
export * from './accounts-error';
