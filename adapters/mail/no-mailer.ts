import type {Mailer} from './mailer';

/** A storefront without a mail service. */
export const createNoMailer = (): Mailer => ({
  isAbsent: true,
  async send() {
    throw new Error('nobody is connected who sends mails');
  },
});
