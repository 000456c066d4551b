import {data} from 'react-router';
import type {AgainAnswer} from '~/account/orders/OrderAgain';
import {OrderHistory} from '~/account/orders/OrderHistory';
import {toCatalogueItem} from '~/catalogue/to-cart-item';
import {toPackageItem} from '~/catalogue/static/use-package-choice';
import {orderHistoryLabels} from '~/content/account';
import {accountMeta} from '~/account/account-meta';
import {toCause} from '~/platform/log';
import {readFields} from '~/platform/request-body.server';
import type {CartItem} from '~/pricing/cart-item';
import {requireSession} from '~/account/session/require-session.server';
import {listMyOrders} from '~/account/orders/my-orders.server';
import {findRepeatable, type RepeatableLine} from '~/account/orders/order-again.server';
import {toOrderSummary} from '~/account/orders/order-summary.server';
import type {Route} from './+types/account.orders';

export const meta: Route.MetaFunction = accountMeta(orderHistoryLabels.title, '/account/orders');

export async function loader({context, request}: Route.LoaderArgs) {
  const {shopper} = await requireSession(context, request);
  const orders = await listMyOrders(context, shopper);
  return data(
    {
      email: shopper.email,
      isConfirmed: shopper.emailConfirmedAt !== null,
      orders: orders?.map(toOrderSummary) ?? null,
    },
    {status: orders ? 200 : 503},
  );
}

const toCartItem = (line: RepeatableLine): CartItem => ({
  ...(line.kind === 'catalogue' ? toCatalogueItem(line) : toPackageItem(line)),
  quantity: line.quantity,
});

/** Ordering again: which lines of one of the shopper's own orders can go into the cart. */
export async function action({context, request}: Route.ActionArgs): Promise<AgainAnswer> {
  const {shopper} = await requireSession(context, request);
  const {order: wanted} = await readFields(request);
  const orders = await listMyOrders(context, shopper);
  const order = orders?.find(({databaseId}) => String(databaseId) === wanted);
  if (!order) return {items: null, missing: []};
  try {
    const {lines, missing} = await findRepeatable(context.commerce, order);
    return {items: lines.map(toCartItem), missing};
  } catch (error) {
    context.log.error('order.repeat.failed', {cause: toCause(error)});
    return {items: null, missing: []};
  }
}

/** Without a connection the button says so, and the page stays. */
export async function clientAction({serverAction}: Route.ClientActionArgs): Promise<AgainAnswer> {
  try {
    return await serverAction();
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    return {items: null, missing: []};
  }
}

export default function MyOrders({loaderData}: Route.ComponentProps) {
  return <OrderHistory {...loaderData} />;
}
