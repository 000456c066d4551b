import {postContact} from '~/pages/contact/send-contact.server';
import {methodNotAllowed} from '~/server/http/method-not-allowed';
import type {Route} from './+types/functions.send-contact-email';

export const loader = methodNotAllowed;

/** `name, email, subject, message`; an `error` field on failure. */
export async function action({context, request}: Route.ActionArgs) {
  const {data: answer, init} = await postContact(context, request);
  if (answer.ok) return Response.json({success: true, message: answer.message});
  const {refusals} = answer;
  return Response.json({error: refusals[0]?.message ?? null, refusals}, init ?? {});
}
