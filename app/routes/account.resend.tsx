import {AccountFrame} from '~/account/AccountFrame';
import {ResendForm} from '~/account/ResendForm';
import {confirmLabels} from '~/content/account';
import {accountMessages} from '~/content/messages/accounts';
import {accountMeta} from '~/account/account-meta';
import {notAnswered} from '~/forms/refusals';
import {postResend} from '~/account/post-account.server';
import {withFallback} from '~/browser/with-fallback';
import type {Route} from './+types/account.resend';

export const meta: Route.MetaFunction = accountMeta(confirmLabels.resendTitle);

export async function loader({context}: Route.LoaderArgs) {
  return {email: (await context.access.shopper())?.email ?? null};
}

export const action = ({context, request}: Route.ActionArgs) => postResend(context, request);

export const clientAction = ({serverAction}: Route.ClientActionArgs) =>
  withFallback(serverAction, notAnswered(accountMessages.confirmationFailed));

export default function Resend({loaderData, actionData}: Route.ComponentProps) {
  return (
    <AccountFrame title={confirmLabels.resendTitle} text={confirmLabels.resendText}>
      <ResendForm email={loaderData.email} posted={actionData} className="btn btn-primary w-full" />
    </AccountFrame>
  );
}
