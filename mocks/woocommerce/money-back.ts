import {toCents} from '~adapters/commerce/money';
import {changeStatus, isCancelledForGood} from './order-changes';
import {totalsOf, type OrderRecord, type RefundRecord} from './order-record';
import type {Shop} from './shop';

const disputesKey = '_bellyful_disputes';

interface Dispute {
  id: string;
  state: string;
  amount: number;
}

/** What of an order's money was not given back. */
export const leftOf = (order: OrderRecord): number =>
  order.refunds.reduce((left, {amount}) => left - amount, totalsOf(order).total);

/** Writes money as given back; with the last of it the order is refunded. False: more than is left. */
export function writeRefund(shop: Shop, order: OrderRecord, refund: RefundRecord): boolean {
  const left = leftOf(order);
  if (refund.amount > left) return false;
  order.refunds.push(refund);
  if (refund.amount === left) changeStatus(shop, order, 'REFUNDED');
  return true;
}

/**
 * Writes what the payment service gave back, once for each id. Of an order that its customer cancelled all goes back: no
 * more than is left is written.
 */
export function giveBack(shop: Shop, order: OrderRecord, id: string, asked: number): boolean {
  if (order.refunds.some(({chargeRefundId}) => chargeRefundId === id)) return true;
  const amount = isCancelledForGood(order) ? Math.min(asked, leftOf(order)) : asked;
  if (amount === 0 && order.status === 'REFUNDED') return true;
  const madeAt = new Date().toISOString();
  return writeRefund(shop, order, {
    chargeRefundId: id,
    amount: toCents(amount),
    reason: '',
    madeAt,
    items: [],
  });
}

/** What came back as its payer reads it: what a lost dispute took is none of it. */
export function refundsOf(order: OrderRecord) {
  const disputes = readDisputes(order);
  return order.refunds
    .filter(({chargeRefundId}) => !(chargeRefundId !== null && chargeRefundId in disputes))
    .map(({amount, reason, madeAt, items}) => ({amount, reason, madeAt, items}));
}

/** Holds an order while any of its disputes is open; lost, as much as is left counts as given back. */
export function noteDispute(shop: Shop, order: OrderRecord, {id, state, amount}: Dispute): void {
  const disputes = readDisputes(order);
  const known = disputes[id];
  if (known === state || (state === 'open' && known)) return;
  if (state === 'lost') giveBack(shop, order, id, Math.min(amount, leftOf(order)));
  disputes[id] = state;
  const isOpen = Object.values(disputes).includes('open');
  if (isOpen && (order.status === 'PROCESSING' || order.status === 'COMPLETED')) {
    disputes['before'] = order.status;
    changeStatus(shop, order, 'ON_HOLD');
  } else if (!isOpen && order.status === 'ON_HOLD' && disputes['before']) {
    changeStatus(shop, order, disputes['before'] === 'COMPLETED' ? 'COMPLETED' : 'PROCESSING');
  }
  storeDisputes(order, disputes);
}

function readDisputes({meta}: OrderRecord): Record<string, string> {
  const stored = meta.find(({key}) => key === disputesKey)?.value ?? '{}';
  return JSON.parse(stored) as Record<string, string>;
}

function storeDisputes({meta}: OrderRecord, disputes: Record<string, string>): void {
  const value = JSON.stringify(disputes);
  const known = meta.find(({key}) => key === disputesKey);
  if (known) known.value = value;
  else meta.push({key: disputesKey, value});
}
