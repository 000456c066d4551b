import type {Stripe} from 'stripe';

/**
 * Stripe's ways of paying that tell days later whether there was money: bank debits, transfers and vouchers. An
 * unpaid order is closed within the hour (rules: Payment elsewhere), so none of them may pay one.
 */
export const delayedMethods = [
  'acss_debit',
  'au_becs_debit',
  'bacs_debit',
  'boleto',
  'customer_balance',
  'konbini',
  'multibanco',
  'nz_bank_account',
  'oxxo',
  'pay_by_bank',
  'payto',
  'sepa_debit',
  'sofort',
  'us_bank_account',
] satisfies Stripe.PaymentIntentCreateParams.ExcludedPaymentMethodType[];
