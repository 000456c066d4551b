import {changeStatus} from './order-changes';
import {totalsOf, type OrderRecord} from './order-record';
import type {Shop} from './shop';

const refundKey = (id: string) => `_bellyful_charge_refund:${id}`;
const disputeKey = '_bellyful_status_before_dispute';

/** Writes money as given back, once for each id; with the last of it the order is refunded. False: more than is left. */
export function giveBack(shop: Shop, order: OrderRecord, id: string, amount: number): boolean {
  if (order.meta.some(({key}) => key === refundKey(id))) return true;
  const given = order.meta
    .filter(({key}) => key.startsWith(refundKey('')))
    .reduce((sum, {value}) => sum + Number(value), 0);
  const left = totalsOf(order).total - given;
  if (amount > left) return false;
  order.meta.push({key: refundKey(id), value: String(amount)});
  if (amount === left) changeStatus(shop, order, 'REFUNDED');
  return true;
}

export function holdDisputed(shop: Shop, order: OrderRecord): void {
  if (order.status !== 'PROCESSING' && order.status !== 'COMPLETED') return;
  order.meta.push({key: disputeKey, value: order.status});
  changeStatus(shop, order, 'ON_HOLD');
}

export function endDispute(shop: Shop, order: OrderRecord): void {
  const at = order.meta.findIndex(({key}) => key === disputeKey);
  const [before] = at < 0 ? [] : order.meta.splice(at, 1);
  if (order.status === 'ON_HOLD' && before)
    changeStatus(shop, order, before.value === 'COMPLETED' ? 'COMPLETED' : 'PROCESSING');
}
