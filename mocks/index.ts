import {createHandlers} from './handlers';
import {createServices, type Services} from './services';

export {startBackend} from './backend';
export {troubles} from './scenarios';
export {createGraphqlClient} from './clients/graphql-client';
export {contractCases, holdContract} from './contract/hold-contract';
export {readOperations} from './clients/read-operations';

/** The mocked shop for a test's own MSW server: its handlers, and what it remembers. */
export function createMockedShop(options?: Parameters<typeof createServices>[0]) {
  const services: Services = createServices(options);
  return {handlers: createHandlers(services), services};
}
