import {GraphQLError} from 'graphql';
import {shopManager} from '~mocks/demo-accounts';
import {
  emptySession,
  moveCart,
  openSession,
  type CartSession,
  type SentSession,
} from './cart/session';
import {findCustomer, type CustomerRecord} from './customers/customer-record';
import {userHooks} from './customers/user-hooks';
import type {AttributeRecord} from './catalogue';
import type {Shop} from './shop';
import {globalAttributesOf} from './terms/term-records';
import {readToken} from './tokens';

/** The caller, and where the shop answers. */
export interface Visitor {
  shop: Shop;
  origin: string;
  isShopManager: boolean;
  /** The customer who is signed in; null for guests. */
  customer: CustomerRecord | null;
  /** Headless Login cannot read its token: it is a visitor, and the answer has the status 403. */
  hasBadToken: boolean;
  session: SentSession;
  /** Cookies that the answer sets. */
  cookies: string[];
  /** The shop's global attributes. */
  attributes: AttributeRecord[];
  /** An order by price holds for every list of the request that follows. */
  isOrderedByPrice: boolean;
  /** Fields, as `Type.field`, that fail while the rest of the answer arrives. */
  failingField: string | null;
}

export const signedInCookie = 'wordpress_logged_in_mocked';

/** Who sends a request: a visitor, a customer by token, cookie or password, or the shop's manager. */
export function toVisitor(
  shop: Shop,
  request: Request,
  {failingField, cookie}: {failingField: string | null; cookie: string | undefined},
): Visitor {
  const authorization = request.headers.get('Authorization');
  const bearer = /^Bearer (.+)$/.exec(authorization ?? '')?.[1];
  const isManager = isShopManager(authorization);
  const token = bearer || (shop.hasCompanions ? cookie : '');
  const customer = token ? customerOfToken(shop, token) : customerOf(shop, authorization);
  const session = openSession(
    request.headers.get('woocommerce-session'),
    isManager ? shopManager.databaseId : (customer?.databaseId ?? null),
  );
  if (session.sentId !== null) moveCart(shop.sessions, session.sentId, session.id);
  return {
    shop,
    origin: new URL(request.url).origin,
    isShopManager: isManager,
    customer,
    hasBadToken: shop.hasCompanions && bearer !== undefined && customer === null,
    session,
    cookies: [],
    attributes: globalAttributesOf(shop),
    isOrderedByPrice: false,
    failingField,
  };
}

function customerOfToken({customers}: Shop, token: string): CustomerRecord | null {
  const read = readToken(token);
  if ('problem' in read) return null;
  const {user_id: id} = read.claims.data;
  return customers.find(({databaseId}) => databaseId === id) ?? null;
}

function customerOf(shop: Shop, authorization: string | null): CustomerRecord | null {
  const [username, password] = credentialsOf(authorization);
  const customer = username ? findCustomer(shop.customers, username) : undefined;
  return customer && userHooks(shop).isPassword(customer, password) ? customer : null;
}

/** The cart of the request; an empty one until something is put into it. */
export function cartOf({shop, session, customer}: Visitor): CartSession {
  if (session.problem !== null) throw new GraphQLError(session.problem);
  const {billing, shipping} = customer ?? {};
  return (
    shop.sessions.get(session.id) ?? {
      ...emptySession(),
      ...(billing && {billing: {...billing}}),
      ...(shipping && {shipping: {...shipping}}),
    }
  );
}

/** Stores the cart, and answers with a renewed token. */
export function storeCart({shop, session}: Visitor, cart: CartSession): void {
  shop.sessions.set(session.id, cart);
  session.isRenewed = true;
}

/** A wrong password is silently anonymous; blanks in an application password do not count. */
export function isShopManager(authorization: string | null): boolean {
  const [username, password] = credentialsOf(authorization);
  return (
    username === shopManager.username &&
    withoutBlanks(password) === withoutBlanks(shopManager.applicationPassword)
  );
}

function credentialsOf(authorization: string | null): [username: string, password: string] {
  const [, encoded = ''] = /^Basic (.+)$/.exec(authorization ?? '') ?? [];
  const [username = '', ...password] = decode(encoded).split(':');
  return [username, password.join(':')];
}

const withoutBlanks = (text: string) => text.replaceAll(' ', '');

function decode(encoded: string): string {
  try {
    return atob(encoded);
  } catch {
    return '';
  }
}
