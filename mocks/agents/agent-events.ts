import {digestOf} from '~mocks/digest';
import {isPlaced} from '~mocks/woocommerce/order-changes';
import {refundsOf} from '~mocks/woocommerce/money-back';
import type {OrderRecord} from '~mocks/woocommerce/order-record';
import {route} from '~mocks/wordpress/rest';
import {metaOf} from '~mocks/wordpress/scarce';
import {shopMessage} from '~mocks/wordpress/shop-messages';
import type {AgentEvent, WordPressState} from '~mocks/wordpress/state';

/** The storefront reports that a program has heard of a change. */
export const agentEventRoutes = (state: WordPressState) => [
  route('post', '/orders/:id/told', ({params, fields}) => {
    const last = state.agentEvents.get(Number(params['id']));
    if (last && last.event === fields['event']) last.isTold = true;
    return {};
  }),
];

/** The messages about orders that stand otherwise than their programs were told, as the plugin's scheduler sends them. */
export const messagesToAgents = (state: WordPressState): string[] =>
  state.shop.orders.flatMap((order) => {
    const last = noteEvent(state, order);
    return !last || last.isTold ? [] : [toMessage(order, last)];
  });

function noteEvent(state: WordPressState, order: OrderRecord): AgentEvent | undefined {
  const known = state.agentEvents.get(order.databaseId);
  if (!metaOf(order, '_bellyful_agent') || !(known || isPlaced(order))) return known;
  const {status, paidAt, lines, shipments} = order;
  const told = JSON.stringify([status, paidAt, lines, shipments, refundsOf(order)]);
  const hash = digestOf(told);
  if (known?.state === hash) return known;
  const next = {event: crypto.randomUUID(), state: hash, isTold: false};
  state.agentEvents.set(order.databaseId, next);
  return next;
}

const toMessage = (order: OrderRecord, {event}: AgentEvent) =>
  shopMessage({
    topic: 'order',
    order: {
      id: order.databaseId,
      event,
      at: Math.floor(Date.now() / 1000),
      agent: metaOf(order, '_bellyful_agent'),
      key: metaOf(order, '_bellyful_link'),
    },
  });
