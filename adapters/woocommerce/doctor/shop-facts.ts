import {fieldsOf, type Reply} from './reply';

interface Gateway {
  id: string;
  title: string;
}

type TaxDisplay = 'incl' | 'excl';

/** What the plugin reports of the shop; without WooCommerce the store’s facts are absent, in an older plugin others. */
export interface ShopFacts {
  /** `contract`: of its order routes; the plugin of version 1 does not tell any. */
  plugin: {version: string; contract?: number};
  wordpress: string;
  woocommerce: string | null;
  wpgraphql: string | null;
  woographql: string | null;
  php: string;
  permalinks: string;
  storefrontUrl: string | null;
  webhook: {isSet: boolean; lastStatus: number | null; lastAt: string | null};
  time: string;
  user: {login: string; roles: string[]; canEditOrders: boolean; canReadCoupons: boolean};
  graphql: {url: string | null; isPublicIntrospection: boolean; isDebug: boolean};
  currency: string;
  decimals: number;
  taxes: boolean;
  pricesIncludeTax: boolean;
  /** Absent in an older plugin: the storefront's. */
  rules?: string;
  /** How the shop’s own pages show prices. */
  taxDisplay?: {shop: TaxDisplay; cart: TaxDisplay};
  /** Zones that have a method switched on, the one of all other places included. */
  shippingZones?: {zones: number; methods: number};
  comingSoon: boolean;
  gateways: Gateway[];
  payPage: string | null;
  /** Types of published products that the storefront does not sell. */
  unsoldTypes: {type: string; label: string; count: number}[];
  /** Mails that wait for the owner; absent in an older plugin. */
  outbox?: {failed: number; since: string | null; reason: string | null};
  /** Products that are sent whose labels say nothing of allergens; absent in an older plugin, and for who is not the doctor. */
  unlabeled?: {count: number; names: string[]};
  products: Record<string, {productId: number; variationId: number | null; status: string}>;
}

/** Nothing where the plugin did not answer with facts. */
export function factsOf(reply: Reply | null): Partial<ShopFacts> {
  const isFound = reply?.isAnswered && reply.status === 200;
  const answered = isFound ? fieldsOf(reply.json) : {};
  return 'plugin' in answered ? answered : {};
}
