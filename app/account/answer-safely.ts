import {data} from 'react-router';
import {accountMessages} from '~/content/messages';
import type {AccountAnswer} from './account-answer';

/**
 * Asks the server for an account form. Without a connection, or with an answer that is none, the form says
 * so and keeps what was typed, instead of the whole page giving way to an error. The page's data are then left
 * as they are: asking for them anew would fail too.
 */
export async function answerSafely<Answer>(
  ask: () => Promise<Answer>,
  message: string = accountMessages.unexpected,
) {
  try {
    return await ask();
  } catch (thrown) {
    // How the router passes on a redirect.
    if (thrown instanceof Response) throw thrown;
    const answer: AccountAnswer = {
      ok: false,
      refusals: [{field: null, message}],
      values: {email: ''},
    };
    return data(answer, {status: 503});
  }
}
