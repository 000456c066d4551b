import {data} from 'react-router';
import {accountMeta} from '~/account/account-meta';
import {requireSession} from '~/account/session/require-session.server';
import {withFallback} from '~/browser/with-fallback';
import {suppliesPage} from '~/content/supplies';
import {readFields} from '~/server/http/request-body.server';
import {SuppliesPage} from '~/orders/supplies/SuppliesPage';
import {endReminder, showSupplies} from '~/orders/supplies/supplies-page.server';
import type {Route} from './+types/account.supplies';

export const meta: Route.MetaFunction = accountMeta(suppliesPage.title, suppliesPage.path);

export async function loader({context, request}: Route.LoaderArgs) {
  const {shopper} = await requireSession(context, request);
  const shown = await showSupplies(context, shopper);
  return data(shown, {status: shown.supplies ? 200 : 503});
}

export async function action({context, request}: Route.ActionArgs) {
  const {shopper} = await requireSession(context, request);
  const {order} = await readFields(request);
  return endReminder(context, shopper, order);
}

export const clientAction = ({serverAction}: Route.ClientActionArgs) =>
  withFallback(serverAction, {isEnded: false});

export default function Supplies({loaderData, actionData}: Route.ComponentProps) {
  return <SuppliesPage shown={loaderData} posted={actionData} />;
}
