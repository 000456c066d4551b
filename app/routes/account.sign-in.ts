import {accepted} from '~adapters/commerce';
import {toAccountAnswer} from '~/lib/account-answer';
import {readPostedFields} from '~/lib/posted-fields.server';
import {beginSession} from '~/services/begin-session.server';
import {signIn} from '~/services/sign-in.server';
import type {Route} from './+types/account.sign-in';

export async function action({context, request}: Route.ActionArgs) {
  const fields = await readPostedFields(request);
  const {email = '', password = ''} = fields;
  const outcome = await signIn(context, {email, password}, context.clientAddress);
  if (!outcome.ok) return toAccountAnswer(outcome, fields);
  await beginSession(context, outcome.value);
  return toAccountAnswer(accepted(null), fields);
}
