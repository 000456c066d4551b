import type {AccountSession, Shopper} from '../accounts';

/** A shopper as the plugin tells him. */
export interface ShopShopper {
  id: string;
  email: string;
  /** ISO 8601; null while unconfirmed. */
  emailConfirmedAt: string | null;
  customerId: number;
}

export interface ShopSession {
  token: string;
  /** ISO 8601. */
  expiresAt: string;
  shopper: ShopShopper;
}

export const toShopper = ({id, email, emailConfirmedAt, customerId}: ShopShopper): Shopper => ({
  id,
  email,
  emailConfirmedAt,
  assuranceLevel: 'aal1',
  customerId,
});

/** The plugin's token is good until its end or until it is revoked: there is nothing to renew it with. */
export const toAccountSession = ({token, expiresAt, shopper}: ShopSession): AccountSession => ({
  accessToken: token,
  refreshToken: '',
  expiresAt: Math.floor(Date.parse(expiresAt) / 1000),
  shopper: toShopper(shopper),
});
