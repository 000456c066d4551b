export * from './commerce';
export * from './commerce-error';
export * from './coupon';
export * from './money';
export * from './order';
export * from './outcome';
export * from './product';
export * from './connected-products';
