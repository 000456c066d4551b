import type {AccountSession, Accounts, Device, Shopper} from '~adapters/accounts';
import type {OrderAttempts, RateLimits, StockReservations} from '~adapters/ledger';
import type {
  CatalogueChange,
  ChangeJournal,
  Commerce,
  ConnectedProducts,
  PaymentMethods,
  ShopMessages,
  StockNotices,
} from '~adapters/commerce';
import type {Mailer} from '~adapters/mail';
import type {PaymentGateway} from '~adapters/payments';
import type {ChangeListener} from './change-listener';
import type {Env} from './env';
import type {KeptCart} from './kept-cart.server';
import type {Log} from './log';
import type {AppSession} from './session';

/** The signed-in shopper of this request; null for a visitor. */
export interface ShopperAccess {
  /** The account session; null for a visitor. */
  session(): Promise<AccountSession | null>;
  shopper(): Promise<Shopper | null>;
  /** Whether there is a session of which the accounts service did not tell if it stands: then nobody is known. */
  isUntold(): Promise<boolean>;
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
  /** Until the shop has told its currency: amounts could be a hundred times what they say. */
  isMoneyUnknown: boolean;
  commerce: Commerce;
  connectedProducts: ConnectedProducts;
  shopMessages: ShopMessages;
  changeJournal: ChangeJournal;
  /** How far this process has read the journal. */
  changeListener: ChangeListener;
  stockNotices: StockNotices;
  /** Replaces what is kept of these products; until it is done their old answers are shown. */
  renewCatalogue: (change: CatalogueChange) => Promise<void>;
  accounts: Accounts;
  access: ShopperAccess;
  mailer: Mailer;
  payments: PaymentGateway;
  /** The ways of paying that the shop has switched on. */
  paymentMethods: PaymentMethods;
  orderAttempts: OrderAttempts;
  rateLimits: RateLimits;
  stockReservations: StockReservations;
  session: AppSession;
  /** The cart of a browser without scripts; empty for every other. */
  keptCart: KeptCart;
  log: Log;
  requestId: string;
  /** The pattern of the address, `/orders/:number`: logs name no address that somebody may have typed. */
  route: string;
  /** Scheme and host under which shoppers reach the shop, without a trailing slash. */
  siteUrl: string;
  /** The page is rendered for nobody in particular, to be kept and shown to all visitors. */
  isForEveryone: boolean;
  /** The page is rendered for a stand-in, to be kept and filled in for each shopper. */
  isForShoppers: boolean;
  /** The browser's network address as the host saw it; `unknown` when it does not say. */
  clientAddress: string;
  device: Device;
  waitUntil: (promise: Promise<unknown>) => void;
}

declare module 'react-router' {
  interface RouterContextProvider extends AppServices {}
}
