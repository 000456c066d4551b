import {delay, http, type RequestHandler} from 'msw';
import {controlHandlers} from './control/control-handlers';
import {mailHandlers} from './mail/handlers';
import {ownMachineOnly} from './own-machine';
import {paymentHandlers} from './payments';
import type {Services} from './services';
import {withTrouble} from './trouble-handler';
import {woocommerceHandlers} from './woocommerce';
import {wordpressHandlers} from './wordpress';

/** All mocked services as MSW handlers, behind the active scenarios; for any host name. */
export const createHandlers = (services: Services, latencyMs = 0): RequestHandler[] => [
  ...(latencyMs > 0 ? [waitFor(latencyMs)] : []),
  ownMachineOnly,
  ...controlHandlers(services),
  ...withTrouble(services.scenarios, [
    ...woocommerceHandlers(services.shop),
    ...wordpressHandlers(services.wordpress),
    ...paymentHandlers(services.payments),
    ...mailHandlers(services.outbox),
  ]),
];

/** Answers nothing itself, and so lets the next handler answer, later. */
const waitFor = (milliseconds: number) =>
  http.all('*/graphql', async () => {
    await delay(milliseconds);
  });
