import {toRefusedInit} from '~/server/http/limit-tries.server';
import {methodNotAllowed} from '~/server/http/method-not-allowed';
import {readFields} from '~/server/http/request-body.server';
import {sendContact, toPostedContact} from '~/pages/contact/send-contact.server';
import type {Route} from './+types/functions.send-contact-email';

export const loader = methodNotAllowed;

/** `name, email, subject, message`; an `error` field on failure. */
export async function action({context, request}: Route.ActionArgs) {
  const contact = toPostedContact(await readFields(request));
  const {clientAddress, env} = context;
  const outcome = await sendContact(context, contact, clientAddress, env.PUBLIC_SUPPORT_EMAIL);
  if (outcome.ok) return Response.json({success: true, message: outcome.value});
  const {refusals} = outcome;
  return Response.json({error: refusals[0]?.message ?? null, refusals}, toRefusedInit(refusals));
}
