import {GraphQLError} from 'graphql';

/** A user of WordPress with the role of a customer. Guests are none, however often they order. */
export interface CustomerRecord {
  databaseId: number;
  email: string;
}

export const createCustomers = (): CustomerRecord[] => [
  {databaseId: 7, email: 'sample@bellyful.example'},
];

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
