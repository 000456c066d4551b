import {http, HttpResponse, type RequestHandler} from 'msw';
import {brokenDown, notFound, once} from './once';
import {findCharge, giveBack, openCharge, settle, type PaymentState} from './payment-state';
import {cardError, toIntent, unexpectedState} from './stripe-answers';
import {saveMethod} from './stripe-customer-handlers';

/** The part of Stripe's HTTP API that the storefront uses, with its idempotency keys. */
export function stripeHandlers(state: PaymentState): RequestHandler[] {
  return [
    http.get('*/v1/payment_intents', () => HttpResponse.json({object: 'list', data: []})),
    http.post('*/v1/payment_intents', ({request}) =>
      once(state, request, (form, url) => {
        const charge = openCharge(state, 'pi', {
          key: form.get('metadata[attempt]') ?? '',
          orderId: Number(form.get('metadata[orderId]')),
          amount: Number(form.get('amount')),
          returnUrl: '',
        });
        return HttpResponse.json(toIntent(charge, url));
      }),
    ),
    http.get('*/v1/payment_intents/search', ({request}) => {
      const query = new URL(request.url).searchParams.get('query') ?? '';
      const charge = findCharge(state, /:'(.+)'$/.exec(query)?.[1] ?? '');
      const data = charge ? [toIntent(charge, request.url)] : [];
      return HttpResponse.json({object: 'search_result', data, has_more: false});
    }),
    http.get('*/v1/payment_intents/:intent', ({params, request}) =>
      answerIntent(state, String(params.intent), request.url),
    ),
    http.post('*/v1/payment_intents/:intent', ({params, request}) =>
      once(state, request, (form, url) => update(state, String(params.intent), form, url)),
    ),
    http.post('*/v1/payment_intents/:intent/confirm', ({params, request}) =>
      once(state, request, (form, url) => confirm(state, String(params.intent), form, url)),
    ),
    http.post('*/v1/refunds', ({request}) =>
      once(state, request, (form) => {
        const charge = state.charges.get(form.get('payment_intent') ?? '') ?? null;
        return giveBack(charge)
          ? HttpResponse.json({
              id: `re_${charge.id}`,
              object: 'refund',
              status: 'succeeded',
              amount: charge.amount,
            })
          : notFound();
      }),
    ),
    http.post('*/v1/payment_intents/:intent/cancel', ({params, request}) =>
      cancel(state, String(params.intent), request.url),
    ),
  ];
}

function confirm(state: PaymentState, id: string, form: URLSearchParams, url: string): Response {
  const charge = state.charges.get(id);
  if (!charge) return notFound();
  if (charge.status === 'paid' || charge.status === 'cancelled')
    return unexpectedState(charge, url);
  const token = state.tokens.get(form.get('confirmation_token') ?? '');
  if (!token || token.isUsed) return notFound();
  if (token.outcome === 'down') return brokenDown();
  token.isUsed = true;
  charge.returnUrl = form.get('return_url') ?? '';
  charge.isElsewhere = token.isElsewhere;
  settle(charge, token.outcome);
  if (token.isSaved) saveMethod(state, charge, token);
  return charge.status === 'declined'
    ? cardError(charge, url)
    : HttpResponse.json(toIntent(charge, url));
}

/** Names the intent's customer, which opens what is saved. */
function update(state: PaymentState, id: string, form: URLSearchParams, url: string): Response {
  const charge = state.charges.get(id);
  if (!charge) return notFound();
  if (charge.status === 'paid' || charge.status === 'cancelled')
    return unexpectedState(charge, url);
  charge.customer = form.get('customer') ?? charge.customer;
  return HttpResponse.json(toIntent(charge, url));
}

function cancel(state: PaymentState, id: string, url: string): Response {
  const charge = state.charges.get(id);
  if (!charge) return notFound();
  if (charge.status === 'paid') return unexpectedState(charge, url);
  charge.status = 'cancelled';
  return HttpResponse.json(toIntent(charge, url));
}

function answerIntent(state: PaymentState, id: string, url: string): Response {
  const charge = state.charges.get(id);
  return charge ? HttpResponse.json(toIntent(charge, url)) : notFound();
}
