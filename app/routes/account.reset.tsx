import {ResetPage} from '~/account/ResetPage';
import {accountMeta} from '~/account/account-meta';
import {notAnswered} from '~/forms/refusals';
import {postReset} from '~/account/post-account.server';
import {resetLabels} from '~/content/account';
import {withFallback} from '~/browser/with-fallback';
import type {Route} from './+types/account.reset';

export const meta: Route.MetaFunction = accountMeta(resetLabels.title);

export function loader({request}: Route.LoaderArgs) {
  return {tokenHash: new URL(request.url).searchParams.get('token_hash')};
}

export const action = ({context, request}: Route.ActionArgs) => postReset(context, request);

export const clientAction = ({serverAction}: Route.ClientActionArgs) =>
  withFallback(serverAction, notAnswered());

export default function Reset({loaderData, actionData}: Route.ComponentProps) {
  return <ResetPage tokenHash={loaderData.tokenHash} posted={actionData} />;
}
