import {byUsps} from './shop-rules';
import type {PageMeta} from './text';
import {shopName} from './brand';

export const checkoutPageMeta: PageMeta = {
  title: 'Checkout',
  description: `Enter your shipping address and payment details to place your ${shopName} order.`,
};

export const checkoutPage = {
  title: 'Checkout',
  haveAccount: 'Have an account?',
  signIn: 'Sign in',
  shippingHeading: 'Shipping',
  paymentHeading: 'Payment',
  billingHeading: 'Billing address',
  email: 'Email',
  emailHint: 'For your order confirmation and the tracking number.',
  emailHintUnsent: 'For your order confirmation and your downloads.',
  paidLater:
    'You pay on our secure payment page in the next step, so we do not ask for your card here.',
  waysHeading: 'How would you like to pay?',
  payByCard: 'Card',
  payOnline: 'Pay online',
  onlineHeading: 'Ways to pay there',
  paidAfterwards: 'You pay nothing now. Once you order, we tell you how to pay.',
  otherAddresses: 'Your other addresses',
  sendHere: 'Send it here',
  changeAddress: 'Change',
  changeAddressWhich: 'the shipping address',
  saveAddress: 'Save this address to my account',
  billingSame: 'Billing address is the same as shipping',
  reviewCart: 'Review your cart',
  correctThese: 'Please correct these fields:',
  seeOrder: (orderNumber: string) => `See order ${orderNumber}`,
  get trust() {
    return [
      'We never store your card number.',
      `Ships${byUsps(' by USPS')} after 1-2 business days of processing.`,
      'We answer questions within 24 hours.',
    ];
  },
} as const;
