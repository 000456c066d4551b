import {http, HttpResponse, type RequestHandler} from 'msw';
import {settle, take, type PaymentState} from './payment-state';

const page = (content: string) =>
  HttpResponse.html(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>Confirm your payment</title>
<style>
  body {font: 18px/1.5 system-ui, sans-serif; max-width: 32rem; margin: 4rem auto; padding: 0 1rem}
  button {font: inherit; padding: 0.6rem 1.4rem; margin-right: 1rem}
</style>
<main><h1>Confirm your payment</h1>${content}</main>
</html>`);

const choices = `<p>This page stands in for your bank. No money moves.</p>
<form method="post">
  <button name="outcome" value="complete">Complete</button>
  <button name="outcome" value="fail">Fail</button>
</form>`;

/** The bank's page of 3-D Secure: two buttons that lead back to the shop. */
export function challengeHandlers(state: PaymentState): RequestHandler[] {
  return [
    http.get('*/payments/challenge/:charge', ({params}) =>
      state.charges.has(String(params.charge))
        ? page(choices)
        : new HttpResponse('No such payment', {status: 404}),
    ),
    http.post('*/payments/challenge/:charge', async ({params, request}) => {
      const charge = state.charges.get(String(params.charge));
      if (!charge) return new HttpResponse('No such payment', {status: 404});
      const isComplete = (await request.text()).includes('outcome=complete');
      if (charge.status === 'challenge') {
        if (isComplete) take(charge);
        else settle(charge, {declined: 'payment_intent_authentication_failure'});
      }
      return new HttpResponse(null, {status: 303, headers: {Location: charge.returnUrl}});
    }),
  ];
}
