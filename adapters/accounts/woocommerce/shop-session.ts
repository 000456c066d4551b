import {CommerceError} from '~adapters/commerce';
import type {AccountSession, KnownShopper, Shopper} from '../index';

export interface ShopShopper {
  id: string;
  email: string;
  /** ISO 8601; null while unconfirmed. */
  emailConfirmedAt: string | null;
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
export function toShopper(sent: ShopShopper): Shopper {
  const {id, email, emailConfirmedAt, customerId, isLoyal} = sent;
  if (typeof id !== 'string' || typeof email !== 'string' || typeof customerId !== 'number')
    throw new CommerceError('http', 'toShopper', 'The shop told of a shopper in other words');
  return {
    id,
    email,
    emailConfirmedAt,
    assuranceLevel: 'aal1',
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

export const toKnownShopper = ({renewed, ...shopper}: ShopMe): KnownShopper => ({
  ...toShopper(shopper),
  ...(renewed && {renewed: toToken(renewed)}),
});
