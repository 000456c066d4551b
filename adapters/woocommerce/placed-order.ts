import {toCents, type PlacedOrder} from '~adapters/commerce';
import {referenceMetaKey, toPayUrl, toTransactionId} from './to-order';

/** An order as the plugin writes it; its amounts are whole minor units. */
export type SentOrder = Omit<PlacedOrder, 'payUrl' | 'orderReference' | 'total'> & {
  orderReference: string;
  total: number;
};

export function toPlacedOrder(sent: SentOrder, endpoint: string): PlacedOrder {
  const {databaseId, orderKey, orderReference, transactionId, total} = sent;
  const meta = [...sent.meta, {key: referenceMetaKey, value: orderReference}];
  return {
    ...sent,
    total: toCents(total),
    transactionId: toTransactionId(transactionId, orderReference),
    payUrl: toPayUrl(endpoint, databaseId, orderKey),
    meta,
  };
}
