import {accepted} from '~adapters/commerce';
import {accountMessages} from '~/content/messages';
import {toAccountAnswer} from '~/lib/account-answer';
import {readPostedFields} from '~/lib/posted-fields.server';
import {beginSession} from '~/services/begin-session.server';
import {requestPasswordReset, setNewPassword} from '~/services/reset-password.server';
import type {Route} from './+types/account.reset';

/** With `token_hash` sets the new password, without asks for the mail with the link. */
export async function action({context, request}: Route.ActionArgs) {
  const fields = await readPostedFields(request);
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
