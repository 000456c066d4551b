import {tellAgent} from '~/agents/order/tell-agent.server';
import {productsToConnect} from '~/checkout/order/connect-products.server';
import {methodNotAllowed} from '~/server/http/method-not-allowed';
import {invalidateChanged} from '~/server/cache/poll-changes.server';
import {readText} from '~/server/http/request-body.server';
import type {Route} from './+types/functions.shop-changed';
import {lawsForOwner} from '~/content/asked-laws.server';
import {claimsForOwner} from '~/content/said.server';

const answer = (status: number) => new Response(null, {status});

/** With each answer to the shop: what wp-admin need not show (rules: A shop of another name). */
function withoutHeader() {
  const left = Object.entries(HAS).flatMap(([name, isHad]) => (isHad ? [] : name));
  return {'X-Bellyful-Without': left.join(' ') || 'nothing'};
}

export const loader = methodNotAllowed;

/** The shop's message about what changed, or its question what to make or what is claimed; repeated until a 2xx. */
export async function action({request, context}: Route.ActionArgs) {
  const body = await readText(request);
  if (!body.ok) return answer(body.status);
  const signature = request.headers.get('X-Bellyful-Signature');
  const message = await context.shopMessages.read(body.value, signature);
  if (message.status === 'refused') {
    context.log.warn('message.refused');
    return answer(401);
  }
  if (message.status === 'malformed') return answer(400);
  const headers = withoutHeader();
  if (message.status === 'connect')
    return Response.json(await productsToConnect(context), {headers});
  if (message.status === 'claims')
    return Response.json({claims: [...claimsForOwner(), ...lawsForOwner()]}, {headers});
  // Behind the answer: the shop hears of it when the program was reached.
  if (message.status === 'order') context.waitUntil(tellAgent(context, message.order));
  if (message.status === 'changed') {
    const {id, change} = message;
    // Behind the answer: the shop waits five seconds for it, and its own answers may take longer.
    const work = invalidateChanged(context, change, 'message');
    context.waitUntil(work.then((isDone) => isDone || context.shopMessages.forget(id)));
  }
  return new Response(null, {status: 204, headers});
}
