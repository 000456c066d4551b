import {accepted} from '~adapters/commerce';
import {accountMessages} from '~/content/messages';
import {toAccountAnswer} from '~/lib/account-answer';
import {readPostedFields} from '~/lib/posted-fields.server';
import {beginSession} from '~/services/begin-session.server';
import {confirmEmail} from '~/services/confirm-email.server';
import type {Route} from './+types/account.confirm';

/** Mail scanners open every link: the token is spent by a button's POST only, never by a GET. */
export async function action({context, request}: Route.ActionArgs) {
  const fields = await readPostedFields(request);
  const outcome = await confirmEmail(context, fields.token_hash ?? '', context.clientAddress);
  if (!outcome.ok) return toAccountAnswer(outcome, fields);
  await beginSession(context, outcome.value);
  return toAccountAnswer(accepted(accountMessages.emailConfirmed), fields);
}
