import {expect, test} from 'vitest';
import {checkoutMessages} from './messages/checkout';
import {orderMessages} from './messages/orders';
import {selectionMessages} from './messages/selection';

test('checkout has sixteen messages in the order of its checks', () => {
  expect(Object.values(checkoutMessages).slice(0, 16)).toEqual([
    'First name is required',
    'Last name is required',
    'Email is required',
    'Address is required',
    'City is required',
    'State is required',
    'ZIP code is required',
    'Invalid email format',
    'Name on card is required',
    'Card number is required',
    'Expiry date is required',
    'CVV is required',
    'Invalid card number length',
    'Card number must contain only digits',
    'Expiry date must be in MM/YY format',
    'CVV must be 3 or 4 digits',
  ]);
});

test('a shopper who asks for too many hears how many are left', () => {
  expect(orderMessages.onlyLeftInStock(3)).toBe('Only 3 left in stock.');
});

test('the add-to-cart button carries the total', () => {
  expect(selectionMessages.buttonAddToCart('$9.98')).toBe('Add to Cart - $9.98');
});

test.each<[keyof typeof orderMessages, string]>([
  ['paidUnfinished', 'you will not be charged twice'],
  ['returnUnknown', 'nothing is charged twice'],
  ['shopUncertain', 'it will not be placed twice'],
  ['stillPlacing', 'it will not be placed twice'],
])('who cannot know what became of his order reads why another try is safe: %s', (name, why) => {
  expect(orderMessages[name]).toContain(why);
});
