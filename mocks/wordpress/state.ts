import type {StoredCart} from './change-cart';
import type {AccountName, BookedAddress} from '~adapters/accounts';
import type {Passkey} from '~adapters/accounts/passkeys';
import type {HandedCart, NotedChange} from '~adapters/commerce';
import type {Dose} from '~adapters/supplies';
import type {Outbox} from '~mocks/mail/outbox';
import type {Shop} from '~mocks/woocommerce';
import type {LedgerState} from './ledger-state';

export interface WordPressUser {
  id: number;
  email: string;
  password: string;
  /** ISO 8601. */
  emailConfirmedAt: string | null;
  /** A member of the shop's staff: signs in at the shop alone. */
  isStaff: boolean;
  name: AccountName;
  /** Until its link is followed. */
  newEmail: string;
}

export interface UserSession {
  id: string;
  token: string;
  userId: number;
  /** By a password, or by a passkey. */
  level: 'aal1' | 'aal2';
  /** Milliseconds since 1970. */
  createdAt: number;
  expiresAt: number;
  ip: string;
  userAgent: string;
}

export interface StoredPasskey extends Passkey {
  userId: number;
  publicKey: string;
  userHandle: string;
  counter: number;
}

export interface MailedLink {
  userId: number;
  type: 'signup' | 'email' | 'recovery';
  endsAt: number;
  isUsed: boolean;
}

/** A request to be notified of what is sold out. */
export interface StockRequest {
  email: string;
  /** The product, or the variation of it. */
  soldId: number;
  isConfirmed: boolean;
  /** The storefront that sent the request: the real plugin has it from its settings. */
  home: string;
}

/** A request to be reminded before an order is used up. */
export interface Reminder {
  orderId: number;
  email: string;
  isConfirmed: boolean;
  /** The storefront that sent the request: the real plugin has it from its settings. */
  home: string;
  /** The day on which it was asked for. */
  askedOn: string;
  /** Milliseconds since 1970. */
  sentAt: number | null;
  clickedAt: number | null;
}

/** What a program was told last of its order. */
export interface AgentEvent {
  event: string;
  /** Of what it told, a hash. */
  state: string;
  isTold: boolean;
}

/** A cart that goes on in the mocked shop's own checkout, as the plugin stores it. */
export interface HandedOver extends HandedCart {
  /** Milliseconds since 1970. */
  until: number;
  browser: string | null;
  userId: number | null;
}

/** The plugin's settings page; the defaults are the offline shop's. */
export interface PluginSettings {
  now: () => number;
  /** Null: not set, links may lead anywhere. */
  storefrontUrl: string | null;
  confirmsBeforeSignIn: boolean;
}

/** What WordPress with our plugin remembers beside WooCommerce's products and orders. */
export interface WordPressState extends PluginSettings, LedgerState {
  shop: Shop;
  outbox: Outbox;
  users: Map<number, WordPressUser>;
  /** By token. */
  sessions: Map<string, UserSession>;
  links: Map<string, MailedLink>;
  passkeys: StoredPasskey[];
  /** Ids of users who claimed the free sample. */
  freeSamples: Set<number>;
  /** User id → address book, the first one first. */
  addresses: Map<number, BookedAddress[]>;
  /** User id → wish list. */
  wishes: Map<number, string[]>;
  carts: Map<number, StoredCart>;
  stockRequests: StockRequest[];
  /** What is taken of orders' lines, by the line. */
  doses: Map<number, Dose>;
  reminders: Reminder[];
  /** What the shop noted of its changes, oldest first. */
  changes: NotedChange[];
  /** Article numbers of the products that stand for the storefront's own. */
  connectedSkus: Set<string>;
  /** By the hash of its id. */
  agentSessions: Map<string, {text: string; endsAt: number; network: string}>;
  /** Carts that go on in the shop's own checkout, by their references, and those that it has taken, by the visitor. */
  handOvers: Map<string, HandedOver>;
  shopVisits: Map<string, HandedOver>;
  /** Of orders that programs have proved to be theirs, by their numbers. */
  agentEvents: Map<number, AgentEvent>;
  /** By the hash of an address: who wants no mail asking for reviews. */
  noReviewMails: Set<string>;
}

export function findUser({users}: WordPressState, email: unknown): WordPressUser | undefined {
  const wanted = String(email).trim().toLowerCase();
  return [...users.values()].find((user) => user.email === wanted);
}

/** A new customer, whom the shop's orders can name from now on. */
export function addUser(
  {users, shop}: WordPressState,
  given: Pick<WordPressUser, 'email' | 'password'> & Partial<WordPressUser>,
): WordPressUser {
  const email = given.email.trim().toLowerCase();
  const id = shop.customers.find((customer) => customer.email === email)?.databaseId;
  const user: WordPressUser = {
    id: id ?? Math.max(100, ...shop.customers.map(({databaseId}) => databaseId)) + 1,
    emailConfirmedAt: null,
    isStaff: false,
    name: {firstName: '', lastName: ''},
    newEmail: '',
    ...given,
    email,
  };
  users.set(user.id, user);
  if (id === undefined) shop.customers.push({databaseId: user.id, email});
  return user;
}
