import {freeSampleMessages} from '~/content/messages/free-sample';
import {methodNotAllowed} from '~/server/http/method-not-allowed';
import {readFields} from '~/server/http/request-body.server';
import {sendWelcome} from '~/account/sign-up.server';
import type {Route} from './+types/functions.send-welcome-email';

export const loader = methodNotAllowed;

/** `userEmail, userName`. Sign-up mails the welcome itself; here it goes only to the signed-in shopper. */
export async function action({context, request}: Route.ActionArgs) {
  const {userEmail = ''} = await readFields(request);
  const shopper = await context.access.shopper();
  if (!shopper || shopper.email !== userEmail.trim().toLowerCase()) {
    return Response.json({error: freeSampleMessages.notAuthenticated}, {status: 401});
  }
  const {clientAddress, siteUrl, env} = context;
  const site = {siteUrl, supportEmail: env.PUBLIC_SUPPORT_EMAIL};
  await sendWelcome(context, {userEmail: shopper.email, clientAddress}, site);
  return Response.json({success: true});
}
