import {expect, test} from 'vitest';
import {toRefusal} from '~/cart/refusals';
import {failed, limited, refusedFor} from '~/checkout/order/order-answer.server';
import {orderMessages} from '~/content/messages/orders';
import type {AgentSession} from '../session/agent-session.server';
import {toRefusals} from './refused-completion.server';

const session: AgentSession = {
  kind: 'checkout',
  key: crypto.randomUUID(),
  until: 0,
  id: crypto.randomUUID(),
  digest: null,
  agent: 'mcp',
  isVerified: false,
  lines: [
    {id: 'wp-1', quantity: 1},
    {id: 'wp-2', quantity: 1},
  ],
  codes: ['TEN'],
  buyer: {email: 'ada@shop.example'},
  destinations: [{id: 'home'}],
  destination: 'home',
  option: null,
  isCanceled: false,
  shownTotal: 100,
  refusedKey: null,
};

test.each([
  [toRefusal('order.onlyLeftInStock', 'wp-2', 1), 'out_of_stock', '$.line_items[1]'],
  [toRefusal('order.outOfStock', 'wp-2', 'Tea'), 'out_of_stock', '$.line_items[1]'],
  [toRefusal('order.notSold', 'wp-1'), 'item_unavailable', '$.line_items[0]'],
  [toRefusal('order.methodOff', 'paymentMethod'), 'payment_failed', '$.payment'],
  [toRefusal('code.usedUp', 'discountCode'), 'discount_code_invalid', '$.discounts.codes[0]'],
  [
    toRefusal('form.zipCode', 'zipCode'),
    'address_undeliverable',
    '$.fulfillment.methods[0].destinations[0].postal_code',
  ],
  [toRefusal('form.emailInvalid', 'email'), 'invalid_email', '$.buyer.email'],
  [toRefusal('shipping.changed', 'shippingMethod'), 'total_changed', '$.totals'],
  [toRefusal('order.priceChanged', null), 'total_changed', '$.totals'],
])('%o is said as %s', (refusal, code, path) => {
  expect(toRefusals(refusedFor([refusal]), session)).toMatchObject([
    {type: 'error', code, path, severity: 'recoverable'},
  ]);
});

test('a payment that is under way is for its shopper to look at', () => {
  expect(toRefusals(failed(409, 'order.stillPlacing'), session)).toMatchObject([
    {
      code: 'payment_in_progress',
      content: orderMessages.stillPlacing,
      severity: 'requires_buyer_review',
    },
  ]);
});

test('too many tries and a shop that is away are no answers about the checkout', () => {
  expect(() => toRefusals(limited(7), session)).toThrow(
    expect.objectContaining({status: 429, headers: {'Retry-After': '7'}}),
  );
  expect(() => toRefusals(failed(503, 'order.shopUncertain'), session)).toThrow(
    expect.objectContaining({status: 503, code: 'unavailable'}),
  );
});
