import {brand} from '~mocks/brand';
import {offeredFields, type OfferedField} from './additional-fields';
import {
  usDollars,
  type Currency,
  type ShopCountries,
  type ShopRules,
} from '~adapters/commerce/price-facts';
import {
  categoryOfNone,
  createCatalogue,
  createCategories,
  createOwn,
  type CatalogueSize,
  type CategoryRecord,
  type GivenProduct,
  type ProductRecord,
} from './catalogue';
import {disk} from '~mocks/disk';
import {createContent, type ContentState} from './content-record';
import {createCoupons, type CouponRecord} from './coupons';
import {createCustomers, type CustomerRecord} from './customers/customer-record';
import type {Sessions} from './cart/session';
import {createFirstOrders} from './first-orders';
import {createFirstReviews} from '~mocks/reviews/first-reviews';
import {markets} from './markets';
import type {Answerable} from '~adapters/commerce/particulars';
import {drawnMedia, readMedia, type MediaRecord} from './media';
import {oddSettings} from './odd-shop';
import type {OrderRecord} from './order-record';
import {offeredMethods, type OfferedMethod} from './payment-methods';
import {shopPlugins, type ShopPlugins} from './plugins';
import type {ReviewRecord, ReviewSettings} from '~mocks/reviews/review-record';
import type {RecordedCatalogue} from '../recorded/read-recorded';
import type {ShippingZone} from './shipping-zones';
import type {TaxSettings} from './tax-settings';

/** Everything the mocked shop knows. It lives in memory and starts anew with the process. */
export interface Shop {
  title: string;
  products: ProductRecord[];
  categories: CategoryRecord[];
  coupons: CouponRecord[];
  customers: CustomerRecord[];
  orders: OrderRecord[];
  reviews: ReviewRecord[];
  reviewSettings: ReviewSettings;
  media: Map<string, MediaRecord>;
  /** Null: it sells the products of this folder. Otherwise a real shop's, as they were stored. */
  recorded: RecordedCatalogue | null;
  /** What it was given to sell instead. */
  own: readonly GivenProduct[] | null;
  /** Prices keep their minor units when it changes: 449 cents become 449 yen. */
  currency: Currency;
  /** Null: the shop charges no tax. */
  taxes: TaxSettings | null;
  /** What stands behind its prices. */
  priceSuffix: string;
  /** Whose offers and shipping it sells by, as far as they are in its currency. */
  rules: ShopRules;
  /** What the storefront's own amounts are in. */
  offersCurrency: string;
  /** What the owner has said of the storefront's claims. */
  claims: {ended: string[]; confirmed: Record<string, {until: string; sentences: string[]}>};
  /** Ids of what a country's law asks and the owner has switched off. */
  lawsOff: string[];
  /** Who answers for products that name nobody. */
  answersFor: Answerable;
  /** As its owner has chosen it in WordPress; empty: she has not. */
  timeZone: string;
  /** Its own shipping. */
  zones: ShippingZone[];
  /** Where it sells to, by ISO 3166 code. */
  countries: ShopCountries;
  /** Visitors do not see its pages, nor payers its pay page. */
  isComingSoon: boolean;
  /** For so long customers may cancel an order themselves; 0: never. */
  cancelHours: number;
  /** The ways of paying that are switched on. */
  paymentMethods: OfferedMethod[];
  /** What plugins do at its checkout. */
  plugins: ShopPlugins;
  /** Whether any cart of the storefront may go on in its own checkout. */
  handsOver: boolean;
  /** What its checkout asks beside an address. */
  additionalFields: OfferedField[];
  nextOrderId: number;
  /** What the owner has written. */
  content: ContentState;
  /** Carts and addresses of guests and customers, by their session. */
  sessions: Sessions;
  /** Whether our plugin refuses visitors every mutation; without it a shop takes them all. */
  isGuarded: boolean;
  /** Whether it has the plugins that storefronts often count on: sign-in by token and the like. */
  hasCompanions: boolean;
  /** WPGraphQL's setting: whether visitors may read the schema, as code generators do. */
  isPublicIntrospection: boolean;
}

