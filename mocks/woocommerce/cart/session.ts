import {randomBytes} from 'node:crypto';
import type {AddressInput} from '../order-input';
import {readToken, signToken} from '../tokens';

export interface CartLine {
  key: string;
  productId: number;
  variationId: number | null;
  quantity: number;
  /** What was chosen of a variation. */
  attributes: {name: string; value: string}[];
  extraData: {key: string; value: string}[];
}

/** What the shop remembers of one shopper between requests. */
export interface CartSession {
  lines: CartLine[];
  /** What was taken out, to be put back. */
  removed: CartLine[];
  codes: string[];
  /** The wished way of shipping; null: the first that is offered. */
  method: string | null;
  billing: AddressInput;
  shipping: AddressInput;
  notices: {type: 'SUCCESS'; message: string}[];
  data: {key: string; value: string}[];
}

/** The session of one request. */
export interface SessionDesk {
  /** A guest's starts with `t_`; a customer's is its number. */
  id: string;
  /** Why the token that came cannot be read. */
  problem: string | null;
  /** Whether the answer carries a token. */
  isRenewed: boolean;
}

export type Sessions = Map<string, CartSession>;

const lifetimeSeconds = 48 * 60 * 60;

/** Where the shop takes guests to be until they say otherwise. */
const home: AddressInput = {country: 'US', state: 'OR'};

export const emptySession = (): CartSession => ({
  lines: [],
  removed: [],
  codes: [],
  method: null,
  billing: {...home},
  shipping: {...home},
  notices: [],
  data: [],
});

/** Reads `woocommerce-session: Session <token>`; a request without one is answered with a new token. */
export function openSession(header: string | null, userId: number | null): SessionDesk {
  const fresh = {id: userId === null ? `t_${randomBytes(15).toString('hex')}` : String(userId)};
  if (!header) return {...fresh, problem: null, isRenewed: true};
  if (!header.startsWith('Session '))
    return {...fresh, problem: 'invalid_cart_token: Invalid Cart-Token', isRenewed: true};
  const token = readToken(header.slice('Session '.length));
  if ('problem' in token)
    return {...fresh, problem: `invalid_token: ${token.problem}`, isRenewed: true};
  const id = userId === null ? String(token.claims.data['customer_id']) : String(userId);
  return {id, problem: null, isRenewed: false};
}

export const sessionToken = (origin: string, {id}: SessionDesk): string =>
  signToken(origin, {customer_id: id}, lifetimeSeconds);
