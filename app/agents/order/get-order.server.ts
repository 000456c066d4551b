import {linkedOrders, toPath} from '~/orders/find-followed.server';
import {findNews, toProgressLine} from '~/orders/order-progress.server';
import type {AgentRequest} from '../agent-request';
import {ucpOf, withoutResource, type Answer} from '../protocol';
import {describeOrder} from './described-order';

const capabilities = ['dev.ucp.shopping.order'] as const;

/** The proof in an order's link, or the link's proof alone. */
const toKey = (id: string): string =>
  URL.canParse(id) ? (new URL(id).searchParams.get('key') ?? '') : id;

/** The status of an order, for the holder of its link (rules: Following an order). Its number alone does not open it. */
export async function getOrder({services, id}: AgentRequest): Promise<Answer> {
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
  const permalink = services.siteUrl + toPath({orderNumber: order.orderNumber, key});
  return {
    status: 200,
    body: {
      ucp: ucpOf(capabilities),
      ...describeOrder({order, news, progress: toProgressLine(order, news), key, permalink}),
    },
  };
}
