import {askService, type Line} from './ask-service';

/** Statuses whose answers have no body. */
const bare = new Set([101, 204, 205, 304]);

/**
 * A fetch that asks by this line, for packages that bring a client of their own: what they only read (GET) is asked
 * again, all else once. Throws Unanswered.
 */
export const asFetch =
  (line: Line): typeof fetch =>
  async (input, init = {}) => {
    const method = init.method ?? (input instanceof Request ? input.method : 'GET');
    const manner = method.toUpperCase() === 'GET' ? 'need' : 'act';
    const {status, headers, text} = await askService(line, manner, input, init);
    return new Response(bare.has(status) ? null : text, {status, headers});
  };
