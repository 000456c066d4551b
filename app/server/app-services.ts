import type {AccountSession, Accounts, Device, Shopper} from '~adapters/accounts';
import type {AgentProfiles} from '~adapters/agents';
import type {
  AddressForms,
  AgentSessions,
  CatalogueChange,
  ChangeJournal,
  Commerce,
  ConnectedProducts,
  OrderOrigin,
  PaymentMethods,
  ShopCheckout,
  ShopMessages,
  Words,
} from '~adapters/commerce';
import type {StockNotices} from '~adapters/back-in-stock';
import type {Reviews} from '~adapters/reviews';
import type {Supplies} from '~adapters/supplies';
import type {Content, ContentDrafts} from '~adapters/content';
import type {Mailer} from '~adapters/mail';
import type {Gateways} from '~adapters/payments';
import type {ChangeFeed} from './cache/change-feed';
import type {Snapshot} from './cache/snapshot.server';
import type {Counters} from './http/limit-tries.server';
import type {Env} from './settings/env';
import type {Log} from './telemetry/log';
import type {AppSession} from './session/session';

/** The signed-in shopper of this request; null for a visitor. */
export interface ShopperAccess {
  /** The account session; null for a visitor. */
  session(): Promise<AccountSession | null>;
  shopper(): Promise<Shopper | null>;
  /** Whether there is a session that the accounts service could not confirm: then the shopper is unknown. */
  isUnknown(): Promise<boolean>;
  /** The id of this browser if that address has signed in here before; else null. */
  knownBrowserId(email: string): Promise<string | null>;
  /** Replaces (sign-in) or ends (null) the session; the answer carries the cookies. */
  change(session: AccountSession | null): void;
}

/** What a route's `context` offers: the ports, and the facts of this request. */
export interface AppServices {
  env: Env;
  /** False while the storefront may only show the catalogue: no user of the shop is set. */
  canOrder: boolean;
  /** True until the shop's currency is known: without its decimals an amount could be wrong by a factor of a hundred. */
  isMoneyUnknown: boolean;
  commerce: Commerce;
  addressForms: AddressForms;
  /** What the shop's words are called on these pages; never throws. */
  words: () => Promise<Words>;
  /** What the owner writes in WordPress. */
  content: Content;
  contentDrafts: ContentDrafts;
  connectedProducts: ConnectedProducts;
  shopMessages: ShopMessages;
  changeJournal: ChangeJournal;
  /** The journal as this process has read it. */
  changeFeed: ChangeFeed;
  snapshot: Snapshot;
  stockNotices: StockNotices;
  reviews: Reviews;
  supplies: Supplies;
  /** Ends what is cached of these products and the owner's texts, and loads it again; until that is done the old is shown (docs/caching.md). */
  invalidate: (change: CatalogueChange) => Promise<void>;
  accounts: Accounts;
  agentProfiles: AgentProfiles;
  agentSessions: AgentSessions;
  shopCheckout: ShopCheckout;
  access: ShopperAccess;
  mailer: Mailer;
  payments: Gateways;
  /** The ways of paying that the shop has switched on. */
  paymentMethods: PaymentMethods;
  rateLimits: Counters;
  session: AppSession;
  log: Log;
  /** The pattern of the address, `/orders/:number`: logs name no address as it was typed. */
  route: string;
  /** Scheme and host under which shoppers reach the shop, without a trailing slash. */
  siteUrl: string;
  /** The page is rendered once, to be cached and sent to all. */
  isPublic: boolean;
  /** The browser's network address as the host saw it; `unknown` where it gives none. */
  clientAddress: string;
  device: Device;
  /** Where the visit came from, as far as its browser may say. */
  origin: OrderOrigin;
  waitUntil: (promise: Promise<unknown>) => void;
}

declare module 'react-router' {
  interface RouterContextProvider extends AppServices {}
}
