import {GraphQLError} from 'graphql';
import {moveCart, sessionToken} from '../cart/session';
import {readToken, signToken} from '../tokens';
import {signedInCookie, type Visitor} from '../visitor';
import {toCustomerNode} from './customer-node';
import {findCustomer, type CustomerRecord} from './customer-record';
import {userHooks} from './user-hooks';
import {toUserNode} from './user-node';

const authSeconds = 300;
const refreshSeconds = 365 * 24 * 3600;

const authOf = ({databaseId}: CustomerRecord, origin: string) =>
  signToken(origin, {user_id: databaseId}, authSeconds);

const inSeconds = (seconds: number) => String(Math.floor(Date.now() / 1000) + seconds);

interface Credentials {
  username: string;
  password: string;
}

type Login = Partial<Credentials> & {credentials?: Credentials | null};

/** Of Headless Login, which says no more than that it failed. */
function findByCredentials({username, password}: Partial<Credentials>, {shop}: Visitor) {
  if (!username || !password) throw new GraphQLError('Missing username or password.');
  const customer = findCustomer(shop.customers, username);
  if (!customer || !userHooks(shop).isPassword(customer, password))
    throw new GraphQLError('The user could not be logged in.');
  return customer;
}

/** Of JWT Authentication and of CORS, which answer with WordPress' codes. */
function findByPassword(username: string, password: string, {shop}: Visitor) {
  if (username === '') throw new GraphQLError('empty_username');
  if (password === '') throw new GraphQLError('empty_password');
  const customer = findCustomer(shop.customers, username);
  if (!customer)
    throw new GraphQLError(username.includes('@') ? 'invalid_email' : 'invalid_username');
  if (!userHooks(shop).isPassword(customer, password)) throw new GraphQLError('incorrect_password');
  return customer;
}

/** What the guest put into the cart goes along. */
function enter({databaseId}: CustomerRecord, {shop, session}: Visitor): void {
  moveCart(shop.sessions, session.id, String(databaseId));
  session.id = String(databaseId);
  session.isRenewed = true;
}

/** Signs in by token. */
function login({input}: {input: Login}, visitor: Visitor) {
  const {origin, session} = visitor;
  if (visitor.customer) throw new GraphQLError('You are already logged in.');
  const {credentials, username, password} = input;
  const customer =
    credentials || username === undefined
      ? findByCredentials(credentials ?? {}, visitor)
      : findByPassword(username, password ?? '', visitor);
  enter(customer, visitor);
  const signedIn = {...visitor, customer};
  return {
    authToken: authOf(customer, origin),
    authTokenExpiration: inSeconds(authSeconds),
    refreshToken: signToken(origin, {refresh_id: customer.databaseId}, refreshSeconds),
    refreshTokenExpiration: inSeconds(refreshSeconds),
    sessionToken: sessionToken(origin, session),
    user: toUserNode(customer, signedIn),
    customer: toCustomerNode(customer, signedIn),
  };
}

function refreshToken({input}: {input: {refreshToken: string}}, {shop, origin}: Visitor) {
  const token = readToken(input.refreshToken);
  const id = 'claims' in token ? token.claims.data['refresh_id'] : null;
  const customer = shop.customers.find(({databaseId}) => databaseId === id);
  if (!customer) return {authToken: null, success: false};
  return {
    authToken: authOf(customer, origin),
    authTokenExpiration: inSeconds(authSeconds),
    success: true,
  };
}

/** Signs in by the cookie that WordPress sets. */
function loginWithCookies({input}: {input: {login: string; password: string}}, visitor: Visitor) {
  const customer = findByPassword(input.login, input.password, visitor);
  enter(customer, visitor);
  const token = signToken(visitor.origin, {user_id: customer.databaseId}, refreshSeconds);
  visitor.cookies.push(`${signedInCookie}=${token}; Path=/; HttpOnly`);
  return {status: 'SUCCESS'};
}

function refreshJwtAuthToken(given: {input: {jwtRefreshToken: string}}, visitor: Visitor) {
  const input = {refreshToken: given.input.jwtRefreshToken};
  const {authToken} = refreshToken({input}, visitor);
  if (authToken === null) throw new GraphQLError('The provided refresh token is invalid');
  return {authToken};
}

/** Ends no token and no session: clients forget theirs. A cookie is taken back. */
function logout(_: unknown, {customer, cookies}: Visitor) {
  if (customer) cookies.push(`${signedInCookie}=; Path=/; Max-Age=0`);
  return {success: customer ? true : null};
}

export const signInMutations = {
  login,
  loginWithCookies,
  logout,
  refreshJwtAuthToken,
  refreshToken,
};

export const signInQueries = {
  loginClients: () => [
    {name: 'Password', provider: 'PASSWORD', isEnabled: true, authorizationUrl: null},
  ],
  // There is no Stripe behind it: a client says so.
  stripePaymentIntent: ({stripePaymentMethod}: {stripePaymentMethod: string}) => ({
    error: 'The mocked shop has no Stripe gateway.',
    stripePaymentMethod,
  }),
};
