import {AccountFrame} from '~/account/AccountFrame';
import {ResendForm} from '~/account/ResendForm';
import {confirmLabels} from '~/content/account';
import {toAccountAnswer} from '~/account/account-answer';
import {accountMeta} from '~/account/account-meta';
import {answerSafely} from '~/account/answer-safely';
import {readFields} from '~/platform/request-body.server';
import {resendConfirmation} from '~/account/resend-confirmation.server';
import type {Route} from './+types/account.resend';

export const meta: Route.MetaFunction = accountMeta(confirmLabels.resendTitle, '/account/resend');

export async function loader({context}: Route.LoaderArgs) {
  return {email: (await context.access.shopper())?.email ?? null};
}

export async function action({context, request}: Route.ActionArgs) {
  const fields = await readFields(request);
  const shopper = await context.access.shopper();
  const {clientAddress, siteUrl} = context;
  const recipient = {shopper, typedEmail: fields.email ?? ''};
  const outcome = await resendConfirmation(context, recipient, clientAddress, siteUrl);
  return toAccountAnswer(outcome, fields);
}

export const clientAction = ({serverAction}: Route.ClientActionArgs) => answerSafely(serverAction);

export default function Resend({loaderData, actionData}: Route.ComponentProps) {
  return (
    <AccountFrame title={confirmLabels.resendTitle} text={confirmLabels.resendText}>
      <ResendForm email={loaderData.email} posted={actionData} className="btn btn-primary w-full" />
    </AccountFrame>
  );
}
