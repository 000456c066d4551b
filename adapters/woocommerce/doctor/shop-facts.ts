import type {Row} from './check';
import {fieldsOf, type Reply} from './reply';

/** What the plugin reports of the shop; without WooCommerce the store’s facts are absent. */
export interface ShopFacts {
  /** `contract`: of its order routes; the plugin of version 1 does not tell any. */
  plugin: {version: string; contract?: number};
  /** What the shop knows of itself; absent in a plugin before 2.4. */
  checks?: Row[];
  permalinks: string;
  storefrontUrl: string | null;
  webhook: {isSet: boolean; lastStatus: number | null; lastAt: string | null};
  time: string;
  user: {login: string; roles: string[]; canEditOrders: boolean; canReadCoupons: boolean};
  graphql: {url: string | null; isPublicIntrospection: boolean; isDebug: boolean};
  currency: string;
  decimals: number;
  /** Absent in an older plugin: the storefront's. */
  rules?: string;
  quotesAlways?: boolean;
  /** Which claims the owner has let end, and which he has confirmed and until when; absent in an older plugin. */
  endedClaims?: string[];
  confirmedClaims?: Record<string, {until: string; sentences: string[]}>;
  /** Where the shop sells, and what a law asks there that the owner has switched off; absent in an older plugin. */
  countries?: {base?: string; selling: string[]; shipping?: string[]};
  lawsOff?: string[];
  comingSoon: boolean;
  gateways: {id: string; title: string}[];
  payPage: string | null;
  products: Record<string, {productId: number; variationId: number | null; status: string}>;
}

/** Nothing where the plugin did not answer with facts. */
export function factsOf(reply: Reply | null): Partial<ShopFacts> {
  const isFound = reply?.isAnswered && reply.status === 200;
  const answered = isFound ? fieldsOf(reply.json) : {};
  return 'plugin' in answered ? answered : {};
}
