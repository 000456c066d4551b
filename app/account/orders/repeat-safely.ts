import {data} from 'react-router';
import type {AgainAnswer} from './OrderAgain';

/** Without a connection the button says so, and the page stays. */
export async function repeatSafely(ask: () => Promise<AgainAnswer>) {
  try {
    return await ask();
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    const answer: AgainAnswer = {items: null, missing: []};
    return data(answer, {status: 503});
  }
}
