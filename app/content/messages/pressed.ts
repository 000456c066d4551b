import {networkError} from '../connection';

/** Shown by the browser while an order is placed. */
export const pressMessages = {
  failed: 'Failed to process order',
  failedAlert: 'Failed to process order. Please try again.',
  networkError,
  unexpected: 'An unexpected error occurred',
  paymentUnreachable:
    'We could not reach the payment service. Please press Place Order again: you will not be charged twice.',
  paymentIncomplete: 'Please check your payment details.',
  paymentNotFinished: 'The payment was not completed. Your cart is kept: please try again.',
} as const;
