import {randomHex} from '~mocks/digest';
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
export interface SentSession {
  /** A guest's starts with `t_`; a customer's is its number. */
  id: string;
  /** Of the token that came; another than `id` where a guest's came with a customer's sign-in. */
  sentId: string | null;
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
export function openSession(header: string | null, userId: number | null): SentSession {
  const fresh = {id: userId === null ? `t_${randomHex(15)}` : String(userId)};
  const unknown = {...fresh, sentId: null, isRenewed: true};
  if (!header) return {...unknown, problem: null};
  if (!header.startsWith('Session '))
    return {...unknown, problem: 'invalid_cart_token: Invalid Cart-Token'};
  const token = readToken(header.slice('Session '.length));
  if ('problem' in token) return {...unknown, problem: `invalid_token: ${token.problem}`};
  const sentId = String(token.claims.data['customer_id']);
  const id = userId === null ? sentId : String(userId);
  return {id, sentId, problem: null, isRenewed: id !== sentId};
}

/** What a guest put into the cart takes the place of the customer's, unless it is empty. */
export function moveCart(sessions: Sessions, from: string, to: string): void {
  const cart = sessions.get(from);
  if (!cart || from === to) return;
  sessions.delete(from);
  if (cart.lines.length > 0) sessions.set(to, cart);
}

export const sessionToken = (origin: string, {id}: SentSession): string =>
  signToken(origin, {customer_id: id}, lifetimeSeconds);
