import {MailError} from './mail-error';
import type {Mailer} from './mailer';

/** A storefront without a mail service. */
export const createNoMailer = (): Mailer => ({
  isAbsent: true,
  async send() {
    throw new MailError(null, 'nobody is connected who sends mails');
  },
});
