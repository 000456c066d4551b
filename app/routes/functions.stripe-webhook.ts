import {toCause} from '~/platform/log';
import {readText} from '~/platform/request-body.server';
import {openOrderDesk} from '~/checkout/order/open-order-desk.server';
import {takeNotice} from '~/checkout/order/payment-notice.server';
import type {Route} from './+types/functions.stripe-webhook';

const answer = (status: number) => new Response(null, {status});

export const loader = () => new Response(null, {status: 405, headers: {Allow: 'POST'}});

/** Stripe tells that a charge went through. Anything but 200 makes it tell again for three days. */
export async function action({request, context}: Route.ActionArgs) {
  const signature = request.headers.get('Stripe-Signature');
  const body = await readText(request);
  if (!body.ok) return answer(body.status);
  try {
    const desk = await openOrderDesk(context);
    return answer((await takeNotice(desk, body.value, signature)) ? 200 : 400);
  } catch (thrown) {
    context.log.error('payment.notice.failed', {cause: toCause(thrown)});
    return answer(503);
  }
}
