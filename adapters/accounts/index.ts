import {refused, type Address, type Outcome} from '~adapters/commerce';
import type {NewPasskey, OwnPasskeys, StoredPasskey, VerifiedAnswer} from './passkeys';

/** What the storefront knows of a signed-in shopper. */
export interface Shopper {
  id: string;
  email: string;
  /** ISO 8601; null while the address is unconfirmed. */
  emailConfirmedAt: string | null;
  /** Of the session: `aal2` by a passkey, of which the device asked who uses it (rules: Passkeys). */
  assuranceLevel: 'aal1' | 'aal2';
  /** The shop's own customer number, which orders carry. */
  customerId: number;
  /** Whether an earlier order under the confirmed address was paid (rules: Loyalty). */
  isLoyal: boolean;
}

/** Whether an address, in any letter case, is proven to be that of who is signed in. */
export const isProvenEmail = (shopper: Shopper | null, email: string): boolean =>
  shopper !== null &&
  shopper.emailConfirmedAt !== null &&
  shopper.email.toLowerCase() === email.toLowerCase();

/** A signed-in session as the server keeps it, in an HttpOnly cookie; never sent to scripts. */
export interface AccountSession {
  accessToken: string;
  /** Seconds since 1970. */
  expiresAt: number;
  shopper: Shopper;
}

/** A shopper as the accounts service has them now. */
export interface KnownShopper extends Shopper {
  /** In place of the session's, now and then while it is in use (rules: Accounts and sessions). */
  renewed?: Pick<AccountSession, 'accessToken' | 'expiresAt'>;
}

/** The device that signs in, as the list of sessions names it. */
export interface Device {
  userAgent: string;
  /** Null where the host does not say. */
  ip: string | null;
}

/** A link to confirm an address, or to set a new password. It does its work once. */
export interface MailedLink {
  type: 'signup' | 'recovery';
  tokenHash: string;
  /** Whether the account's passkeys end with a new password: their owner has lost them. */
  endsPasskeys?: boolean;
}

export interface AccountName {
  firstName: string;
  lastName: string;
}

/** One of the places where an account is signed in. */
export interface OpenSession {
  id: string;
  /** ISO 8601. */
  createdAt: string;
  userAgent: string | null;
  ip: string | null;
  /** Whether it is the session that asks. */
  isThis: boolean;
}

export type SavedAddress = Address;

/** An address of an account's book; the first one, which the checkout fills in, has no id. */
export interface BookedAddress extends SavedAddress {
  id: string;
}

/** What a wish list gains and loses; the same id in both is lost. */
export interface WishChange {
  /** Ids of products as the storefront's cards name them; the first becomes the newest. */
  add: readonly string[];
  remove: readonly string[];
}

/** What an account's cart holds, as whoever stores it reads it again: a line, or the typed code. */
export type CartEntry = Readonly<Record<string, unknown>>;

/** What a device did to one entry: it holds unless the entry was changed later elsewhere. */
export interface CartChange {
  key: string;
  /** Null where it was taken out. */
  line: CartEntry | null;
  /** How long ago, whatever that device's clock says. */
  ageMs: number;
}

/** Who asks for what could lock an account's owner out: its session and, once more, its password. */
export interface AccountOwner {
  session: AccountSession;
  password: string;
}

/** An address that is proven to be its reader's, or the token of a mail that was sent there. */
export type MailAddress = {email: string} | {token: string};

