import type {Refusal} from '~adapters/commerce';
import {contactMessages} from '~/content/contact';

export interface ContactAnswer {
  sent: string | null;
  refusals: Refusal[];
  /** What was typed, for a page that is rendered anew; empty once it was sent. */
  typed: Record<'name' | 'email' | 'subject' | 'message', string>;
}

/** No answer came. The fields on show keep what was typed. */
export const unsent: ContactAnswer = {
  sent: null,
  refusals: [{field: null, message: contactMessages.failed}],
  typed: {name: '', email: '', subject: '', message: ''},
};
