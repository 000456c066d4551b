// A page loads only the sentences it uses: each topic is a module of its own.
export * from './messages/accounts';
export * from './messages/cart';
export * from './messages/catalogue';
export * from './messages/price';
export * from './messages/checkout';
export * from './messages/contact';
export * from './messages/discounts';
export * from './messages/free-sample';
export * from './messages/list';
export * from './messages/offers';
export * from './messages/orders';
export * from './messages/pressed';
export * from './messages/selection';
export * from './messages/tax';
