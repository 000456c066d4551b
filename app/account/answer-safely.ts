import {accountMessages} from '~/content/messages';
import type {AccountAnswer} from './account-answer';

/**
 * Asks the server for an account form. Without a connection, or with an answer that is none, the form says
 * so and keeps what was typed, instead of the whole page giving way to an error.
 */
export async function answerSafely<Answer>(ask: () => Promise<Answer>) {
  try {
    return await ask();
  } catch (thrown) {
    // How the router passes on a redirect.
    if (thrown instanceof Response) throw thrown;
    const refusals = [{field: null, message: accountMessages.unexpected}];
    return {ok: false, refusals, values: {email: ''}} satisfies AccountAnswer;
  }
}
