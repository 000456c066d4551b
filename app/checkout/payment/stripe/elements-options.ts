import type {Appearance, StripeElementsOptionsMode} from '@stripe/stripe-js';
import type {ServiceFields} from '~/checkout/checkout-shopper.server';
import {colors} from '~/content/brand';

/** The shop's look for frames that no style of ours reaches. */
const appearance: Appearance = {
  theme: 'stripe',
  variables: {
    colorPrimary: colors.leaf,
    colorText: colors.ink,
    colorTextSecondary: colors.inkSoft,
    colorDanger: colors.alarm,
    colorBackground: '#ffffff',
    fontFamily: 'Figtree, ui-sans-serif, system-ui, sans-serif',
    // A phone zooms into smaller letters.
    fontSizeBase: '16px',
    borderRadius: '12px',
    spacingUnit: '4px',
  },
};

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
