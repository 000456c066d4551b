import {data} from 'react-router';
import {withdrawalWords} from '~/content/withdrawal';
import {toFollowed, toPath} from '~/orders/find-followed.server';
import {openFollowed} from '~/orders/open-followed.server';
import {OrderMissed} from '~/orders/OrderMissed';
import {postWithdrawal, showWithdrawalForm} from '~/orders/withdrawal/withdrawal.server';
import {WithdrawalPage} from '~/orders/withdrawal/WithdrawalPage';
import {privateMeta} from '~/seo/seo';
import type {Route} from './+types/order.withdrawal';

export const meta: Route.MetaFunction = privateMeta(withdrawalWords.meta);

/** Withdrawing from the contract of an order, for who may see it (rules: What a country's law asks). */
export async function loader({context, request, params}: Route.LoaderArgs) {
  const followed = toFollowed(request, params.number);
  const path = toPath(followed);
  const order = await openFollowed(context, followed);
  if (!order) return data({path, form: null}, {status: 503});
  return data({path, form: await showWithdrawalForm(context, order, followed)});
}

export async function action({context, request, params}: Route.ActionArgs) {
  const followed = toFollowed(request, params.number);
  const order = await openFollowed(context, followed);
  return order ? postWithdrawal(context, request, order, followed) : data(null, {status: 503});
}

export default function OrderWithdrawal({loaderData, actionData}: Route.ComponentProps) {
  const {form, path} = loaderData;
  return form ? (
    <WithdrawalPage form={form} answer={actionData ?? undefined} />
  ) : (
    <OrderMissed path={path} />
  );
}
