import {GraphQLError} from 'graphql';
import type {AddressInput} from '../order-input';

/** A user of WordPress with the role of a customer. Guests are none, however often they order. */
export interface CustomerRecord {
  databaseId: number;
  email: string;
  /** Without one the part of the e-mail before the @. */
  username?: string;
  firstName?: string;
  lastName?: string;
  billing?: AddressInput;
  shipping?: AddressInput;
}

export const createCustomers = (): CustomerRecord[] => [
  {databaseId: 7, email: 'sample@bellyful.example'},
];

export const usernameOf = ({username, email}: CustomerRecord): string =>
  username ?? email.replace(/@.*$/, '');

/** By name or e-mail, in any letter case. */
export const findCustomer = (customers: CustomerRecord[], login: string) => {
  const wanted = login.trim().toLowerCase();
  return customers.find((one) => one.email === wanted || usernameOf(one).toLowerCase() === wanted);
};

/** The customer an order is for; null for a guest's. */
export function findOrderingCustomer(
  {customers}: {customers: CustomerRecord[]},
  id: string | number | null | undefined,
) {
  if (id == null) return null;
  const customer = customers.find(({databaseId}) => databaseId === Number(id));
  if (!customer) throw new GraphQLError('Customer ID is invalid.');
  return customer;
}
