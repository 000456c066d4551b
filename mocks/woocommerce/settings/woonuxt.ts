import {toAmount} from '~adapters/commerce/money';
import {toText} from '../amounts';
import {filterProducts, pricesOf} from '../product-filters';
import type {Visitor} from '../visitor';

/** What the plugin Settings for WooNuxt says where its owner has set nothing; prices are the shop's. */
export function answerWooNuxtSettings(_: unknown, {shop}: Visitor) {
  const visible = filterProducts(shop, {status: 'publish', visibility: 'VISIBLE'});
  const highest = Math.max(0, ...visible.flatMap(pricesOf));
  return {
    primary_color: '#7F54B2',
    logo: '',
    frontEndUrl: '',
    productsPerPage: 24,
    maxPrice: Math.ceil(toAmount(highest, shop.currency)),
    global_attributes: [],
    publicIntrospectionEnabled: shop.isPublicIntrospection ? 'on' : 'off',
    stripeSettings: {enabled: 'no', testmode: 'no', test_publishable_key: '', publishable_key: ''},
    wooNuxtSEO: [],
    currencyCode: shop.currency.code,
    currencySymbol: toText(0, shop).replace(/[\d.]+$/, ''),
  };
}
