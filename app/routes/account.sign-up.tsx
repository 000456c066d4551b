import {CredentialsPage} from '~/account/CredentialsPage';
import {accountMeta} from '~/account/account-meta';
import {notAnswered} from '~/forms/refusals';
import {postSignUp} from '~/account/post-account.server';
import {requireVisitor} from '~/account/sign-in-page.server';
import {authLabels} from '~/content/account';
import {withFallback} from '~/browser/with-fallback';
import type {Route} from './+types/account.sign-up';

export const meta: Route.MetaFunction = accountMeta(authLabels.signUp);

export async function loader({context, request}: Route.LoaderArgs) {
  return {returnTo: await requireVisitor(context.access, request)};
}

export const action = ({context, request}: Route.ActionArgs) => postSignUp(context, request);

export const clientAction = ({serverAction}: Route.ClientActionArgs) =>
  withFallback(serverAction, notAnswered());

export default function SignUp({loaderData, actionData}: Route.ComponentProps) {
  return <CredentialsPage mode="sign-up" posted={actionData} returnTo={loaderData.returnTo} />;
}
