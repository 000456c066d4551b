import {shopCurrency, type PlacedOrder} from '~adapters/commerce';
import {isPaid} from '~/checkout/order/order-context.server';
import {linkedOrders} from '~/orders/find-followed.server';
import type {AppServices} from '~/server/app-services';
import {linkOf} from '~/server/session/order-link.server';
import {away, ucpOf, unrecoverable, withoutResource, type Answer} from '../protocol';
import {sayStatus, toLine, toTotals} from '../order/described-order';
import type {AgentSession} from './agent-session.server';
import {capabilitiesOf} from './known-session.server';
import {linksOf} from './shown-session.server';

/** The order that a session has become, by its agent or its shopper; null also where agents leave ordering to their shoppers. */
export async function findOrdered(
  {commerce, env}: Pick<AppServices, 'commerce' | 'env'>,
  {key, kind}: AgentSession,
): Promise<PlacedOrder | null> {
  if (env.AGENTS !== 'complete' || kind !== 'checkout') return null;
  const order = await commerce.orders.findByCheckout(key);
  return order && isPaid(order) ? order : null;
}

/** A completed checkout: the order's lines instead of the session's, and the link to the order. */
export async function answerOrdered(
  services: AppServices,
  session: AgentSession,
  placed: PlacedOrder,
  handlers: Record<string, object[]>,
): Promise<Answer> {
  const {siteUrl} = services;
  const permalink = new URL(linkOf(placed) ?? '', siteUrl);
  const key = permalink.searchParams.get('key') ?? '';
  const [order] = await linkedOrders(services, key);
  if (!order) throw away();
  return {
    status: 200,
    body: {
      ucp: {...ucpOf(capabilitiesOf.checkout), payment_handlers: handlers},
      id: session.id,
      status: 'completed',
      line_items: order.lines.map((line, place) => {
        const {id, item, totals} = toLine(order, line, place);
        return {id, item, quantity: line.quantity, totals};
      }),
      currency: shopCurrency().code,
      totals: toTotals(order),
      links: linksOf(siteUrl),
      buyer: session.buyer,
      messages: [sayStatus(order)],
      order: {id: key, label: order.orderNumber, permalink_url: permalink.href},
    },
  };
}

/** What is ordered stays as it is. */
export const orderedAlready = ({orderNumber}: PlacedOrder, siteUrl: string): Answer =>
  withoutResource(
    capabilitiesOf.checkout,
    [
      unrecoverable(
        'checkout_completed',
        `This checkout is order ${orderNumber} already. Begin another one.`,
      ),
    ],
    `${siteUrl}/`,
  );
