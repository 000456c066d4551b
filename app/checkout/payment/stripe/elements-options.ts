import type {StripeElementsOptionsMode} from '@stripe/stripe-js';
import type {ServiceFields} from '~/checkout/payment/service-fields.server';
import {appearance} from './appearance';

/** How Stripe's fields open: with the currency and the ways of paying that the order's intent will have. */
export const toElementsOptions = (
  {currency, excluded}: Pick<ServiceFields, 'currency' | 'excluded'>,
  amount: number,
): StripeElementsOptionsMode => ({
  mode: 'payment',
  amount,
  currency,
  excludedPaymentMethodTypes: excluded,
  appearance,
});
