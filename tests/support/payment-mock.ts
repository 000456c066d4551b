import {getResponse, type RequestHandler} from 'msw';
import {createPaymentState, paymentHandlers} from '~mocks/payments';

/** A fetch that the handlers answer; anything they do not know is a failed connection. */
function fetchFrom(handlers: RequestHandler[]): typeof fetch {
  return async (input, init) => {
    const response = await getResponse(handlers, new Request(input, init));
    if (!response) throw new TypeError('fetch failed');
    return response;
  };
}

/** The mocked payment services of one test: what they remember, and the way to them. */
export function aPaymentService() {
  const state = createPaymentState();
  return {state, fetch: fetchFrom(paymentHandlers(state))};
}
