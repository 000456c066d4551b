import {whatToConnect} from '~/checkout/order/connect-products.server';
import type {AppServices} from '~/platform/app-services';
import {toCause} from '~/platform/log';
import {methodNotAllowed} from '~/platform/method-not-allowed';
import {readText} from '~/platform/request-body.server';
import type {CatalogueChange} from '~adapters/commerce';
import type {Route} from './+types/functions.shop-changed';

const answer = (status: number) => new Response(null, {status});

export const loader = methodNotAllowed;

/** The shop tells what changed, or asks what to make. It tells again whatever is not answered by a 2xx. */
export async function action({request, context}: Route.ActionArgs) {
  const body = await readText(request);
  if (!body.ok) return answer(body.status);
  const signature = request.headers.get('X-Bellyful-Signature');
  const message = await context.shopMessages.read(body.value, signature);
  if (message.status === 'refused') return answer(401);
  if (message.status === 'malformed') return answer(400);
  if (message.status === 'connect') return Response.json(await whatToConnect(context));
  if (message.status === 'changed') context.waitUntil(renew(context, message.change));
  return answer(204);
}

/** Behind the answer: the shop waits five seconds for it, and its own answers may take longer. */
async function renew(
  {renewCatalogue, connectedProducts, log}: AppServices,
  change: CatalogueChange,
): Promise<void> {
  connectedProducts.forget();
  try {
    await renewCatalogue(change);
    log.info('catalogue.renewed', {products: change.productIds?.length ?? 'all'});
  } catch (thrown) {
    log.warn('catalogue.unrenewed', {cause: toCause(thrown)});
  }
}
