import {Stripe} from 'stripe';
import {declineMessage} from './decline-message';
import {PaymentError} from './payment-error';
import type {
  Card,
  OrderCharge,
  PaymentGateway,
  PaymentRequest,
  PaymentResult,
} from './payment-gateway';
import {toChargedByStripe, toStripeMoney} from './stripe-amount';
import {toPaymentResult} from './stripe-result';
import {readStripeWebhook} from './stripe-webhook';

export interface StripeSettings {
  secretKey: string;
  webhookSecret?: string | undefined;
  /** Another address of the API, for tests; Stripe's own without it. */
  apiUrl?: string | undefined;
  fetch?: typeof fetch | undefined;
}

/**
 * Cards by Stripe, one payment intent an order: an intent succeeds at most once, whatever the number of
 * tries, cards and lost answers. Stripe takes raw card numbers only from accounts that were approved for
 * it (PCI SAQ D); others must use the hosted gateway.
 */
export function createStripeGateway(settings: StripeSettings): PaymentGateway {
  const stripe = connect(settings);
  return {
    kind: 'stripe',
    takesCards: true,
    pay: (request) => answer('pay', () => pay(stripe, request)),
    findCharge: (charge) =>
      answer('findCharge', async () => toPaymentResult(await currentIntent(stripe, charge))),
    cancelCharge: (charge) =>
      answer('cancelCharge', async () => cancel(stripe, await currentIntent(stripe, charge))),
    refund: (charge) => refuse('refund', () => refund(stripe, charge)),
    toCharged: toChargedByStripe,
    check: async () => void (await stripe.paymentIntents.list({limit: 1})),
    readNotice: (body, signature) => readStripeWebhook(body, signature, settings.webhookSecret),
  };
}

function connect({secretKey, apiUrl, fetch}: StripeSettings): Stripe {
  const api = apiUrl ? new URL(apiUrl) : null;
  return new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(fetch),
    maxNetworkRetries: 1,
    timeout: 20_000,
    telemetry: false,
    ...(api && {
      protocol: api.protocol === 'http:' ? ('http' as const) : ('https' as const),
      host: api.hostname,
      port: api.port || (api.protocol === 'http:' ? 80 : 443),
    }),
  });
}

async function pay(stripe: Stripe, request: PaymentRequest): Promise<PaymentResult> {
  if (!request.card) throw new PaymentError('pay', 'No card was given');
  const intent = await openIntent(stripe, request);
  if (intent.status === 'succeeded') return {status: 'paid', chargeId: intent.id};
  const method = await createCard(stripe, request.card);
  const confirmed = await stripe.paymentIntents.confirm(intent.id, {
    payment_method: method.id,
    return_url: request.returnUrl,
  });
  return requireResult(confirmed);
}

const idempotencyKeysLastMs = 12 * 60 * 60 * 1000;

/**
 * The one payment intent of an order, made when there is none: asking again with its key answers the
 * same one. Stripe forgets keys after a day, so an older order's intent is searched for instead
 * (its search lags by up to a minute, so it is no help for a young one).
 */
async function openIntent(
  stripe: Stripe,
  {order, orderReference}: OrderCharge,
): Promise<Stripe.PaymentIntent> {
  const isOld = Date.now() - Date.parse(order.createdAt) > idempotencyKeysLastMs;
  const known = isOld ? await searchIntent(stripe, orderReference) : null;
  if (known && known.status !== 'canceled') return known;
  return stripe.paymentIntents.create(
    {
      ...toStripeMoney(order.total),
      allowed_payment_method_types: ['card'],
      description: `Order ${order.orderNumber}`,
      metadata: {orderId: String(order.databaseId), attempt: orderReference},
    },
    {idempotencyKey: orderReference},
  );
}

/** The answer to a repeated key is the first one, word for word: how it stands now must be asked. */
async function currentIntent(stripe: Stripe, charge: OrderCharge) {
  const {id} = await openIntent(stripe, charge);
  return stripe.paymentIntents.retrieve(id, {expand: ['latest_charge']});
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

function createCard(stripe: Stripe, card: Card): Promise<Stripe.PaymentMethod> {
  const [month = '', year = ''] = card.expiryDate.split('/');
  return stripe.paymentMethods.create({
    type: 'card',
    card: {
      number: card.cardNumber.replaceAll(' ', ''),
      exp_month: Number(month),
      exp_year: 2000 + Number(year),
      cvc: card.cvv,
    },
    billing_details: {name: card.nameOnCard},
  });
}

async function cancel(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<PaymentResult | null> {
  if (intent.status === 'canceled') return null;
  const stopped =
    intent.status === 'succeeded' ? intent : await stripe.paymentIntents.cancel(intent.id);
  return stopped.status === 'canceled' ? null : toPaymentResult(stopped);
}

async function refund(stripe: Stripe, charge: OrderCharge): Promise<{refundId: string} | null> {
  const intent = await currentIntent(stripe, charge);
  if (intent.status !== 'succeeded') return null;
  const {id: refundId} = await stripe.refunds.create(
    {payment_intent: intent.id},
    {idempotencyKey: `refund:${charge.orderReference}`},
  );
  return {refundId};
}

/** For what no card can refuse: every failure is the service's. */
async function refuse<Result>(operation: string, ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (thrown) {
    const code = thrown instanceof Stripe.errors.StripeError ? thrown.code : null;
    throw new PaymentError(operation, code ?? 'Stripe could not be asked');
  }
}

function requireResult(intent: Stripe.PaymentIntent): PaymentResult {
  const result = toPaymentResult(intent);
  if (!result) throw new PaymentError('pay', `The payment intent is ${intent.status}`);
  return result;
}

/** Turns Stripe's errors into answers; what it says in words is dropped, because it may echo what was typed. */
async function answer<Result extends PaymentResult | null>(
  operation: string,
  ask: () => Promise<Result>,
): Promise<Result | PaymentResult> {
  try {
    return await ask();
  } catch (thrown) {
    if (thrown instanceof PaymentError) throw thrown;
    if (thrown instanceof Stripe.errors.StripeCardError)
      return {status: 'declined', message: declineMessage};
    if (!(thrown instanceof Stripe.errors.StripeError))
      throw new PaymentError(operation, 'Stripe could not be asked');
    const settled = thrown.payment_intent && toPaymentResult(thrown.payment_intent);
    if (settled?.status === 'paid' || settled?.status === 'pending') return settled;
    const {type, code, statusCode, requestId} = thrown;
    throw new PaymentError(
      operation,
      [type, code, statusCode, requestId].filter(Boolean).join(' ') || 'Stripe error',
    );
  }
}
