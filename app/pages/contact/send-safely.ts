import {data} from 'react-router';
import {contactMessages} from '~/content/messages';
import type {ContactAnswer} from './ContactForm';

export const unsent: ContactAnswer = {
  sent: null,
  refusals: [{field: null, message: contactMessages.failed}],
  // Fields on show keep what was typed.
  typed: {name: '', email: '', subject: '', message: ''},
};

/** Without a connection the form says so, and keeps the message. */
export async function sendSafely<Answer>(send: () => Promise<Answer>) {
  try {
    return await send();
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    return data(unsent, {status: 503});
  }
}
