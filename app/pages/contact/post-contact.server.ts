import {data} from 'react-router';
import type {AppServices} from '~/server/app-services';
import {toRefusedInit} from '~/server/http/limit-tries.server';
import {readFields} from '~/server/http/request-body.server';
import type {ContactAnswer} from './contact-answer';
import {sendContact} from './send-contact.server';

const nothingTyped = {name: '', email: '', subject: '', message: ''};

/** Sends what the form posted; a refused message comes back as it was typed. */
export async function postContact(context: AppServices, request: Request) {
  const posted = {...nothingTyped, website: '', ...(await readFields(request))};
  const {name, email, subject, message, website} = posted;
  const typed = {name, email, subject, message};
  const outcome = await sendContact(
    context,
    {...typed, website},
    context.clientAddress,
    context.env.PUBLIC_SUPPORT_EMAIL,
  );
  if (outcome.ok)
    return {sent: outcome.value, refusals: [], typed: nothingTyped} satisfies ContactAnswer;
  const answer: ContactAnswer = {sent: null, refusals: outcome.refusals, typed};
  return data(answer, toRefusedInit(outcome.refusals));
}
