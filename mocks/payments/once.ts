import {HttpResponse} from 'msw';
import type {PaymentState} from './payment-state';

type Resolve = (form: URLSearchParams, url: string) => Response;

const dayMs = 24 * 3_600_000;

/** Stripe repeats the first answer to a key for a day, also that it broke down, and refuses the key with other parameters. */
export async function once(
  state: PaymentState,
  request: Request,
  resolve: Resolve,
): Promise<Response> {
  const key = request.headers.get('Idempotency-Key') ?? crypto.randomUUID();
  const body = await request.text();
  const repeated = state.repeats.get(key);
  const known = repeated && repeated.at > Date.now() - dayMs ? repeated : undefined;
  if (known && known.body !== body)
    return HttpResponse.json({error: {type: 'idempotency_error'}}, {status: 400});
  if (known) return known.answer.clone();
  const resolved = resolve(new URLSearchParams(body), request.url);
  const answer = state.breaksDown() ? brokenDown() : resolved;
  state.repeats.set(key, {body, answer: answer.clone(), at: Date.now()});
  return answer;
}

export const brokenDown = () => HttpResponse.json({error: {type: 'api_error'}}, {status: 500});

export const notFound = () =>
  HttpResponse.json(
    {error: {type: 'invalid_request_error', code: 'resource_missing'}},
    {status: 404},
  );
