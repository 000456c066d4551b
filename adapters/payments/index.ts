export * from './payment-error';
export * from './payment-gateway';
