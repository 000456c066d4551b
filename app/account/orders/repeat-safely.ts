import type {AgainAnswer} from './OrderAgain';

/** Without a connection the button says so, and the page stays. */
export async function repeatSafely(ask: () => Promise<AgainAnswer>): Promise<AgainAnswer> {
  try {
    return await ask();
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    return {items: null, missing: []};
  }
}
