import {http, HttpResponse, type RequestHandler} from 'msw';
import {findCharge, giveBack, openCharge, settle, type PaymentState} from './payment-state';
import {cardError, toIntent, unexpectedState} from './stripe-answers';
import {outcomeOf} from './test-cards';

type Resolve = (form: URLSearchParams, url: string) => Response;

/** The part of Stripe's HTTP API that the storefront uses, with its idempotency keys. */
export function stripeHandlers(state: PaymentState): RequestHandler[] {
  return [
    http.post('*/v1/payment_methods', ({request}) => createMethod(state, request)),
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
    http.post('*/v1/payment_intents/:intent/confirm', ({params, request}) =>
      once(state, request, (form, url) => confirm(state, String(params.intent), form, url)),
    ),
    http.post('*/v1/refunds', ({request}) =>
      once(state, request, (form) => {
        const charge = state.charges.get(form.get('payment_intent') ?? '') ?? null;
        return giveBack(charge)
          ? HttpResponse.json({id: `re_${charge.id}`, object: 'refund', status: 'succeeded'})
          : notFound();
      }),
    ),
    http.post('*/v1/payment_intents/:intent/cancel', ({params, request}) =>
      cancel(state, String(params.intent), request.url),
    ),
  ];
}

async function createMethod(state: PaymentState, request: Request): Promise<Response> {
  const form = new URLSearchParams(await request.text());
  const outcome = outcomeOf(form.get('card[number]') ?? '');
  if (outcome === 'down') return HttpResponse.json({error: {type: 'api_error'}}, {status: 500});
  const id = `pm_${crypto.randomUUID().replaceAll('-', '')}`;
  state.methods.set(id, outcome);
  return HttpResponse.json({id, object: 'payment_method', type: 'card'});
}

/** Stripe repeats the first answer to a key, and refuses the key with other parameters. */
async function once(state: PaymentState, request: Request, resolve: Resolve): Promise<Response> {
  const key = request.headers.get('Idempotency-Key') ?? crypto.randomUUID();
  const body = await request.text();
  const known = state.repeats.get(key);
  if (known && known.body !== body)
    return HttpResponse.json({error: {type: 'idempotency_error'}}, {status: 400});
  if (known) return known.answer.clone();
  const answer = resolve(new URLSearchParams(body), request.url);
  state.repeats.set(key, {body, answer: answer.clone()});
  return answer;
}

function confirm(state: PaymentState, id: string, form: URLSearchParams, url: string): Response {
  const charge = state.charges.get(id);
  if (!charge) return notFound();
  if (charge.status === 'paid' || charge.status === 'cancelled')
    return unexpectedState(charge, url);
  charge.returnUrl = form.get('return_url') ?? '';
  settle(
    charge,
    state.methods.get(form.get('payment_method') ?? '') ?? {declined: 'card_declined'},
  );
  return charge.status === 'declined'
    ? cardError(charge, url)
    : HttpResponse.json(toIntent(charge, url));
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

const notFound = () =>
  HttpResponse.json(
    {error: {type: 'invalid_request_error', code: 'resource_missing'}},
    {status: 404},
  );
