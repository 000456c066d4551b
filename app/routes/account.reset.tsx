import {useState} from 'react';
import {Link} from 'react-router';
import {accepted} from '~adapters/commerce';
import {AccountDone} from '~/account/AccountDone';
import {AccountFrame} from '~/account/AccountFrame';
import {NewPasswordForm} from '~/account/NewPasswordForm';
import {ResetRequestForm} from '~/account/ResetRequestForm';
import {resetLabels} from '~/content/account';
import {accountMessages} from '~/content/messages';
import {toAccountAnswer} from '~/account/account-answer';
import {accountMeta} from '~/account/account-meta';
import {answerSafely} from '~/account/answer-safely';
import {readFields} from '~/platform/request-body.server';
import {beginSession} from '~/account/session/begin-session.server';
import {requestPasswordReset, setNewPassword} from '~/account/reset-password.server';
import type {Route} from './+types/account.reset';

export const meta: Route.MetaFunction = accountMeta(resetLabels.title, '/account/reset');

export function loader({request}: Route.LoaderArgs) {
  return {tokenHash: new URL(request.url).searchParams.get('token_hash')};
}

/** With `token_hash` sets the new password, without asks for the mail with the link. */
export async function action({context, request}: Route.ActionArgs) {
  const fields = await readFields(request);
  const {email = '', password = '', token_hash: tokenHash} = fields;
  const {clientAddress, siteUrl} = context;
  if (tokenHash === undefined) {
    const sent = await requestPasswordReset(context, email, clientAddress, siteUrl);
    return toAccountAnswer(sent, fields);
  }
  const outcome = await setNewPassword(context, {tokenHash, password}, clientAddress);
  if (!outcome.ok) return toAccountAnswer(outcome, fields);
  await beginSession(context, outcome.value);
  return toAccountAnswer(accepted(accountMessages.passwordChanged), fields);
}

export const clientAction = ({serverAction}: Route.ClientActionArgs) => answerSafely(serverAction);

export default function Reset({loaderData: {tokenHash}, actionData}: Route.ComponentProps) {
  const [said, setSaid] = useState<string | null>(null);
  const message = said ?? (actionData?.ok ? actionData.message : null);
  if (tokenHash)
    return (
      <AccountFrame title={resetLabels.newTitle}>
        {message ? (
          <AccountDone message={message} />
        ) : (
          <NewPasswordForm tokenHash={tokenHash} posted={actionData} onDone={setSaid} />
        )}
      </AccountFrame>
    );
  return (
    <AccountFrame title={resetLabels.title} text={resetLabels.text}>
      <ResetRequestForm posted={actionData} />
      <Link
        to="/account/sign-in"
        className="block py-2 text-center text-sm font-semibold text-leaf underline underline-offset-4"
      >
        {resetLabels.backToSignIn}
      </Link>
    </AccountFrame>
  );
}
