import {redirect} from 'react-router';
import {ConfirmPage} from '~/account/ConfirmPage';
import {accountMeta} from '~/account/account-meta';
import {notAnswered} from '~/account/account-answer';
import {postConfirm} from '~/account/post-account.server';
import {confirmLabels} from '~/content/account';
import {withFallback} from '~/platform/with-fallback';
import type {Route} from './+types/account.confirm';

export const meta: Route.MetaFunction = accountMeta(confirmLabels.title, '/account/confirm');

export function loader({request}: Route.LoaderArgs) {
  const tokenHash = new URL(request.url).searchParams.get('token_hash');
  if (!tokenHash) throw redirect('/account/resend');
  return {tokenHash};
}

export const action = ({context, request}: Route.ActionArgs) => postConfirm(context, request);

export const clientAction = ({serverAction}: Route.ClientActionArgs) =>
  withFallback(serverAction, notAnswered());

export default function Confirm({loaderData, actionData}: Route.ComponentProps) {
  return <ConfirmPage tokenHash={loaderData.tokenHash} posted={actionData} />;
}
