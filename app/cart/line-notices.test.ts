import {expect, test} from 'vitest';
import {toCents} from '~adapters/commerce';
import type {CartItem} from '~/pricing/cart-item';
import {noteLines, noticeOf, useLineNotices} from './line-notices';
import {setPriceFacts} from '../../tests/support/set-shop';

const item = (id: string, quantity: number): CartItem => ({
  id,
  name: id,
  price: toCents(500),
  quantity,
  image: '',
  variationId: null,
  variationAttributes: [],
  href: '/products',
});

const notices = () => useLineNotices.getState().notices;

test('a refusal marks the line that it names, for the quantity that was asked', () => {
  const message = 'Only 2 left in stock.';
  const refusals = [{code: 'order.onlyLeftInStock' as const, field: 'wp-1', message}];
  noteLines([item('wp-1', 3), item('wp-2', 1)], {refusals});
  expect(notices()).toEqual({'wp-1 × 3': message});
});

test('a line whose price changed says from what to what; the others stay unmarked', () => {
  noteLines([item('wp-1', 1), item('wp-2', 1)], {prices: {'wp-1': 650, 'wp-2': 500}});
  expect(notices()).toEqual({'wp-1 × 1': 'The price has changed from $5.00 to $6.50.'});
});

test('the next answer replaces what was said before', () => {
  noteLines([item('wp-1', 1)], {prices: {'wp-1': 650}});
  noteLines([item('wp-1', 1)], {});
  expect(notices()).toEqual({});
});

test('by the shop’s own rules offers and the free sample have ended', () => {
  const offered: CartItem = {...item('wp-1', 1), offerId: 'bundle-starter'};
  const said = (one: CartItem) => noticeOf(one, {})?.message ?? null;
  expect([offered, item('free-sample', 1)].map(said)).toEqual([null, null]);
  setPriceFacts({rules: 'shop'});
  expect([offered, item('free-sample', 1)].map(said)).not.toContain(null);
  expect(said(item('wp-1', 1))).toBeNull();
  setPriceFacts({rules: 'storefront'});
});
