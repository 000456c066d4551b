import type {RequestHandler} from 'msw';
import {createHandlers} from './handlers';
import type {Scenario, Trouble} from './scenarios';
import {createServices, resetServices} from './services';
import type {ShopOptions} from './woocommerce';

export interface MockedShop {
  handlers: RequestHandler[];
  /** From now on something goes wrong. */
  use(scenario: Partial<Scenario> & {trouble: Trouble}): void;
  /** Back to the first day: catalogue, carts, orders, accounts, mails, scenarios. */
  reset(): void;
}

/** The mocked shop for an MSW server or worker, open to visitors unless it is said otherwise. */
export function mockedShop(options: ShopOptions = {}): MockedShop {
  const wanted = {isOpen: true, ...options};
  const services = createServices(wanted);
  return {
    handlers: createHandlers(services),
    use: (scenario) => services.scenarios.use(scenario),
    reset: () => resetServices(services, wanted),
  };
}
