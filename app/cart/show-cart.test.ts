import {expect, test, vi} from 'vitest';
import {createProcessRateLimits} from '~adapters/rate-limits';
import type {AppServices} from '~/server/app-services';
import {aCoupon, aProduct, aShop} from '../../tests/support/shop';
import {showCart} from './show-cart.server';

/** A cart with a code of one shopper, looked at by who is, or is not, known to be that one. */
function open({isUnknown = false, lines = [{id: 'wp-30', quantity: 1}]} = {}) {
  const change = vi.fn();
  const limits = createProcessRateLimits();
  const coupon = aCoupon('FRIEND', {emailRestrictions: ['ada@example.com']});
  const services = {
    commerce: aShop({products: [aProduct(30, 1250)], coupons: [coupon]}),
    access: {shopper: async () => null, isUnknown: async () => isUnknown},
    session: {visitorId: () => 'visitor-1'},
    rateLimits: {host: limits, shop: limits},
    log: {info: vi.fn(), warn: vi.fn(), error: vi.fn()},
    cartCookie: {lines, code: 'FRIEND', change},
  };
  return {change, show: () => showCart(services as unknown as AppServices)};
}

test('a code of one shopper is taken off the cart of a visitor, who reads why', async () => {
  const {change, show} = open();
  expect(await show()).toMatchObject({code: null, codeNotice: {field: 'discountCode'}});
  expect(change).toHaveBeenCalledExactlyOnceWith({code: null});
});

test('while nobody can tell who the shopper is, the code stays', async () => {
  const {change, show} = open({isUnknown: true});
  expect(await show()).toBeNull();
  expect(change).not.toHaveBeenCalled();
});

test('an empty cart keeps its code, and says nothing of it', async () => {
  const {change, show} = open({lines: []});
  expect(await show()).toMatchObject({codeNotice: null});
  expect(change).not.toHaveBeenCalled();
});
