import {createPaymentState, paymentHandlers} from '~mocks/payments';
import {answerFrom} from './answer-from';

/** The mocked payment services of one test: what they remember, and the way to them. */
export function aPaymentService() {
  const state = createPaymentState();
  return {state, fetch: answerFrom(() => paymentHandlers(state))};
}

/** What a payment that the bank asks about leads to: its own page, or one within the shop's. */
interface Payment {
  status?: string;
  url?: string | undefined;
  clientSecret?: string | undefined;
}

/** The shopper answers his bank, as the page or Stripe's script lets him. */
export function answerBank(
  {fetch: send}: {fetch: typeof fetch},
  {url, clientSecret}: Payment,
  outcome: 'complete' | 'fail',
): Promise<Response> {
  const page = clientSecret ? `http://pay.example/stripe/next?secret=${clientSecret}` : url;
  if (!page) throw new Error('The bank asks nothing');
  return send(page, {method: 'POST', body: new URLSearchParams({outcome})});
}
