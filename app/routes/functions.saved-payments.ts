import {secondsToWait} from '~/server/http/limit-tries.server';
import {toCause} from '~/server/telemetry/log';
import type {Route} from './+types/functions.saved-payments';

const answer = (clientSecret: string | null, status = 200) =>
  Response.json({clientSecret}, {status});

export const loader = () => new Response(null, {status: 405, headers: {Allow: 'POST'}});

/** Opens the payment service's fields with what the signed-in shopper has saved there. */
export async function action({context}: Route.ActionArgs) {
  const shopper = await context.access.shopper();
  if (!shopper) return answer(null);
  const {clientAddress, session} = context;
  const caller = {clientAddress, visitorId: session.visitorId()};
  if ((await secondsToWait(context, 'open-saved', caller)) > 0) return answer(null, 429);
  const service = context.payments.find(({elements}) => elements);
  try {
    return answer((await service?.openSaved(shopper)) ?? null);
  } catch (thrown) {
    context.log.warn('payment.saved.unknown', {cause: toCause(thrown)});
    return answer(null, 503);
  }
}
