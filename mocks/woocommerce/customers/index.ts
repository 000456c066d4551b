import {GraphQLError} from 'graphql';
import {toConnection, type PageArguments} from '../connection';
import {databaseIdOf, globalId} from '../ids';
import {cartOf, storeCart, type Visitor} from '../visitor';
import {toCustomerNode} from './customer-node';
import {findCustomer, type CustomerRecord} from './customer-record';
import {profileOf, registerUser, type NewUser} from './register';
import {userHooks} from './user-hooks';
import {answerViewer, toUserNode} from './user-node';

interface Named {
  id?: string | null;
  customerId?: number | null;
}

function answerCustomer({id, customerId}: Named, visitor: Visitor) {
  const wanted = customerId ?? (id ? databaseIdOf('user', id) : null);
  if (wanted === null) return toCustomerNode(visitor.customer, visitor);
  const mayRead = visitor.isShopManager || visitor.customer?.databaseId === wanted;
  const customer = visitor.shop.customers.find(({databaseId}) => databaseId === wanted);
  if (!mayRead) throw new GraphQLError('Not authorized to access this customer');
  if (!customer) throw new GraphQLError(`No customer exists with the customer_id: ${wanted}`);
  return toCustomerNode(customer, visitor);
}

type CustomersArguments = PageArguments & {where?: {email?: string | null} | null};

/** For the shop's manager; empty for others. */
function answerCustomers({where, ...page}: CustomersArguments, visitor: Visitor) {
  const all = visitor.isShopManager ? visitor.shop.customers : [];
  const wanted = where?.email?.toLowerCase();
  return toConnection(
    all.filter(({email}) => wanted === undefined || email === wanted),
    page,
    (customer) => toCustomerNode(customer, visitor),
    {idOf: ({databaseId}) => databaseId},
  );
}

/** The real shop does not let a new customer read themselves yet: all but the id is null, and the viewer breaks. */
function registerCustomer({input}: {input: NewUser}, {shop}: Visitor) {
  const {databaseId} = registerUser(shop, input);
  return {
    customer: {id: globalId('user', databaseId)},
    viewer: {
      id: globalId('user', databaseId),
      databaseId: () => {
        throw new Error('Nobody is signed in.');
      },
    },
  };
}

type Changes = NewUser & {id?: string | null; shippingSameAsBilling?: boolean | null};

/** A customer's own details; a guest's addresses live in the session. */
function updateCustomer({input}: {input: Changes}, visitor: Visitor) {
  const {customer} = visitor;
  if (input.id && (customer === null || input.id !== globalId('user', customer.databaseId)))
    throw new GraphQLError('You do not have the appropriate capabilities to perform this action');
  const cart = cartOf(visitor);
  Object.assign(cart.billing, input.billing);
  Object.assign(cart.shipping, input.shippingSameAsBilling ? input.billing : input.shipping);
  storeCart(visitor, cart);
  if (customer) update(customer, input, visitor);
  return {customer: toCustomerNode(customer, visitor)};
}

function update(customer: CustomerRecord, input: Changes, visitor: Visitor): void {
  const {billing, shipping} = cartOf(visitor);
  const {username: _username, ...profile} = profileOf(input);
  Object.assign(customer, profile, {billing: {...billing}, shipping: {...shipping}});
  if (input.password) userHooks(visitor.shop).setPassword(customer, input.password);
}

/** Says the same of an unknown address. */
function sendPasswordResetEmail({input}: {input: {username: string}}, {shop, origin}: Visitor) {
  const customer = findCustomer(shop.customers, input.username);
  if (customer) userHooks(shop).mailPasswordKey(customer, `${origin}/wp-login.php?action=rp`);
  return {success: true};
}

interface Reset {
  key?: string | null;
  login?: string | null;
  password?: string | null;
}

function resetUserPassword({input}: {input: Reset}, visitor: Visitor) {
  const {shop} = visitor;
  const customer = findCustomer(shop.customers, input.login ?? '');
  if (!customer || !userHooks(shop).takePasswordKey(customer, input.key ?? ''))
    throw new GraphQLError('The password reset link is invalid.');
  userHooks(shop).setPassword(customer, input.password ?? '');
  return {user: toUserNode(customer, visitor)};
}

type UserChanges = NewUser & {id: string};

function updateUser({input}: {input: UserChanges}, visitor: Visitor) {
  const {customer, shop} = visitor;
  const id = databaseIdOf('user', input.id) ?? Number(input.id);
  if (customer?.databaseId !== id)
    throw new GraphQLError('Sorry, you are not allowed to edit this user.');
  const {username: _username, ...profile} = profileOf(input);
  Object.assign(customer, profile);
  if (input.password) userHooks(shop).setPassword(customer, input.password);
  return {user: toUserNode(customer, visitor)};
}

export const customerQueries = {
  customer: answerCustomer,
  customers: answerCustomers,
  viewer: answerViewer,
};

export const customerMutations = {
  registerCustomer,
  updateCustomer,
  updateUser,
  sendPasswordResetEmail,
  resetUserPassword,
};
