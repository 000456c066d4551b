import type {RequestHandler} from 'msw';
import {challengeHandlers} from './challenge-handlers';
import {offlineHandlers} from './offline-handlers';
import type {PaymentState} from './payment-state';
import {stripeStubHandlers} from './stripe-stub/stripe-stub-handlers';
import {stripeCustomerHandlers} from './stripe-customer-handlers';
import {stripeHandlers} from './stripe-handlers';

export * from './payment-state';

/** The mocked payment services: the offline gateway at `/payments`, Stripe at `/v1`, its script
 * at `/stripe`, the bank's page of 3-D Secure. */
export const paymentHandlers = (state: PaymentState): RequestHandler[] => [
  ...offlineHandlers(state),
  ...challengeHandlers(state),
  ...stripeHandlers(state),
  ...stripeCustomerHandlers(state),
  ...stripeStubHandlers(state),
];
