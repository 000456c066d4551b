import {GraphQLError} from 'graphql';
import type {AddressInput} from '../order-input';
import type {Shop} from '../shop';
import {findCustomer, type CustomerRecord} from './customer-record';
import {userHooks} from './user-hooks';

export interface NewUser {
  email?: string | null;
  username?: string | null;
  password?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  billing?: AddressInput | null;
  shipping?: AddressInput | null;
}

/** A new customer, or why there is none, in the shop's words. */
export function registerUser(shop: Shop, user: NewUser): CustomerRecord {
  const email = (user.email ?? '').trim().toLowerCase();
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email))
    throw new GraphQLError('The email address you are trying to use is invalid');
  if (findCustomer(shop.customers, email))
    throw new GraphQLError(
      `An account is already registered with ${email}. Please log in or use a different email address.`,
    );
  if (user.username && findCustomer(shop.customers, user.username))
    throw new GraphQLError(
      'An account is already registered with that username. Please choose another.',
    );
  if (!user.password)
    throw new GraphQLError(
      'A password was not provided and WooCommerce does not automatically generate one for you.',
    );
  const customer = userHooks(shop).register(email, user.password);
  return Object.assign(customer, profileOf(user));
}

const profileNames = ['username', 'firstName', 'lastName', 'billing', 'shipping'] as const;

/** What was given of it. */
export const profileOf = (user: NewUser): Partial<CustomerRecord> =>
  Object.fromEntries(
    profileNames.flatMap((name) => (user[name] == null ? [] : [[name, user[name]]])),
  );
