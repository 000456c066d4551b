import type {Mailer} from './mailer';

/** A storefront without anybody who sends its mails. */
export const createNoMailer = (): Mailer => ({
  isAbsent: true,
  async send() {
    throw new Error('nobody is connected who sends mails');
  },
});
