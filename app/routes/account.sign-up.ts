import {accepted} from '~adapters/commerce';
import {accountMessages} from '~/content/messages';
import {toAccountAnswer} from '~/lib/account-answer';
import {readPostedFields} from '~/lib/posted-fields.server';
import {beginSession} from '~/services/begin-session.server';
import {signUp} from '~/services/sign-up.server';
import type {Route} from './+types/account.sign-up';

export async function action({context, request}: Route.ActionArgs) {
  const fields = await readPostedFields(request);
  const {email = '', password = ''} = fields;
  const {clientAddress, siteUrl, env} = context;
  const site = {siteUrl, supportEmail: env.PUBLIC_SUPPORT_EMAIL};
  const outcome = await signUp(context, {email, password}, clientAddress, site);
  if (!outcome.ok) return toAccountAnswer(outcome, fields);
  if (!outcome.value) return toAccountAnswer(accepted(accountMessages.checkInbox), fields);
  await beginSession(context, outcome.value);
  return toAccountAnswer(accepted(null), fields);
}
