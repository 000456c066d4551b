import {expect, test} from 'vitest';
import {toCents} from '../money';
import type {OrderStatus} from './order';
import {standingOf, type OrderStanding} from './order-standing';

const paidAt = '2026-10-02T10:00:00Z';

test.each<[OrderStatus, string, string | null, OrderStanding]>([
  ['PENDING', '', null, 'unpaid'],
  ['PROCESSING', 'stripe', paidAt, 'paid'],
  ['PROCESSING', 'cod', null, 'paidOnDelivery'],
  ['PROCESSING', 'cod', paidAt, 'paid'],
  ['ON_HOLD', 'bacs', null, 'awaitsTransfer'],
  ['ON_HOLD', 'cheque', null, 'awaitsCheque'],
  ['ON_HOLD', 'paypal', null, 'onHold'],
  ['COMPLETED', 'cod', null, 'completed'],
  ['FAILED', 'stripe', null, 'failed'],
  ['CANCELLED', 'bacs', null, 'cancelled'],
  ['REFUNDED', 'stripe', paidAt, 'refunded'],
  ['REFUNDED', 'cod', null, 'cancelled'],
])('an order %s by "%s", paid at %s, is %s', (status, paymentMethod, paid, standing) => {
  expect(standingOf({status, paymentMethod, paidAt: paid, total: toCents(500)})).toBe(standing);
});

test('a placed order that costs nothing has nothing to pay, whatever its method', () => {
  const order = {status: 'PROCESSING', paymentMethod: 'cod', paidAt: null} as const;
  expect(standingOf({...order, total: toCents(0)})).toBe('nothingToPay');
});
