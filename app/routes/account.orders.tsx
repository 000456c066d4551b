import {accountMeta} from '~/account/account-meta';
import {keepAgain} from '~/account/orders/keep-again.server';
import {OrderHistory} from '~/account/orders/OrderHistory';
import {repeatOrder} from '~/account/orders/repeat-order.server';
import {notRepeated} from '~/account/orders/OrderAgain';
import {showOrders} from '~/account/orders/show-orders.server';
import {requireSession} from '~/account/session/require-session.server';
import {orderHistoryLabels} from '~/content/account';
import {readFields} from '~/platform/request-body.server';
import {withFallback} from '~/platform/with-fallback';
import type {Route} from './+types/account.orders';

export const meta: Route.MetaFunction = accountMeta(orderHistoryLabels.title, '/account/orders');

export async function loader({context, request}: Route.LoaderArgs) {
  const {shopper} = await requireSession(context, request);
  return showOrders(context, shopper);
}

export async function action({context, request}: Route.ActionArgs) {
  const {shopper} = await requireSession(context, request);
  const {order} = await readFields(request);
  return keepAgain(context, request, {...(await repeatOrder(context, shopper, order)), order});
}

export const clientAction = ({serverAction}: Route.ClientActionArgs) =>
  withFallback(serverAction, notRepeated);

export default function MyOrders({loaderData, actionData}: Route.ComponentProps) {
  return <OrderHistory {...loaderData} again={actionData} />;
}
