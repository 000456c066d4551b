import {Stripe} from 'stripe';
import {CommerceError} from '~adapters/commerce';
import type {OrderCharge} from '../index';
import {toStripeMoney} from './amount';

const idempotencyKeysLastMs = 12 * 60 * 60 * 1000;

/**
 * The one payment intent of an order, made when there is none: asking again with its key answers the
 * same one. Stripe forgets keys after a day, so an older order's intent is searched for instead
 * (its search lags by up to a minute, so it is no help for a young one).
 */
export async function openIntent(
  stripe: Stripe,
  {order, orderReference}: OrderCharge,
): Promise<Stripe.PaymentIntent> {
  const isOld = Date.now() - Date.parse(order.createdAt) > idempotencyKeysLastMs;
  const known = isOld ? await searchIntent(stripe, orderReference) : null;
  if (known && known.status !== 'canceled') return known;
  const wanted = {
    ...toStripeMoney(order.total),
    automatic_payment_methods: {enabled: true},
    excluded_payment_method_types: delayedMethods,
    description: `Order ${order.orderNumber}`,
    metadata: {orderId: String(order.databaseId), attempt: orderReference},
  };
  const made = await stripe.paymentIntents
    .create(wanted, {idempotencyKey: orderReference})
    .catch(async (thrown: unknown) => {
      // It may have broken down after making it, and repeats that for as long as it knows the key.
      const broken = thrown instanceof Stripe.errors.StripeAPIError;
      const left = broken ? await searchIntent(stripe, orderReference) : null;
      if (left) return left;
      throw thrown;
    });
  return requireObject(made, 'payment_intent');
}

/** Whatever else answers in Stripe's place says nothing of its money, not even that there is none. */
export function requireObject<Kind extends string, Answer extends {object: Kind}>(
  answer: Answer,
  kind: Kind,
): Answer {
  if (answer.object === kind) return answer;
  throw new CommerceError('payment', kind, 'Stripe answered something else');
}

/** The answer to a repeated key is the first one, word for word: how it stands now must be asked. */
export async function currentIntent(stripe: Stripe, charge: OrderCharge) {
  const {id} = await openIntent(stripe, charge);
  const now = await stripe.paymentIntents.retrieve(id, {expand: ['latest_charge']});
  return requireObject(now, 'payment_intent');
}

async function searchIntent(
  stripe: Stripe,
  orderReference: string,
): Promise<Stripe.PaymentIntent | null> {
  const found = await stripe.paymentIntents.search({
    query: `metadata['attempt']:'${orderReference}'`,
  });
  return found.data[0] ?? null;
}

/**
 * Stripe's ways of paying whose outcome is known only days later: bank debits, transfers and vouchers. An
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
