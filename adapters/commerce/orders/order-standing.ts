import type {Order} from './order';

/** How an order stands for who has ordered (rules: How an order stands). */
export type OrderStanding =
  | 'paid'
  | 'completed'
  | 'nothingToPay'
  | 'paidOnDelivery'
  | 'awaitsTransfer'
  | 'awaitsCheque'
  | 'onHold'
  | 'unpaid'
  | 'failed'
  | 'cancelled'
  | 'refunded';

type Facts = Pick<Order, 'status' | 'paymentMethod' | 'paidAt' | 'total'>;

const byStatus: Partial<Record<Order['status'], OrderStanding>> = {
  COMPLETED: 'completed',
  CANCELLED: 'cancelled',
  REFUNDED: 'refunded',
  FAILED: 'failed',
};

const onHoldBy: Record<string, OrderStanding> = {bacs: 'awaitsTransfer', cheque: 'awaitsCheque'};

export function standingOf({status, paymentMethod, paidAt, total}: Facts): OrderStanding {
  // Of what was never paid nothing was given back.
  const known = status === 'REFUNDED' && paidAt === null ? 'cancelled' : byStatus[status];
  if (known) return known;
  if (status === 'PENDING') return 'unpaid';
  if (status === 'ON_HOLD') return onHoldBy[paymentMethod] ?? 'onHold';
  if (total === 0) return 'nothingToPay';
  return paymentMethod === 'cod' && paidAt === null ? 'paidOnDelivery' : 'paid';
}
