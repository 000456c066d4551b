import {
  requestService,
  NoResponse,
  type ServiceOptions,
  type Mode,
  type Reply,
} from '~adapters/http';
import {CommerceError, type CommerceErrorKind} from '~adapters/commerce';
import {kindWithoutAnswer} from './problems';

/** Why the shop's answer cannot be used; the client names the operation. */
const unusable = (kind: CommerceErrorKind, message: string) =>
  new CommerceError(kind, 'graphql', message);

function checkAnswer({status, headers}: Reply): void {
  const type = headers.get('content-type') ?? 'no content type';
  if (status < 200 || status > 299) throw unusable('http', `The shop answered ${status}.`);
  // With WPGraphQL switched off, WordPress answers /graphql with 200 and its home page.
  if (!type.includes('json')) throw unusable('notJson', `The shop answered ${type}.`);
}

/** A fetch that gives up in time and lets nothing but a successful JSON answer through. */
export function createShopFetch(options: ServiceOptions, mode: Mode): typeof fetch {
  return async (input, init = {}) => {
    // Workers refuse `credentials`; a redirect would turn the POST into a GET and could carry the password elsewhere.
    const {method = 'POST', headers = {}, body = null} = init;
    const request = {method, headers, body, redirect: 'manual'} as const;
    try {
      const reply = await requestService(options, mode, input, request);
      checkAnswer(reply);
      return new Response(reply.text, {headers: {'content-type': 'application/json'}});
    } catch (thrown) {
      if (!(thrown instanceof NoResponse)) throw thrown;
      throw unusable(kindWithoutAnswer[thrown.kind], `The shop gave no answer: ${thrown.message}.`);
    }
  };
}
