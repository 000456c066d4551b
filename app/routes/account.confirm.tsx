import {useState} from 'react';
import {redirect} from 'react-router';
import {accepted} from '~adapters/commerce';
import {AccountDone} from '~/account/AccountDone';
import {AccountFrame} from '~/account/AccountFrame';
import {ConfirmForm} from '~/account/ConfirmForm';
import {confirmLabels} from '~/content/account';
import {accountMessages} from '~/content/messages';
import {toAccountAnswer} from '~/account/account-answer';
import {accountMeta} from '~/account/account-meta';
import {answerSafely} from '~/account/answer-safely';
import {readFields} from '~/platform/request-body.server';
import {beginSession} from '~/account/session/begin-session.server';
import {confirmEmail} from '~/account/confirm-email.server';
import type {Route} from './+types/account.confirm';

export const meta: Route.MetaFunction = accountMeta(confirmLabels.title, '/account/confirm');

export function loader({request}: Route.LoaderArgs) {
  const tokenHash = new URL(request.url).searchParams.get('token_hash');
  if (!tokenHash) throw redirect('/account/resend');
  return {tokenHash};
}

/** Mail scanners open every link: the token is spent by a button's POST only, never by a GET. */
export async function action({context, request}: Route.ActionArgs) {
  const fields = await readFields(request);
  const outcome = await confirmEmail(context, fields.token_hash ?? '', context.clientAddress);
  if (!outcome.ok) return toAccountAnswer(outcome, fields);
  await beginSession(context, outcome.value);
  return toAccountAnswer(accepted(accountMessages.emailConfirmed), fields);
}

export const clientAction = ({serverAction}: Route.ClientActionArgs) => answerSafely(serverAction);

export default function Confirm({loaderData, actionData}: Route.ComponentProps) {
  const [said, setSaid] = useState<string | null>(null);
  const message = said ?? (actionData?.ok ? actionData.message : null);
  return (
    <AccountFrame title={confirmLabels.title} text={message ? undefined : confirmLabels.text}>
      {message ? (
        <AccountDone message={message} />
      ) : (
        <ConfirmForm tokenHash={loaderData.tokenHash} posted={actionData} onDone={setSaid} />
      )}
    </AccountFrame>
  );
}
