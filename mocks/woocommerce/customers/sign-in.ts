import {GraphQLError} from 'graphql';
import {moveCart, sessionToken} from '../cart/session';
import {readToken, signToken} from '../tokens';
import type {Visitor} from '../visitor';
import {toCustomerNode} from './customer-node';
import {findCustomer, type CustomerRecord} from './customer-record';
import {userHooks} from './user-hooks';
import {toUserNode} from './user-node';

const authSeconds = 300;
const refreshSeconds = 365 * 24 * 3600;

const authOf = ({databaseId}: CustomerRecord, origin: string) =>
  signToken(origin, {user_id: databaseId}, authSeconds);

const inSeconds = (seconds: number) => String(Math.floor(Date.now() / 1000) + seconds);

interface Login {
  credentials?: {username: string; password: string} | null;
}

/** Signs in by token; what the guest put into the cart goes along. */
function login({input}: {input: Login}, visitor: Visitor) {
  const {shop, origin, session} = visitor;
  if (visitor.customer) throw new GraphQLError('You are already logged in.');
  const {username, password} = input.credentials ?? {};
  if (!username || !password) throw new GraphQLError('Missing username or password.');
  const customer = findCustomer(shop.customers, username);
  if (!customer || !userHooks(shop).isPassword(customer, password))
    throw new GraphQLError('The user could not be logged in.');
  moveCart(shop.sessions, session.id, String(customer.databaseId));
  session.id = String(customer.databaseId);
  session.isRenewed = true;
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

/** Ends no token and no session: clients forget theirs. */
const logout = (_: unknown, {customer}: Visitor) => ({success: customer ? true : null});

export const signInMutations = {login, logout, refreshToken};

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
