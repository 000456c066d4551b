import {accepted, CommerceError, type Outcome} from '~adapters/commerce';
import type {AccountSession, KnownShopper, Shopper} from '../index';

interface ShopShopper {
  id: string;
  email: string;
  /** ISO 8601; null while unconfirmed. */
  emailConfirmedAt: string | null;
  assuranceLevel?: string;
  customerId: number;
  isLoyal: boolean;
}

interface ShopToken {
  token: string;
  /** ISO 8601. */
  expiresAt: string;
}

export interface ShopSession extends ShopToken {
  shopper: ShopShopper;
}

/** The shopper of a session, which may be given a later end; an older plugin gives none. */
export interface ShopMe extends ShopShopper {
  renewed?: ShopToken | null;
}

/** Throws a CommerceError for what a plugin of another version might say. */
function toShopper(sent: ShopShopper): Shopper {
  const {id, email, emailConfirmedAt, assuranceLevel, customerId, isLoyal} = sent;
  if (typeof id !== 'string' || typeof email !== 'string' || typeof customerId !== 'number')
    throw new CommerceError('http', 'toShopper', 'The shop told of a shopper in other words');
  return {
    id,
    email,
    emailConfirmedAt,
    assuranceLevel: assuranceLevel === 'aal2' ? 'aal2' : 'aal1',
    customerId,
    isLoyal,
  };
}

const toToken = ({token, expiresAt}: ShopToken) => ({
  accessToken: token,
  expiresAt: Math.floor(Date.parse(expiresAt) / 1000),
});

export const toAccountSession = ({shopper, ...token}: ShopSession): AccountSession => ({
  ...toToken(token),
  shopper: toShopper(shopper),
});

/** A new account; without a session where its address is to be confirmed first. */
export interface ShopOpened {
  shopper: ShopShopper;
  session: ShopSession | null;
}

export function toOpened(
  opened: Outcome<ShopOpened>,
): Outcome<{shopper: Shopper; session: AccountSession | null}> {
  if (!opened.ok) return opened;
  const {shopper, session} = opened.value;
  return accepted({shopper: toShopper(shopper), session: session && toAccountSession(session)});
}

export const toKnownShopper = ({renewed, ...shopper}: ShopMe): KnownShopper => ({
  ...toShopper(shopper),
  ...(renewed && {renewed: toToken(renewed)}),
});
