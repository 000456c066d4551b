import type {Outcome} from '~adapters/commerce';

/** What the storefront knows of a signed-in shopper. */
export interface Shopper {
  id: string;
  email: string;
  /** ISO 8601; null while the address is unconfirmed. */
  emailConfirmedAt: string | null;
  /** Multi-factor level of the session; no screen asks for it (rules: Accounts and sessions). */
  assuranceLevel: 'aal1' | 'aal2';
}

/** A signed-in session as the server keeps it, in an HttpOnly cookie; never sent to scripts. */
export interface AccountSession {
  accessToken: string;
  refreshToken: string;
  /** Seconds since 1970. */
  expiresAt: number;
  shopper: Shopper;
}

export interface SavedAddress {
  firstName: string;
  lastName: string;
  phone: string;
  address1: string;
  address2: string;
  city: string;
  state: string;
  zipCode: string;
  country: string;
}

/** The accounts service. Refusals carry the service's own sentence; failures throw an AccountsError. */
export interface Accounts {
  signIn(email: string, password: string): Promise<Outcome<AccountSession>>;
  /** The session is null while the e-mail address must be confirmed first. */
  signUp(
    email: string,
    password: string,
    returnUrl: string,
  ): Promise<Outcome<{shopper: Shopper; session: AccountSession | null}>>;
  resendConfirmation(email: string, returnUrl: string): Promise<Outcome<null>>;
  /** Turns the token of a confirmation or recovery link into a session. */
  verifyLink(
    tokenHash: string,
    type: 'signup' | 'recovery' | 'email',
  ): Promise<Outcome<AccountSession>>;
  sendPasswordReset(email: string, returnUrl: string): Promise<Outcome<null>>;
  setPassword(session: AccountSession, password: string): Promise<Outcome<null>>;
  /** The session, refreshed when it ends within 90 s (rules: Accounts and sessions); null when it is over. */
  refresh(session: AccountSession): Promise<AccountSession | null>;
  /** The shopper as the service knows him now; null when the session was revoked. */
  getShopper(session: AccountSession): Promise<Shopper | null>;
  /** Ends the session at the service; 401, 403 and 404 answers are ignored (rules: Accounts and sessions). */
  signOut(session: AccountSession): Promise<void>;
  freeSamples: {
    /** Whether this shopper has claimed the free sample. */
    isClaimed(session: AccountSession): Promise<boolean>;
    /** Claims it; `false` when it was claimed before, also when two tabs race. */
    claim(session: AccountSession): Promise<boolean>;
  };
  addresses: {
    find(session: AccountSession): Promise<SavedAddress | null>;
    save(session: AccountSession, address: SavedAddress): Promise<void>;
  };
}
