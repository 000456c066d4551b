import {type Counters, limitTries, toRefusedInit} from '~/server/http/limit-tries.server';
import {accepted, refused, type Outcome, type Refusal} from '~adapters/commerce';
import {toContactMail, type Mailer} from '~adapters/mail';
import {contactMail, mailBrand} from '~/content/mails';
import {contactMessages, contact, contactSubjects, contactLimits} from '~/content/contact';
import {toCause, type Log} from '~/server/telemetry/log';
import {isEmailAddress} from '~/forms/email-address';
import {data} from 'react-router';
import type {AppServices} from '~/server/app-services';
import {readFields} from '~/server/http/request-body.server';
import type {ContactAnswer} from './contact-answer';

interface ContactFields {
  name: string;
  email: string;
  subject: string;
  message: string;
}

const subjects: readonly string[] = contactSubjects;

type Rule = [
  field: keyof ContactFields,
  message: string,
  isMet: (fields: ContactFields) => boolean,
];

/** All four are required, and the subject is one of the eight. */
const rules: Rule[] = [
  ['name', contact.required.name, ({name}) => name.trim() !== ''],
  ['name', contactMessages.nameTooLong, ({name}) => name.length <= contactLimits.name],
  ['email', contact.required.email, ({email}) => email.trim() !== ''],
  [
    'email',
    contact.required.emailFormat,
    ({email}) => email.trim() === '' || isEmailAddress(email.trim()),
  ],
  ['subject', contact.required.subject, ({subject}) => subjects.includes(subject)],
  ['message', contact.required.message, ({message}) => message.trim() !== ''],
  [
    'message',
    contactMessages.messageTooLong,
    ({message}) => message.length <= contactLimits.message,
  ],
];

const toContactRefusals = (fields: ContactFields): Refusal[] =>
  rules.filter(([, , isMet]) => !isMet(fields)).map(([field, message]) => ({field, message}));

interface ContactPorts {
  mailer: Mailer;
  rateLimits: Counters;
  log: Log;
}

export interface PostedContact extends ContactFields {
  /** A field that people do not see; only programs fill it in. */
  website: string;
}

/** Mails a message to support. The value is the sentence to show. */
export async function sendContact(
  ports: ContactPorts,
  {website, ...typed}: PostedContact,
  clientAddress: string,
  supportEmail: string,
): Promise<Outcome<string>> {
  const message = {...typed, name: typed.name.trim(), email: typed.email.trim()};
  const refusals = toContactRefusals(message);
  if (refusals.length > 0) return {ok: false, refusals};
  if (website) return accepted(contactMessages.sent);
  const tooMany = await limitTries(ports, 'contact', {clientAddress, email: message.email});
  if (tooMany) return {ok: false, refusals: [tooMany]};
  try {
    await ports.mailer.send(toContactMail(message, supportEmail, contactMail, mailBrand));
    return accepted(contactMessages.sent);
  } catch (error) {
    ports.log.error('contact.failed', {cause: toCause(error)});
    return refused(contactMessages.failed);
  }
}

export const toPostedContact = ({
  name = '',
  email = '',
  subject = '',
  message = '',
  website = '',
}: Record<string, string>): PostedContact => ({name, email, subject, message, website});

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
