// A page loads only the sentences it uses: each topic is a module of its own.
export * from './messages/accounts';
export * from './messages/cart';
export * from './messages/catalogue';
export {priceUnavailable} from './labels/prices';
export * from './messages/checkout';
export {contactMessages} from './contact';
export * from './messages/discounts';
export * from './messages/list';
export * from './messages/offers';
export * from './messages/orders';
export * from './messages/pressed';
export * from './messages/selection';
export * from './messages/tax';