/** The accounts service. Refusals carry the service's own sentence; failures throw a CommerceError. */
export interface Accounts {
  signIn(email: string, password: string, device?: Device): Promise<Outcome<AccountSession>>;
  /** The session is null while the e-mail address must be confirmed first. */
  signUp(
    email: string,
    password: string,
    returnUrl: string,
    device?: Device,
  ): Promise<Outcome<{shopper: Shopper; session: AccountSession | null}>>;
  resendConfirmation(email: string, returnUrl: string): Promise<Outcome<null>>;
  /**
   * Confirms the address by its link together with the account's password, or a session of it, and ends all others. A new
   * address becomes the account's by it.
   */
  confirmEmail(
    tokenHash: string,
    by: string | AccountSession,
    device?: Device,
  ): Promise<Outcome<AccountSession>>;
  sendPasswordReset(
    email: string,
    returnUrl: string,
    reason?: 'forgotten' | 'many-tries',
  ): Promise<Outcome<null>>;
  /** Sets a password by a link, which confirms the address too, and ends all other sessions. */
  setPassword(
    link: MailedLink,
    password: string,
    device?: Device,
  ): Promise<Outcome<AccountSession>>;
  /** Verified by who asks (rules: Passkeys): the service stores, counts and lets in. */
  passkeys: {
    /** Null where no account has it. */
    find(credentialId: string): Promise<StoredPasskey | null>;
    /** With the token of a mailed link, else empty, it confirms the address, too. */
    signIn(
      answer: VerifiedAnswer,
      tokenHash: string,
      device?: Device,
    ): Promise<Outcome<AccountSession>>;
    /** Opens an account without a password that anybody knows. */
    signUp(
      email: string,
      passkey: NewPasskey,
      returnUrl: string,
      device?: Device,
    ): Promise<Outcome<{shopper: Shopper; session: AccountSession | null}>>;
    /** Oldest first; none when the session is over. */
    list(session: AccountSession): Promise<OwnPasskeys>;
    add(session: AccountSession, passkey: NewPasskey): Promise<Outcome<null>>;
    /** An unknown id, or another account's, changes nothing. */
    rename(session: AccountSession, id: string, name: string): Promise<Outcome<null>>;
    remove(session: AccountSession, id: string): Promise<Outcome<null>>;
  };
  /**
   * The shopper as the service has them now; null when the session is over. Asked once for every signed-in
   * request, so it never answers from a memory: a session that ended elsewhere has ended here. For a page it is
   * not asked while the service seems to be down (rules: When a service fails).
   */
  getShopper(session: AccountSession, options?: {isForPage: boolean}): Promise<KnownShopper | null>;
  /** Ends the session at the service; one that is over already is no failure. */
  signOut(session: AccountSession): Promise<void>;
  /** The sessions of the account behind `session`, never those of another. */
  sessions: {
    /** Newest first; empty when `session` itself is over. */
    list(session: AccountSession): Promise<OpenSession[]>;
    /** Ends one, or `all` of them, the asking one included; an unknown id, or another account's, changes nothing. */
    end(owner: AccountOwner, id: string): Promise<Outcome<null>>;
  };
  /** What its owner changes (rules: Changing an account). */
  own: {
    /** Null when the session is over. */
    findName(session: AccountSession): Promise<AccountName | null>;
    rename(session: AccountSession, name: AccountName): Promise<void>;
    /** Ends all sessions; the answer is a new one. */
    setPassword(
      owner: AccountOwner,
      password: string,
      device?: Device,
    ): Promise<Outcome<AccountSession>>;
    /** Mails a link to the new address, unless it has an account, which the answer does not tell. */
    setEmail(owner: AccountOwner, email: string, returnUrl: string): Promise<Outcome<null>>;
    /** Mails a link to all that the shop stores of the shopper. */
    export(session: AccountSession): Promise<Outcome<null>>;
    /** Ends the account for good. */
    erase(owner: AccountOwner): Promise<Outcome<null>>;
  };
  /** What an address gets and can end (rules: Mails). */
  mails: {
    /**
     * How many of each kind are still to come, by its name; null for a token that is none of the shop's. With `end` that
     * kind, or `all`, ends first.
     */
    list(address: MailAddress, end?: string): Promise<Record<string, number> | null>;
  };
  freeSamples: {
    /** Claims it for a confirmed address; `false` when it was claimed before, also when two tabs race. */
    claim(session: AccountSession): Promise<boolean>;
  };
  /** The wish list, newest first (rules: The wish list). */
  wishes: {
    /** Empty when the session is over. */
    list(session: AccountSession): Promise<string[]>;
    /** Gives the list as it is then; each product stands in it once, whatever other tabs do meanwhile. */
    change(session: AccountSession, change: WishChange): Promise<string[]>;
  };
  cart: {
    /**
     * Takes changes in and gives what is in the cart then, whatever other devices do meanwhile. What carries the same `once`
     * is taken in one time.
     */
    change(
      session: AccountSession,
      changes: readonly CartChange[],
      once?: string,
    ): Promise<CartEntry[]>;
  };
  /** The address book (rules: The address book). */
  addresses: {
    /** The first one. */
    find(session: AccountSession): Promise<SavedAddress | null>;
    /** All, the first one first; empty when the session is over. */
    list(session: AccountSession): Promise<BookedAddress[]>;
    /** The first one, that of an id, or a `new` one. Refused by the field that the shop does not take, in its words. */
    save(session: AccountSession, address: SavedAddress, id?: string): Promise<Outcome<null>>;
    /** An unknown id changes nothing. */
    remove(session: AccountSession, id: string): Promise<void>;
    /** Makes it the first one. */
    prefer(session: AccountSession, id: string): Promise<void>;
  };
}

const decline = async () => refused('not_open');

/** A storefront that is not connected to its shop's accounts: every sign-in is refused with the reason. */
export const noAccounts: Accounts = {
  signIn: decline,
  signUp: decline,
  resendConfirmation: decline,
  confirmEmail: decline,
  sendPasswordReset: decline,
  setPassword: decline,
  passkeys: {
    find: async () => null,
    signIn: decline,
    signUp: decline,
    list: async () => ({passkeys: [], userHandle: null, isFresh: false}),
    add: decline,
    rename: decline,
    remove: decline,
  },
  getShopper: async () => null,
  signOut: async () => {},
  sessions: {list: async () => [], end: decline},
  own: {
    findName: async () => null,
    rename: async () => {},
    setPassword: decline,
    setEmail: decline,
    export: decline,
    erase: decline,
  },
  mails: {list: async () => null},
  freeSamples: {claim: async () => false},
  wishes: {list: async () => [], change: async () => []},
  cart: {change: async () => []},
  addresses: {
    find: async () => null,
    list: async () => [],
    save: decline,
    remove: async () => {},
    prefer: async () => {},
  },
};
