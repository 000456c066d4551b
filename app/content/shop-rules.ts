import {hasOffers} from '~adapters/commerce/price-facts';

/** One text where the storefront's offers count, another by the shop's own rules (rules: Whose rules). */
export const byRules = <Text>(ofStorefront: Text, ofShop: Text): Text =>
  hasOffers() ? ofStorefront : ofShop;

/** In the place of the storefront's own numbers. */
export const shippingByShop =
  'What shipping costs depends on where your order goes and what is in it: the checkout shows every way of sending it with its price, before you pay.';
