import {toCause} from '~/server/telemetry/log';
import {readText} from '~/server/http/request-body.server';
import {createOrderContext} from '~/checkout/order/order-context.server';
import {takeNotice} from '~/checkout/order/payment-notice.server';
import type {Route} from './+types/functions.payment-webhook';

const answer = (status: number) => new Response(null, {status});

export const loader = () => new Response(null, {status: 405, headers: {Allow: 'POST'}});

/** A payment service's message that a charge went through; Stripe repeats it for three days until a 200. */
export async function action({request, context}: Route.ActionArgs) {
  const body = await readText(request);
  if (!body.ok) return answer(body.status);
  try {
    const desk = await createOrderContext(context);
    return answer((await takeNotice(desk, body.value, request.headers)) ? 200 : 400);
  } catch (thrown) {
    context.log.error('payment.notice.failed', {cause: toCause(thrown)});
    return answer(503);
  }
}
