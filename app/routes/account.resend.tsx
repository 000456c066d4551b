import {AccountFrame} from '~/components/account/AccountFrame';
import {ResendForm} from '~/components/account/ResendForm';
import {confirmLabels} from '~/content/account';
import {toAccountAnswer} from '~/lib/account-answer';
import {accountMeta} from '~/lib/account-meta';
import {answerSafely} from '~/lib/answer-safely';
import {readPostedFields} from '~/lib/posted-fields.server';
import {resendConfirmation} from '~/services/resend-confirmation.server';
import type {Route} from './+types/account.resend';

export const meta: Route.MetaFunction = accountMeta(confirmLabels.resendTitle, '/account/resend');

export async function loader({context}: Route.LoaderArgs) {
  return {email: (await context.access.shopper())?.email ?? null};
}

export async function action({context, request}: Route.ActionArgs) {
  const fields = await readPostedFields(request);
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
