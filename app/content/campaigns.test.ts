import {expect, test} from 'vitest';
import {toCents} from '~adapters/commerce/money';
import {
  abandonmentCheckIntervalMs,
  abandonmentOfferLifetimeMs,
  cookieBannerDelayMs,
  discountPopup,
  discountPopupAfterMs,
  popupFadeMs,
  reminderPopup,
  reminderPopupAfterMs,
} from './campaigns';

test('campaigns keep their stated times', () => {
  expect({
    banner: cookieBannerDelayMs,
    check: abandonmentCheckIntervalMs,
    reminder: reminderPopupAfterMs,
    discount: discountPopupAfterMs,
    offer: abandonmentOfferLifetimeMs,
    fade: popupFadeMs,
  }).toEqual({
    banner: 2000,
    check: 30_000,
    reminder: 300_000,
    discount: 600_000,
    offer: 600_000,
    fade: 300,
  });
});

test('the discount pop-up offers 10% with SAVE10', () => {
  expect(discountPopup.title(10)).toContain('10% off');
  expect(discountPopup.code('SAVE10')).toBe('Code SAVE10');
  expect(discountPopup.apply).toEqual({label: 'Apply Discount & Checkout', href: '/cart'});
  expect(discountPopup.dismiss).toBe('Maybe Later');
});

test('the reminder counts items and shows the total', () => {
  expect(reminderPopup.itemCount(1)).toBe('1 item in your cart');
  expect(reminderPopup.cartTotal(toCents(5997))).toBe('Cart total: $59.97');
  expect([reminderPopup.complete.label, reminderPopup.dismiss]).toEqual([
    'Complete Your Order',
    'Continue Shopping',
  ]);
});

test.each([
  [600_000, '10:00 left'],
  [544_001, '9:05 left'],
  [1, '0:01 left'],
  [-5, '0:00 left'],
])('with %i ms to go the countdown reads %s', (remainingMs, text) => {
  expect(discountPopup.remaining(remainingMs)).toBe(text);
});
