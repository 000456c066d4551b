import type {Order, OrderNews} from '~adapters/commerce';
import {agentMetaKey, toAgentText} from '~/checkout/order/new-order.server';
import {linkedOrders, toPath} from '~/orders/find-followed.server';
import {findNews, toProgressLine} from '~/orders/order-progress.server';
import type {AgentRequest} from '../agent-request';
import {ucpOf, unrecoverable, withoutResource, type Answer} from '../protocol';
import {toSessionId} from '../session-id.server';
import {describeOrder} from './described-order';

const capabilities = ['dev.ucp.shopping.order'] as const;

/** Which program reads it, and whether it has proved its name. */
interface Reader extends Pick<AgentRequest, 'agent' | 'isVerified'> {
  services: Pick<AgentRequest['services'], 'env' | 'siteUrl'>;
}

/** The proof in an order's link, or the link's proof alone. */
const toKey = (id: string): string =>
  URL.canParse(id) ? (new URL(id).searchParams.get('key') ?? '') : id;

/** The checkout that the order was; null for others than the program of the order, to whom the id would open what was typed. */
async function findCheckoutId(
  {services: {env}, agent, isVerified}: Reader,
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
        unrecoverable(
          'not_found',
          'There is no order of this link. It stands in the mail about the order.',
        ),
      ],
      `${services.siteUrl}/`,
    );
  const news = (await findNews(services, [order]))(order.databaseId);
  return {status: 200, body: await toBody(request, {order, news, key})};
}

/** An order as a program reads it, whether it asks or is told. */
export async function toBody(
  reader: Reader,
  {order, news, key}: {order: Order; news: OrderNews; key: string},
) {
  return {
    ucp: ucpOf(capabilities),
    ...describeOrder({
      order,
      news,
      progress: toProgressLine(order, news),
      key,
      checkoutId: await findCheckoutId(reader, order),
      permalink: reader.services.siteUrl + toPath({orderNumber: order.orderNumber, key}),
    }),
  };
}
