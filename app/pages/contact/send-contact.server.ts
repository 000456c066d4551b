import {accepted, refused} from '~adapters/commerce';
import {toContactMail} from '~adapters/mail';
import {contact, contactLimits, contactMessages, contactSubjects} from '~/content/contact';
import {contactMail, mailBrand} from '~/content/mails';
import {isEmailAddress} from '~/forms/email-address';
import type {FormOutcome} from '~/forms/refusals';
import type {AppServices} from '~/server/app-services';
import {answerForm} from '~/server/http/answer-form.server';
import {limitTries} from '~/server/http/limit-tries.server';
import {readFields} from '~/server/http/request-body.server';
import {toCause} from '~/server/telemetry/log';

const {required} = contact;

const words = {
  ...contactMessages,
  nameMissing: required.name,
  emailMissing: required.email,
  emailInvalid: required.emailFormat,
  subjectMissing: required.subject,
  messageMissing: required.message,
};

const nothing = {name: '', email: '', subject: '', message: ''};

type Fields = typeof nothing;

type Rule = [field: keyof Fields, code: keyof typeof words, isMet: (fields: Fields) => boolean];

const subjects: readonly string[] = contactSubjects;

/** All four are required, and the subject is one of the eight. */
const rules: Rule[] = [
  ['name', 'nameMissing', (typed) => typed.name.trim() !== ''],
  ['name', 'nameTooLong', (typed) => typed.name.length <= contactLimits.name],
  ['email', 'emailMissing', (typed) => typed.email.trim() !== ''],
  [
    'email',
    'emailInvalid',
    (typed) => typed.email.trim() === '' || isEmailAddress(typed.email.trim()),
  ],
  ['subject', 'subjectMissing', (typed) => subjects.includes(typed.subject)],
  ['message', 'messageMissing', (typed) => typed.message.trim() !== ''],
  ['message', 'messageTooLong', (typed) => typed.message.length <= contactLimits.message],
];

/** Mails a message to support. `website` is a field that people do not see; only programs fill it in. */
async function sendContact(
  {mailer, log, clientAddress, env, ...ports}: AppServices,
  {website, ...typed}: Fields & {website: string},
): Promise<FormOutcome<typeof words>> {
  const written = {...typed, name: typed.name.trim(), email: typed.email.trim()};
  const broken = rules.filter(([, , isMet]) => !isMet(written));
  if (broken.length > 0)
    return {ok: false, refusals: broken.map(([field, code]) => ({code, field}))};
  if (website) return accepted(contactMessages.sent);
  const caller = {clientAddress, email: written.email};
  const tooMany = await limitTries({...ports, log}, 'contact', caller);
  if (tooMany) return {ok: false, refusals: [tooMany]};
  try {
    const mail = toContactMail(written, env.PUBLIC_SUPPORT_EMAIL, contactMail, mailBrand);
    await mailer.send(mail);
    return accepted(contactMessages.sent);
  } catch (error) {
    log.error('contact.failed', {cause: toCause(error)});
    return refused('failed');
  }
}

/** Sends what the form posted; a refused message comes back as it was typed. */
export async function postContact(context: AppServices, request: Request) {
  const posted = {...nothing, website: '', ...(await readFields(request))};
  const {website, name, email, subject, message} = posted;
  const typed = {name, email, subject, message};
  return answerForm(words, await sendContact(context, {...typed, website}), typed);
}
