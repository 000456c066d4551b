import {reviewMails} from './messages/reviews';
import {stockMails} from './messages/stock-notice';
import {reminderMails} from './supplies';

/** The page of the mails that an address gets. */
export const mailWords = {
  path: '/account/mails',
  title: 'Emails you get',
  description: 'Which emails we send you, and how to end them.',
  textTo: (email: string) => `What we send to ${email}, until you end it.`,
  text: 'What we send to the address at which you got our email, until you end it.',
  end: 'End these',
  endOne: (title: string) => `End these: ${title}`,
  endAll: 'End all of them',
  ended: 'Done. You get none of these emails any more.',
  none: 'You get no emails that you could end.',
  alwaysTitle: 'What we always send',
  always: [
    'About your orders: that we have them, their payment, where they are, and what you get back. You need them for what you bought, and the law asks for some of them.',
    'About your account: links that you ask for, and a word when your email or password changes, so that nobody does that unseen.',
    ...(HAS.recalls ? ['About recalls: if something you bought has to come back.'] : []),
  ],
  linkOver:
    'This link is not one of ours, or is not complete. Please open it from the email again.',
  unconfirmed: 'Please confirm your email first: what it gets is shown to its owner alone.',
  failed: 'We could not look that up just now. Please try again in a minute.',
} as const;

/** Those that can be ended, as the shop names them. */
export const mailKinds: Record<string, {title: string; text: string; ended: string}> = {
  reminders: reminderMails,
  'back-in-stock': stockMails,
  reviews: reviewMails,
};
