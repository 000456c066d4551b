import {AccountsError} from '../accounts-error';
import type {AccountSession, Shopper} from '../accounts';

/** A shopper as the plugin reports him. */
export interface ShopShopper {
  id: string;
  email: string;
  /** ISO 8601; null while unconfirmed. */
  emailConfirmedAt: string | null;
  customerId: number;
  isLoyal: boolean;
}

export interface ShopSession {
  token: string;
  /** ISO 8601. */
  expiresAt: string;
  shopper: ShopShopper;
}

/** Throws an AccountsError for what a plugin of another version might say. */
export function toShopper(sent: ShopShopper): Shopper {
  const {id, email, emailConfirmedAt, customerId, isLoyal} = sent;
  if (typeof id !== 'string' || typeof email !== 'string' || typeof customerId !== 'number')
    throw new AccountsError('http', 'toShopper', 'The shop told of a shopper in other words');
  return {
    id,
    email,
    emailConfirmedAt,
    assuranceLevel: 'aal1',
    customerId,
    isLoyal,
  };
}

export const toAccountSession = ({token, expiresAt, shopper}: ShopSession): AccountSession => ({
  accessToken: token,
  expiresAt: Math.floor(Date.parse(expiresAt) / 1000),
  shopper: toShopper(shopper),
});
