import type {ShopCountries} from '~adapters/commerce/price-facts';
import {describeField} from '~mocks/woocommerce/additional-fields';
import {shopPlugins} from '~mocks/woocommerce/plugins';
import {rulesOf} from '~mocks/woocommerce/shop';
import type {WordPressState} from './state';

const iso = (time: number) => `${new Date(time).toISOString().slice(0, 19)}Z`;

/** To WooCommerce the territories of the United States are countries. */
const withTerritories = (codes: readonly string[]) =>
  codes.flatMap((code) => (code === 'US' ? ['AS', 'GU', 'MP', 'PR', 'US', 'VI'] : code));

const toWooCountries = ({base, selling, shipping}: ShopCountries) => ({
  base,
  selling: withTerritories(selling),
  shipping: withTerritories(shipping),
});

/** A shop that is set up as it should be: what the real plugin reports of it. */
export const goodFacts = ({storefrontUrl, now, shop}: WordPressState, origin: string) => ({
  plugin: {version: '2.6.0', contract: 4},
  wordpress: '6.9.4',
  woocommerce: '10.4.3',
  wpgraphql: '2.23.1',
  woographql: '1.0.2',
  php: '8.2.36',
  permalinks: '/%postname%/',
  storefrontUrl,
  webhook: {isSet: true, lastStatus: 200, lastAt: iso(now())},
  time: iso(now()),
  user: {
    login: 'shop-manager',
    roles: ['bellyful_storefront'],
    canEditOrders: true,
    canReadCoupons: true,
  },
  graphql: {
    url: `${origin}/graphql`,
    isPublicIntrospection: shop.isPublicIntrospection,
    isDebug: false,
  },
  currency: shop.currency.code,
  decimals: shop.currency.decimals,
  pricesIncludeTax: false,
  amountForm: null,
  rules: rulesOf(shop),
  offersCurrency: shop.offersCurrency,
  endedClaims: shop.claims.ended,
  lawsOff: shop.lawsOff,
  withdrawsItself: '',
  answersFor: shop.answersFor,
  timeZone: shop.timeZone,
  taxDisplay: {shop: 'excl', cart: 'excl'},
  priceSuffix: shop.priceSuffix,
  shippingZones: {
    zones: shop.zones.length,
    methods: shop.zones.flatMap(({methods}) => methods).length,
  },
  countries: toWooCountries(shop.countries),
  quotesAlways: shop.plugins !== shopPlugins.none,
  handsOver: shop.handsOver,
  heardHooks: {},
  silentHooks: {},
  leftOut: shop.plugins.leftOut,
  comingSoon: false,
  additionalFields: shop.additionalFields.map(describeField),
  gateways: shop.paymentMethods,
  payPage: `${origin}/checkout/order-pay/`,
  hpos: true,
  unsoldTypes: shop.products.some(({type}) => type === 'unsupported')
    ? [{type: 'subscription', label: 'Simple subscription', count: 1}]
    : [],
  outbox: {failed: 0, since: null, reason: null},
});

/** Products that are sent whose labels say nothing of allergens. */
export function unlabeledOf({products}: WordPressState['shop']) {
  const names = products
    .filter(({status, isVirtual, type}) => status === 'publish' && !isVirtual && !type)
    .filter(({meta}) => !meta.some(({key}) => key === '_bellyful_allergens'))
    .map(({name}) => name)
    .sort();
  return {count: names.length, names: names.slice(0, 5)};
}

const toList = (names: readonly string[]) => ({count: names.length, names: names.slice(0, 5)});

/** What Spanish pages show in English. */
export function untranslatedOf({products, categories, content}: WordPressState['shop']) {
  const shown = products.filter(({status}) => status === 'publish');
  const names = shown
    .filter(({meta}) => !meta.some(({key}) => key === '_bellyful_es'))
    .map(({name}) => name);
  const words = [
    ...categories.map(({name}) => name),
    ...shown.flatMap(({attributes}) =>
      attributes.flatMap(({label, options}) => [label, ...options.map(({name}) => name)]),
    ),
  ].filter((word) => /\p{L}{2}/u.test(word) && !(word in content.words));
  const nothing = toList([]);
  const spanish = {
    isBegun: names.length < shown.length,
    hasPack: true,
    lists: {
      products: toList(names),
      texts: nothing,
      words: toList([...new Set(words)].sort()),
      pages: nothing,
      recipes: nothing,
      announcements: nothing,
    },
  };
  return {es: spanish};
}

/** WordPress’ list of its interfaces, as visitors read it. */
export const restIndex = (origin: string) => ({
  url: origin,
  namespaces: ['bellyful/v1', 'wp/v2', 'wc/v3'],
  authentication: {'application-passwords': {}},
});
