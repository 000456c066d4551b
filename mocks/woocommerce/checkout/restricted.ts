/** Thrown where a field that is never null may not be read. */
function breaks(): never {
  throw new Error('Nobody may read this order.');
}

/**
 * What WooGraphQL hides of an order from who is not its customer. A guest's order without an e-mail has no customer,
 * not even to who has just made it.
 */
export const restricted = {
  id: breaks,
  databaseId: null,
  orderKey: null,
  date: null,
  currency: null,
  createdVia: null,
  paymentMethod: null,
  transactionId: null,
  pricesIncludeTax: null,
  hasBillingAddress: null,
  hasShippingAddress: null,
};
