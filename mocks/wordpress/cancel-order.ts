import {changeStatus} from '~mocks/woocommerce/order-changes';
import {leftOf} from '~mocks/woocommerce/money-back';
import {totalsOf, type OrderRecord} from '~mocks/woocommerce/order-record';
import {toJson} from './place-order';
import {attemptOf, metaOf} from './scarce';
import type {WordPressState} from './state';

const hourMs = 3_600_000;
const cancelledKey = '_bellyful_cancelled';
const open: readonly string[] = ['PENDING', 'FAILED', 'ON_HOLD', 'PROCESSING'];

const cancelledAt = (order: OrderRecord): string | null => metaOf(order, cancelledKey) || null;

/** Until when its customer may cancel it; null where that is over. */
function cancellableUntil({shop, now}: WordPressState, order: OrderRecord): string | null {
  const until = Date.parse(order.createdAt) + shop.cancelHours * hourMs;
  const isDisputed = metaOf(order, '_bellyful_disputes') !== '';
  const isOpen = open.includes(order.status) && order.shipments.length === 0 && !isDisputed;
  return isOpen && until > now() ? new Date(until).toISOString() : null;
}

/** Once, and for good; null for an order that cannot be cancelled any more. */
export function cancelOrder(state: WordPressState, order: OrderRecord, refunds: boolean) {
  if (cancelledAt(order) === null) {
    if (cancellableUntil(state, order) === null) return null;
    order.meta.push({key: cancelledKey, value: new Date(state.now()).toISOString()});
    changeStatus(state.shop, order, 'CANCELLED');
    const attempt = attemptOf(state, order);
    const isOwed = refunds && order.paidAt !== null && leftOf(order) > 0;
    if (attempt && isOwed) Object.assign(attempt, {isDone: false, owesMoney: true});
  }
  return {order: toJson(state.shop, order)};
}

function moneyOf(state: WordPressState, order: OrderRecord) {
  if (totalsOf(order).total === 0) return 'none';
  if (order.paidAt === null)
    return ['bacs', 'cheque'].includes(order.paymentMethod) ? 'awaited' : 'none';
  if (leftOf(order) <= 0 || order.status === 'REFUNDED') return 'returned';
  return attemptOf(state, order)?.owesMoney ? 'refund' : 'staff';
}

/** What the order's page says of it. */
export function cancellationOf(state: WordPressState, order: OrderRecord) {
  if (metaOf(order, '_bellyful_attempt') === '') return null;
  const at = cancelledAt(order);
  const until = at === null ? cancellableUntil(state, order) : null;
  return {until, cancelledAt: at, money: moneyOf(state, order)};
}
