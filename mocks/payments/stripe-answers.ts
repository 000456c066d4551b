import {HttpResponse} from 'msw';
import type {ChargeStatus, MockCharge} from './payment-state';

const intentStatus: Record<ChargeStatus, string> = {
  new: 'requires_payment_method',
  paid: 'succeeded',
  challenge: 'requires_action',
  declined: 'requires_payment_method',
  cancelled: 'canceled',
};

/** A payment intent as Stripe writes it. */
export function toIntent(charge: MockCharge, requestUrl: string) {
  const {id, key, orderId, amount, status} = charge;
  return {
    id,
    object: 'payment_intent',
    amount,
    amount_received: status === 'paid' ? amount : 0,
    currency: 'usd',
    status: intentStatus[status],
    metadata: {orderId: String(orderId), attempt: key},
    latest_charge: status === 'paid' ? {id: `ch_${id}`, refunded: charge.isRefunded} : null,
    last_payment_error: status === 'declined' ? toError(charge) : null,
    client_secret: secretOf(charge),
    customer: charge.customer,
    next_action: status === 'challenge' ? toNextAction(charge, requestUrl) : null,
  };
}

/** What Stripe's script needs to go on with an intent in the browser. */
export const secretOf = ({id}: MockCharge) => `${id}_secret_${id.slice(-6)}`;

function toNextAction({id, isElsewhere, returnUrl}: MockCharge, requestUrl: string) {
  if (!isElsewhere) return {type: 'use_stripe_sdk', use_stripe_sdk: {}};
  const url = new URL(`/payments/challenge/${id}`, requestUrl).href;
  return {type: 'redirect_to_url', redirect_to_url: {url, return_url: returnUrl}};
}

const toError = ({declineCode, declineReason}: MockCharge) => ({
  type: 'card_error',
  code: declineCode,
  ...(declineReason && {decline_code: declineReason}),
  message: 'Your card was declined.',
});

export const cardError = (charge: MockCharge, url: string) =>
  HttpResponse.json(
    {error: {...toError(charge), payment_intent: toIntent(charge, url)}},
    {status: 402},
  );

export const unexpectedState = (charge: MockCharge, url: string) =>
  HttpResponse.json(
    {
      error: {
        type: 'invalid_request_error',
        code: 'payment_intent_unexpected_state',
        message: `This PaymentIntent is ${intentStatus[charge.status]}.`,
        payment_intent: toIntent(charge, url),
      },
    },
    {status: 400},
  );
