import {CredentialsPage} from '~/account/CredentialsPage';
import {accountMeta} from '~/account/account-meta';
import {notAnswered} from '~/forms/refusals';
import {postSignIn} from '~/account/post-account.server';
import {requireVisitor} from '~/account/sign-in-page.server';
import {authLabels} from '~/content/account';
import {withFallback} from '~/browser/with-fallback';
import type {Route} from './+types/account.sign-in';

export const meta: Route.MetaFunction = accountMeta(authLabels.signIn);

export async function loader({context, request}: Route.LoaderArgs) {
  return {returnTo: await requireVisitor(context.access, request)};
}

export const action = ({context, request}: Route.ActionArgs) => postSignIn(context, request);

export const clientAction = ({serverAction}: Route.ClientActionArgs) =>
  withFallback(serverAction, notAnswered());

export default function SignIn({loaderData, actionData}: Route.ComponentProps) {
  return <CredentialsPage mode="sign-in" posted={actionData} returnTo={loaderData.returnTo} />;
}
