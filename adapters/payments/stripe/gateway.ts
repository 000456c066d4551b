import {Stripe} from 'stripe';
import {asFetch, type ServiceOptions} from '~adapters/http';
import {CommerceError, type RefundMade} from '~adapters/commerce';
import {delayedMethods, currentIntent, openIntent, requireObject} from './intents';
import type {PaymentGateway, PaymentRequest, PaymentResult, PayingShopper} from '../index';
import {fromStripeAmount, stripeUnit, toChargedByStripe} from './amount';
import {asPaymentError, toAnswer, toPaymentResult} from './result';
import {readStripeWebhook, toRefundId} from './webhook';

export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret?: string | undefined;
  /** Another address of the API, for the mocked shop; Stripe's own without it. */
  apiUrl?: string | undefined;
  options?: ServiceOptions;
}

/**
 * Every way of paying that the owner's Stripe account offers, one payment intent an order: an intent succeeds at
 * most once, whatever the number of tries and lost answers. What is typed goes from the browser to Stripe; here
 * there is only a token of it (PCI SAQ A).
 */
export function createStripeGateway(settings: StripeSettings): PaymentGateway {
  const stripe = connect(settings);
  return {
    id: 'stripe',
    takesCards: true,
    // Asked anew: what the shop counts in is known once it has answered.
    get elements() {
      const {publishableKey, apiUrl: stub = null} = settings;
      return {publishableKey, excluded: delayedMethods, stub, ...stripeUnit()};
    },
    pay: (request) => toAnswer('pay', () => pay(stripe, request)),
    findCharge: (charge) =>
      toAnswer('findCharge', async () => toPaymentResult(await currentIntent(stripe, charge))),
    cancelCharge: (charge) =>
      toAnswer('cancelCharge', async () => cancel(stripe, await currentIntent(stripe, charge))),
    refund: (charge) => asPaymentError('refund', () => refund(stripe, charge)),
    openSaved: (shopper) => asPaymentError('openSaved', () => openSavedMethods(stripe, shopper)),
    forgetSaved: (shopper) => asPaymentError('forgetSaved', () => forgetCustomers(stripe, shopper)),
    toCharged: toChargedByStripe,
    check: async () => void (await stripe.paymentIntents.list({limit: 1})),
    readNotice: (body, headers) =>
      readStripeWebhook(body, headers.get('Stripe-Signature'), settings.webhookSecret),
  };
}

function connect({secretKey, apiUrl, options = {}}: StripeSettings): Stripe {
  const {timeoutMs = 20_000} = options;
  const api = apiUrl ? new URL(apiUrl) : null;
  return new Stripe(secretKey, {
    // It asks again itself, under the same key.
    httpClient: Stripe.createFetchHttpClient(asFetch({...options, timeoutMs, retries: 0})),
    maxNetworkRetries: 1,
    timeout: timeoutMs,
    telemetry: false,
    ...(api && {
      protocol: api.protocol === 'http:' ? ('http' as const) : ('https' as const),
      host: api.hostname,
      port: api.port || (api.protocol === 'http:' ? 80 : 443),
    }),
  });
}

/** A token is good for one try, and a try is made once: a repeated request gets the first one's answer. */
async function pay(stripe: Stripe, request: PaymentRequest): Promise<PaymentResult> {
  const {token, orderReference, shopper, returnUrl} = request;
  if (!token) throw new CommerceError('payment', 'pay', 'No payment token was given');
  const intent = await openIntent(stripe, request);
  if (intent.status === 'succeeded') return {status: 'paid', chargeId: intent.id};
  if (shopper) await nameCustomer(stripe, intent, await requireCustomer(stripe, shopper));
  const confirmed = await stripe.paymentIntents.confirm(
    intent.id,
    {confirmation_token: token, return_url: returnUrl},
    {idempotencyKey: `${orderReference}:${token}`},
  );
  const isMoving = confirmed.status === 'requires_action';
  return requireResult(isMoving ? await currentIntent(stripe, request) : confirmed);
}

/**
 * Only a customer's own intent may use what is saved. It is named beside the creation, because a repeated
 * creation must be the same word for word, also where it is unknown who ordered.
 */
async function nameCustomer(stripe: Stripe, intent: Stripe.PaymentIntent, customer: string) {
  if (intent.customer !== customer) await stripe.paymentIntents.update(intent.id, {customer});
}

async function cancel(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<PaymentResult | null> {
  if (intent.status === 'canceled') return null;
  const stopped =
    intent.status === 'succeeded'
      ? intent
      : requireObject(await stripe.paymentIntents.cancel(intent.id), 'payment_intent');
  return stopped.status === 'canceled' ? null : toPaymentResult(stopped);
}

async function refund(
  stripe: Stripe,
  charge: Parameters<PaymentGateway['refund']>[0],
): Promise<RefundMade | null> {
  const intent = await currentIntent(stripe, charge);
  const {latest_charge: taken, amount_received: received} = intent;
  if (intent.status !== 'succeeded' || taken === null || typeof taken === 'string') return null;
  // Stripe forgets keys after a day, and refuses to give back what was given back.
  const {amount} = taken.refunded
    ? {amount: received}
    : requireObject(
        await stripe.refunds.create(
          {payment_intent: intent.id},
          {idempotencyKey: `refund:${charge.orderReference}`},
        ),
        'refund',
      );
  return {refundId: toRefundId(taken.id, received), amount: fromStripeAmount(amount)};
}

function requireResult(intent: Stripe.PaymentIntent): PaymentResult {
  const result = toPaymentResult(intent);
  if (!result) throw new CommerceError('payment', 'pay', `The payment intent is ${intent.status}`);
  return result;
}

/** Opens the fields for a shopper with an account, who may use, add and remove saved payment methods. */
async function openSavedMethods(stripe: Stripe, shopper: PayingShopper): Promise<string> {
  const session = await stripe.customerSessions.create({
    customer: await requireCustomer(stripe, shopper),
    components: {
      payment_element: {
        enabled: true,
        features: {
          payment_method_redisplay: 'enabled',
          payment_method_remove: 'enabled',
          payment_method_save: 'enabled',
          payment_method_save_usage: 'on_session',
        },
      },
    },
  });
  return session.client_secret;
}

/**
 * The customer that Stripe stores for an account. Stripe's list by e-mail is always up to date, its search is not;
 * the account's id in it keeps apart two accounts that have had the same address.
 */
async function requireCustomer(
  stripe: Stripe,
  {id: shopper, email}: PayingShopper,
): Promise<string> {
  const {data} = await stripe.customers.list({email, limit: 100});
  const known = data.find(({metadata}) => metadata['shopper'] === shopper);
  if (known) return known.id;
  const made = await stripe.customers.create(
    {email, metadata: {shopper}},
    {idempotencyKey: `customer:${shopper}:${email}`},
  );
  return made.id;
}

/** All that were made for an account, whatever addresses it has had. The id is a number: nothing in it ends the text. */
async function forgetCustomers(stripe: Stripe, {id}: PayingShopper): Promise<void> {
  const query = `metadata['shopper']:'${id}'`;
  for await (const customer of stripe.customers.search({query}))
    await stripe.customers.del(customer.id);
}
