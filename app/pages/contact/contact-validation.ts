import type {Refusal} from '~adapters/commerce';
import {contact, contactSubjects, contactLimits, contactMessages} from '~/content/contact';
import {isEmailAddress} from '~/forms/email-address';

export interface ContactFields {
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

export const toContactRefusals = (fields: ContactFields): Refusal[] =>
  rules.filter(([, , isMet]) => !isMet(fields)).map(([field, message]) => ({field, message}));
