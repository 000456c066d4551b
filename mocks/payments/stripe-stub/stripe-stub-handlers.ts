import {http, HttpResponse, type RequestHandler} from 'msw';
import {toPage} from '../../page';
import {settle, take, newId, type MockToken, type PaymentState} from '../payment-state';
import {secretOf, toIntent} from '../stripe-answers';
import {outcomeOf} from '../test-cards';
import express from './express.html?raw';
import fields from './fields.html?raw';
import frame from './frame.js?raw';
import next from './next.html?raw';
import script from './stripe.js?raw';
import wallet from './wallet.html?raw';

const look = `<style>
  body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#24302A} main{padding:1.5rem} h1{font-size:1.25rem;margin:0}
  form{display:grid;gap:.75rem} fieldset{border:0;padding:0;margin:0;display:flex;gap:1rem;flex-wrap:wrap} legend{font-size:.9rem}
  label{display:grid;gap:.25rem;font-size:.95rem} fieldset label,.choice{display:flex;gap:.5rem;align-items:center;min-height:2.75rem}
  #card{display:grid;gap:.75rem} [hidden]{display:none!important} p[role=alert]{margin:0;color:#a3311f} p[role=alert]:empty{display:none}
  input:not([type=radio],[type=checkbox]){font:inherit;padding:.65rem .8rem;border:1px solid #cfc4b0;border-radius:10px;min-width:0}
  button{font:inherit;font-weight:600;padding:.6rem 1.2rem;border:0;border-radius:999px;background:#111;color:#fff;min-height:2.75rem}
  .wallet{width:100%;height:48px;border-radius:10px} button:disabled{opacity:.5}
</style>`;

const toFrame =
  (title: string, body: string) =>
  ({request: {url}}: {request: {url: string}}) =>
    HttpResponse.html(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>${look}</head><body><script>const asked = new URLSearchParams(${JSON.stringify(new URL(url).search).replaceAll('<', '\\u003c')});${frame}</script>${body}</body></html>`,
    );

/** Redirects the shopper to a page of the bank. */
const leadOn = (to: string) => `<script>say('leads', ${JSON.stringify({to})})</script>`;

/** The stub's script and its frames, and what these request: all that a browser requests of Stripe. */
export function stripeStubHandlers(state: PaymentState): RequestHandler[] {
  const bySecret = (url: string) => {
    const secret = new URL(url).searchParams.get('secret');
    return [...state.charges.values()].find((charge) => secretOf(charge) === secret) ?? null;
  };
  return [
    http.get('*/stripe/stripe.js', () =>
      HttpResponse.text(script, {headers: {'Content-Type': 'text/javascript; charset=utf-8'}}),
    ),
    http.get('*/stripe/fields', toFrame('Payment', fields)),
    http.get('*/stripe/express', toFrame('Express checkout', express)),
    http.get('*/stripe/wallet', toFrame('Wallet', wallet)),
    http.get('*/stripe/saved', ({request}) => {
      const methods = customerOf(state, new URL(request.url).searchParams.get('session'))?.methods;
      return HttpResponse.json({methods: methods?.map(({id, label}) => ({id, label})) ?? []});
    }),
    http.post('*/v1/confirmation_tokens', async ({request}) => {
      const id = newId('ctoken');
      state.tokens.set(id, readToken(state, new URLSearchParams(await request.text())));
      return HttpResponse.json({id, object: 'confirmation_token'});
    }),
    http.get('*/stripe/next', ({request}) => {
      const charge = bySecret(request.url);
      if (!charge) return new HttpResponse(toPage('Not found', ''), {status: 404});
      const {href} = new URL(`/payments/challenge/${charge.id}`, request.url);
      return toFrame('Your bank', charge.isElsewhere ? leadOn(href) : next)({request});
    }),
    http.post('*/stripe/next', async ({request}) => {
      const charge = bySecret(request.url);
      if (!charge) return HttpResponse.json({}, {status: 404});
      const isComplete = (await request.text()).includes('outcome=complete');
      if (charge.status === 'challenge' && isComplete) take(charge);
      else if (charge.status === 'challenge') settle(charge, refusedByBank);
      const paymentIntent = toIntent(charge, request.url);
      if (charge.status === 'paid') return HttpResponse.json({paymentIntent});
      const error = {type: 'invalid_request_error', code: refusedByBank.declined};
      return HttpResponse.json({error: {...error, payment_intent: paymentIntent}});
    }),
  ];
}

const refusedByBank = {declined: 'payment_intent_authentication_failure'};

const customerOf = (state: PaymentState, session: string | null) =>
  state.customers.get(state.sessions.get(session ?? '') ?? '');

/** What the fields stand for; the number is looked at and forgotten. */
function readToken(state: PaymentState, form: URLSearchParams): MockToken {
  const method = form.get('method') ?? '';
  const number = form.get('number') ?? '';
  const saved = customerOf(state, form.get('session'))?.methods.find(({id}) => id === method);
  const isElsewhere = method === 'bank';
  return {
    outcome: isElsewhere ? 'challenge' : (saved?.outcome ?? outcomeOf(number)),
    label: saved?.label ?? `Visa •••• ${number.slice(-4)}`,
    isSaved: form.get('save') === 'yes' && !saved,
    isElsewhere,
    isUsed: false,
  };
}
