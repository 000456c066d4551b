import {requestService, type ServiceOptions} from './request-service';

/** Statuses whose answers have no body. */
const bare = new Set([101, 204, 205, 304]);

/**
 * A fetch through this client, for packages that bring a client of their own: what they only read (GET) is asked
 * again, all else once. Throws NoResponse.
 */
export const asFetch =
  (options: ServiceOptions): typeof fetch =>
  async (input, init = {}) => {
    const method = init.method ?? (input instanceof Request ? input.method : 'GET');
    const mode = method.toUpperCase() === 'GET' ? 'required' : 'once';
    const {status, headers, text} = await requestService(options, mode, input, init);
    return new Response(bare.has(status) ? null : text, {status, headers});
  };
