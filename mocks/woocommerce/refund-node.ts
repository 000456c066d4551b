import {GraphQLError} from 'graphql';
import {toAmount} from '~adapters/commerce/money';
import {firstOf, type PageArguments} from './connection';
import {databaseIdOf, globalId} from './ids';
import type {OrderRecord} from './order-record';
import type {Visitor} from './visitor';

/** What was given back of an order, the latest first. WordPress numbers refunds as it numbers orders; here by their order. */
export const refundNodesOf = (order: OrderRecord, {shop}: Visitor) =>
  order.refunds
    .map(({amount, reason, madeAt}, index) => {
      const databaseId = order.databaseId * 100 + index + 1;
      return {
        id: globalId('order', databaseId),
        databaseId,
        title: `Refund &ndash; ${madeAt.slice(0, 10)}`,
        amount: toAmount(amount, shop.currency),
        reason: reason || null,
        date: madeAt,
        refundedBy: null,
        metaData: null,
      };
    })
    .toReversed();

/** All of them for the shop's manager, a customer's own for others. */
const readableTo = (visitor: Visitor) =>
  visitor.shop.orders
    .filter(
      ({customerId}) =>
        visitor.isShopManager ||
        (visitor.customer !== null && customerId === visitor.customer.databaseId),
    )
    .flatMap((order) => refundNodesOf(order, visitor));

interface RefundArguments {
  id: string;
  idType?: 'DATABASE_ID' | 'ID' | null;
}

function answerRefund({id, idType}: RefundArguments, visitor: Visitor) {
  const wanted = idType === 'DATABASE_ID' ? Number(id) : databaseIdOf('order', id);
  const found = readableTo(visitor).find(({databaseId}) => databaseId === wanted);
  if (!found) throw new GraphQLError('Not authorized to access this refund');
  return found;
}

export const refundQueries = {
  refund: answerRefund,
  refunds: (page: PageArguments, visitor: Visitor) => firstOf(readableTo(visitor), page),
};
