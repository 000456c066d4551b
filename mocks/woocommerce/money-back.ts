import {changeStatus, isCancelledForGood} from './order-changes';
import {totalsOf, type OrderRecord} from './order-record';
import type {Shop} from './shop';

const refundKey = (id: string) => `_bellyful_charge_refund:${id}`;
const disputesKey = '_bellyful_disputes';

interface Dispute {
  id: string;
  state: string;
  amount: number;
}

/** What of its money was not given back. */
export function leftToReturn(order: OrderRecord): number {
  const given = order.meta.filter(({key}) => key.startsWith(refundKey('')));
  return given.reduce((left, {value}) => left - Number(value), totalsOf(order).total);
}

/**
 * Writes money as given back, once for each id; with the last of it the order is refunded. False: more than is left,
 * except of an order that its customer cancelled, of which all goes back.
 */
export function giveBack(shop: Shop, order: OrderRecord, id: string, asked: number): boolean {
  if (order.meta.some(({key}) => key === refundKey(id))) return true;
  const left = leftToReturn(order);
  const amount = isCancelledForGood(order) ? Math.min(asked, left) : asked;
  if (amount === 0 && order.status === 'REFUNDED') return true;
  if (amount > left) return false;
  order.meta.push({key: refundKey(id), value: String(amount)});
  if (amount === left) changeStatus(shop, order, 'REFUNDED');
  return true;
}

/** Holds an order while any of its disputes is open; lost, as much as is left counts as given back. */
export function noteDispute(shop: Shop, order: OrderRecord, {id, state, amount}: Dispute): void {
  const disputes = readDisputes(order);
  const known = disputes[id];
  if (known === state || (state === 'open' && known)) return;
  const left = leftToReturn(order);
  if (state === 'lost') giveBack(shop, order, id, Math.min(amount, left));
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
