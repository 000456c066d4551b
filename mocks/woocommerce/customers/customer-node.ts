import {sessionToken} from '../cart/session';
import {firstOf, toConnection, type PageArguments} from '../connection';
import {filterOrders, type OrdersWhere} from '../order-filters';
import {toOrderNode} from '../order-node';
import type {OrderRecord} from '../order-record';
import {refundNodesOf} from '../refund-node';
import {cartOf, type Visitor} from '../visitor';
import {ordersOf, toAddress, toCustomerFields} from './customer-fields';
import type {CustomerRecord} from './customer-record';
import {toDownloads} from './downloads';

type OrdersArguments = PageArguments & {where?: OrdersWhere | null};

/** A customer with orders; guests have an address, a session, and the orders of that address. */
export function toCustomerNode(customer: CustomerRecord | null, visitor: Visitor) {
  if (customer === null) return toGuestNode(visitor);
  // Another's are not listed, not even for the shop's manager.
  const own = visitor.customer === customer ? ordersOf(visitor.shop, customer) : [];
  return {
    ...toCustomerFields(customer, visitor),
    orders: listOf(own, visitor),
    refunds: (page: PageArguments) =>
      firstOf(
        own.flatMap((order) => refundNodesOf(order, visitor)),
        page,
      ),
    lastOrder: () => {
      const last = own.at(-1);
      return last ? toOrderNode(last, visitor) : null;
    },
  };
}

const listOf =
  (orders: OrderRecord[], visitor: Visitor) =>
  ({where, ...page}: OrdersArguments) =>
    toConnection(
      filterOrders(visitor.shop, orders, where ?? {}),
      page,
      (order) => toOrderNode(order, visitor),
      {idOf: ({databaseId}) => databaseId},
    );

/** The guests' orders, placed under the e-mail that the session knows: the real shop asks for no other proof. */
function ordersOfGuest(visitor: Visitor): OrderRecord[] {
  const {email} = cartOf(visitor).billing;
  if (!email) return [];
  return visitor.shop.orders.filter(
    ({billing, customerId}) => billing.email === email && customerId === null,
  );
}

const toGuestNode = (visitor: Visitor) => ({
  id: 'guest',
  sessionToken: () => sessionToken(visitor.origin, visitor.session),
  billing: () => toAddress(cartOf(visitor).billing),
  shipping: () => toAddress(cartOf(visitor).shipping),
  isPayingCustomer: false,
  isVatExempt: false,
  orders: (given: OrdersArguments) => listOf(ordersOfGuest(visitor), visitor)(given),
  downloadableItems: (page: PageArguments) => toDownloads([], page, visitor),
  session: () => cartOf(visitor).data,
});
