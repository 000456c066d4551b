import type {Counters} from '~/server/http/limit-tries.server';
import {accepted, refused, type Outcome} from '~adapters/commerce';
import {toContactMail, type Mailer} from '~adapters/mail';
import {contactMail, mailBrand} from '~/content/mails';
import {contactMessages} from '~/content/contact';
import {toContactRefusals, type ContactFields} from './contact-validation';
import {toCause, type Log} from '~/server/telemetry/log';
import {limitTries} from '~/server/http/limit-tries.server';

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
