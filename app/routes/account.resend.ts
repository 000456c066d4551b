import {toAccountAnswer} from '~/lib/account-answer';
import {methodNotAllowed} from '~/lib/method-not-allowed';
import {readPostedFields} from '~/lib/posted-fields.server';
import {resendConfirmation} from '~/services/resend-confirmation.server';
import type {Route} from './+types/account.resend';

export const loader = methodNotAllowed;

export async function action({context, request}: Route.ActionArgs) {
  const fields = await readPostedFields(request);
  const shopper = await context.access.shopper();
  const {clientAddress, siteUrl} = context;
  const recipient = {shopper, typedEmail: fields.email ?? ''};
  const outcome = await resendConfirmation(context, recipient, clientAddress, siteUrl);
  return toAccountAnswer(outcome, fields);
}
