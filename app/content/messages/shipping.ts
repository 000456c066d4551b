/** What keeps an order from being sent where the shop's own rules count (rules: Whose rules). */
export const shippingMessages = {
  notSent:
    'We have no way to send this order to that address. Please choose another address, or contact us.',
  failed: 'We could not ask how your order can be sent.',
  changed:
    'The shipping of your order has changed. Please check how it is sent and the total, then place it again.',
  choose: 'Please check how your order is sent and the total, then place it.',
} as const;
