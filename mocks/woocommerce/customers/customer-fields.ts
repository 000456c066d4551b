import type {PageArguments} from '../connection';
import {sessionToken} from '../cart/session';
import {globalId} from '../ids';
import {totalsOf} from '../order-record';
import {toAmount} from '~adapters/commerce/money';
import type {Shop} from '../shop';
import {cartOf, type Visitor} from '../visitor';
import {usernameOf, type CustomerRecord} from './customer-record';
import {toDownloads} from './downloads';

const anHourOf = (id: number) => new Date(Date.UTC(2026, 0, 1, id % 24)).toISOString();

export const ordersOf = ({orders}: Shop, {databaseId}: CustomerRecord) =>
  orders.filter(({customerId}) => customerId === databaseId);

/** A customer as WooGraphQL answers them, but for their orders. */
export function toCustomerFields(customer: CustomerRecord, visitor: Visitor) {
  const {shop} = visitor;
  const isOwn = visitor.customer === customer;
  const own = ordersOf(shop, customer);
  const spent = own.filter(({paidAt}) => paidAt !== null).map((order) => totalsOf(order).total);
  return {
    id: globalId('user', customer.databaseId),
    databaseId: customer.databaseId,
    email: customer.email,
    username: usernameOf(customer),
    displayName: customer.firstName ?? usernameOf(customer),
    firstName: customer.firstName ?? null,
    lastName: customer.lastName ?? null,
    role: 'customer',
    date: anHourOf(customer.databaseId).slice(0, 19).concat('+00:00'),
    billing: () => toAddress(isOwn ? cartOf(visitor).billing : customer.billing),
    shipping: () => toAddress(isOwn ? cartOf(visitor).shipping : customer.shipping),
    isPayingCustomer: spent.length > 0,
    isVatExempt: false,
    orderCount: own.length,
    totalSpent: toAmount(
      spent.reduce((sum, total) => sum + total, 0),
      shop.currency,
    ),
    downloadableItems: (page: PageArguments) => toDownloads(own, page, visitor),
    metaData: null,
    sessionToken: isOwn ? sessionToken(visitor.origin, visitor.session) : null,
    session: () => cartOf(visitor).data,
  };
}

/** What is empty is null. */
export const toAddress = (address: CustomerRecord['billing']) =>
  Object.fromEntries(Object.entries(address ?? {}).map(([name, value]) => [name, value || null]));
