import type {Order} from '~adapters/commerce';
import {agentMetaKey, toAgentText} from '~/checkout/order/new-order.server';
import {linkedOrders, toPath} from '~/orders/find-followed.server';
import {findNews, toProgressLine} from '~/orders/order-progress.server';
import type {AgentRequest} from '../agent-request';
import {ucpOf, withoutResource, type Answer} from '../protocol';
import {toSessionId} from '../session-id.server';
import {describeOrder} from './described-order';

const capabilities = ['dev.ucp.shopping.order'] as const;

/** The proof in an order's link, or the link's proof alone. */
const toKey = (id: string): string =>
  URL.canParse(id) ? (new URL(id).searchParams.get('key') ?? '') : id;

/**
 * The checkout that the order was, for the program whose signature proves that it is the order's; null for others, to whom
 * the id would open what was typed.
 */
async function findCheckoutId(
  {services: {env}, agent, isVerified}: AgentRequest,
  {meta, orderReference}: Order,
): Promise<string | null> {
  const text = toAgentText({profile: agent, isVerified: true});
  const isOwn = meta.some(({key, value}) => key === agentMetaKey && value === text);
  const [key] = orderReference?.split('.') ?? [];
  // Elsewhere the key is one of the shopper's browser.
  const isKnown = env.AGENTS === 'complete' && isVerified && isOwn;
  return isKnown && key ? toSessionId('checkout', key, env) : null;
}

/** The status of an order, for the holder of its link (rules: Following an order). Its number alone does not open it. */
export async function getOrder(request: AgentRequest): Promise<Answer> {
  const {services, id} = request;
  const key = toKey(id);
  const [order] = await linkedOrders(services, key);
  if (!order)
    return withoutResource(
      capabilities,
      [
        {
          type: 'error',
          code: 'not_found',
          content: 'There is no order of this link. It stands in the mail about the order.',
          severity: 'unrecoverable',
        },
      ],
      `${services.siteUrl}/`,
    );
  const news = (await findNews(services, [order]))(order.databaseId);
  const checkoutId = await findCheckoutId(request, order);
  const permalink = services.siteUrl + toPath({orderNumber: order.orderNumber, key});
  return {
    status: 200,
    body: {
      ucp: ucpOf(capabilities),
      ...describeOrder({
        order,
        news,
        progress: toProgressLine(order, news),
        key,
        checkoutId,
        permalink,
      }),
    },
  };
}
