import {accountMeta} from '~/account/account-meta';
import {ResendForm} from '~/account/ResendForm';
import {addAgain, repeatOrder} from '~/orders/repeat-order.server';
import {OrderHistory} from '~/orders/OrderHistory';
import {notRepeated} from '~/orders/again-answer';
import {showOrders} from '~/orders/show-order.server';
import {requireSession} from '~/account/session/require-session.server';
import {orderHistoryLabels} from '~/content/account';
import {readFields} from '~/server/http/request-body.server';
import {withFallback} from '~/browser/with-fallback';
import type {Route} from './+types/account.orders';

export const meta: Route.MetaFunction = accountMeta(orderHistoryLabels.title);

export async function loader({context, request}: Route.LoaderArgs) {
  const {shopper} = await requireSession(context, request);
  return showOrders(context, shopper);
}

export async function action({context, request}: Route.ActionArgs) {
  const {shopper} = await requireSession(context, request);
  const {order} = await readFields(request);
  return addAgain(context, request, {...(await repeatOrder(context, shopper, order)), order});
}

export const clientAction = ({serverAction}: Route.ClientActionArgs) =>
  withFallback(serverAction, notRepeated);

export default function MyOrders({loaderData, actionData}: Route.ComponentProps) {
  return (
    <OrderHistory
      {...loaderData}
      again={actionData}
      resendForm={<ResendForm email={loaderData.email} />}
    />
  );
}
