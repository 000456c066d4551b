import {redirect} from 'react-router';
import {ConfirmPage} from '~/account/ConfirmPage';
import {accountMeta} from '~/account/account-meta';
import {notAnswered} from '~/forms/refusals';
import {postConfirm} from '~/account/post-account.server';
import {toReturnPath} from '~/account/sign-in-page.server';
import {confirmLabels} from '~/content/account';
import {withFallback} from '~/browser/with-fallback';
import type {Route} from './+types/account.confirm';

export const meta: Route.MetaFunction = accountMeta(confirmLabels.title);

export async function loader({context, request}: Route.LoaderArgs) {
  const {searchParams} = new URL(request.url);
  const tokenHash = searchParams.get('token_hash');
  if (!tokenHash) throw redirect('/account/resend');
  return {
    tokenHash,
    isNew: searchParams.has('isNew'),
    isChange: searchParams.get('type') === 'email',
    returnTo: toReturnPath(searchParams.get('returnTo'), ''),
    isSignedIn: (await context.access.shopper()) !== null,
  };
}

export const action = ({context, request}: Route.ActionArgs) => postConfirm(context, request);

export const clientAction = ({serverAction}: Route.ClientActionArgs) =>
  withFallback(serverAction, notAnswered());

export default function Confirm({loaderData, actionData}: Route.ComponentProps) {
  return <ConfirmPage {...loaderData} posted={actionData} />;
}
