import {sessionToken} from '../cart/session';
import {toConnection, type PageArguments} from '../connection';
import {filterOrders, type OrdersWhere} from '../order-filters';
import {toOrderNode} from '../order-node';
import {cartOf, type Visitor} from '../visitor';
import {ordersOf, toAddress, toCustomerFields} from './customer-fields';
import type {CustomerRecord} from './customer-record';
import {toDownloads} from './downloads';

type OrdersArguments = PageArguments & {where?: OrdersWhere | null};

/** A customer with orders; guests have an address and a session, and nothing else. */
export function toCustomerNode(customer: CustomerRecord | null, visitor: Visitor) {
  if (customer === null) return toGuestNode(visitor);
  // Another's are not listed, not even for the shop's manager.
  const own = visitor.customer === customer ? ordersOf(visitor.shop, customer) : [];
  return {
    ...toCustomerFields(customer, visitor),
    orders: ({where, ...page}: OrdersArguments) =>
      toConnection(
        filterOrders(visitor.shop, own, where ?? {}),
        page,
        (order) => toOrderNode(order, visitor),
        {idOf: ({databaseId}) => databaseId},
      ),
    lastOrder: () => {
      const last = own.at(-1);
      return last ? toOrderNode(last, visitor) : null;
    },
  };
}

const toGuestNode = (visitor: Visitor) => ({
  id: 'guest',
  sessionToken: () => sessionToken(visitor.origin, visitor.session),
  billing: () => toAddress(cartOf(visitor).billing),
  shipping: () => toAddress(cartOf(visitor).shipping),
  isPayingCustomer: false,
  isVatExempt: false,
  orders: (page: PageArguments) => toConnection([], page, () => null, {idOf: () => 0}),
  downloadableItems: (page: PageArguments) => toDownloads([], page, visitor),
  session: () => cartOf(visitor).data,
});
