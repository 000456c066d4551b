import {expect, test} from 'vitest';
import {failed, limited, refusedFor} from '~/checkout/order/order-answer.server';
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
  ['wp-2', 'Only 1 left in stock.', 'out_of_stock', '$.line_items[1]'],
  ['wp-1', 'It is not sold.', 'item_unavailable', '$.line_items[0]'],
  ['paymentMethod', 'Off.', 'payment_failed', '$.payment'],
  ['discountCode', 'Used up.', 'discount_code_invalid', '$.discounts.codes[0]'],
  [
    'zipCode',
    'Wrong.',
    'address_undeliverable',
    '$.fulfillment.methods[0].destinations[0].postal_code',
  ],
  ['email', 'Wrong.', 'invalid_email', '$.buyer.email'],
  ['shippingMethod', 'It changed.', 'total_changed', '$.totals'],
  [null, 'The price changed.', 'total_changed', '$.totals'],
])('what is refused for %s (%s) is %s', (field, message, code, path) => {
  expect(toRefusals(refusedFor([{field, message}]), session)).toMatchObject([
    {type: 'error', code, path, severity: 'recoverable'},
  ]);
});

test('a payment that is under way is for its shopper to look at', () => {
  expect(toRefusals(failed(409, 'The bank decides.'), session)).toMatchObject([
    {code: 'payment_in_progress', content: 'The bank decides.', severity: 'requires_buyer_review'},
  ]);
});

test('too many tries and a shop that is away are no answers about the checkout', () => {
  expect(() => toRefusals(limited(7), session)).toThrow(
    expect.objectContaining({status: 429, headers: {'Retry-After': '7'}}),
  );
  expect(() => toRefusals(failed(503, 'Away.'), session)).toThrow(
    expect.objectContaining({status: 503, code: 'unavailable'}),
  );
});