export interface ShopOptions {
  catalogue?: CatalogueSize;
  /** Takes the place of the usual products. */
  recorded?: RecordedCatalogue | null;
  /** Take the place of the usual products, with neither orders nor reviews. */
  products?: readonly GivenProduct[] | null;
  title?: string;
  /** Without our plugin's guard, as a plain WooGraphQL, with the plugins that storefronts often count on. */
  isOpen?: boolean;
  isPublicIntrospection?: boolean;
  /** Where it stands, with all that is set so. */
  market?: keyof typeof markets;
  /** Makes the products of a large shop. */
  seed?: number;
}

export const createShop = ({
  catalogue = 'usual',
  recorded = null,
  products: own = null,
  title = brand().shopName,
  isOpen = false,
  isPublicIntrospection = false,
  market = 'United States',
  seed = 1,
}: ShopOptions = {}): Shop => ({
  title,
  products: createCatalogue(catalogue, seed),
  categories: [categoryOfNone, ...createCategories()],
  coupons: createCoupons(),
  customers: createCustomers(),
  orders: createFirstOrders(),
  reviews: createFirstReviews(),
  reviewSettings: {areOpen: true, stars: 'required'},
  media: disk ? readMedia() : drawnMedia(createCatalogue(catalogue, seed)),
  rules: 'storefront',
  offersCurrency: usDollars.code,
  claims: {ended: [], confirmed: {}},
  lawsOff: [],
  answersFor: {operator: '', responsible: ''},
  timeZone: '',
  isComingSoon: false,
  cancelHours: 24,
  paymentMethods: offeredMethods.usual,
  plugins: shopPlugins.none,
  handsOver: false,
  additionalFields: offeredFields.none,
  nextOrderId: 2001,
  content: createContent(),
  sessions: new Map(),
  isGuarded: !isOpen,
  hasCompanions: isOpen,
  isPublicIntrospection,
  recorded,
  own,
  ...(recorded && catalogue === 'usual' && shelvesOf(recorded)),
  ...(own && ownShelves(own, markets[market].currency)),
  ...markets[market],
  ...(catalogue === 'odd' && oddSettings(readMedia())),
});

/** Whose offers and shipping count: the storefront's are amounts of one currency. */
export const rulesOf = ({rules, currency, offersCurrency}: Shop): ShopRules =>
  currency.code === offersCurrency ? rules : 'shop';

const shelvesOf = ({title, products, categories, media}: RecordedCatalogue) => ({
  title,
  products: structuredClone(products),
  categories,
  media,
  reviews: [],
});

function ownShelves(given: readonly GivenProduct[], {decimals}: Currency) {
  const {products, categories} = createOwn(given, decimals);
  const addresses = products.map(({slug}, index) => [slug, given[index]?.image]);
  const media = drawnMedia(products, Object.fromEntries(addresses));
  return {products, categories, media, orders: [], reviews: []};
}

/** Back to the first day, in place. */
export const resetShop = (shop: Shop, options?: ShopOptions): void => {
  const {recorded, own: products, title, isGuarded, isPublicIntrospection} = shop;
  const same = {recorded, products, title, isOpen: !isGuarded, isPublicIntrospection};
  Object.assign(shop, createShop({...same, ...options}));
};

export const findProduct = (shop: Shop, databaseId: number): ProductRecord | undefined =>
  shop.products.find((product) => product.databaseId === databaseId);

/** The product or variation of that id, which is what stock and prices belong to. */
export function findSold(shop: Shop, databaseId: number) {
  for (const product of shop.products) {
    if (product.databaseId === databaseId) return product;
    const variation = product.variations.find((one) => one.databaseId === databaseId);
    if (variation) return variation;
  }
  return undefined;
}
