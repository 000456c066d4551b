import {getResponse} from 'msw';
import {createPluginClient} from '~adapters/woocommerce/plugin-client';
import {createOutbox} from '~mocks/mail/outbox';
import {createShop, shopManager} from '~mocks/woocommerce';
import {
  addDemoUsers,
  createWordPressState,
  wordpressHandlers,
  type PluginSettings,
} from '~mocks/wordpress';

const endpoint = 'http://shop.example/graphql';

/** The mocked shop's plugin in memory, reached through its REST interface. */
export function openWordPressMock(settings: Partial<PluginSettings> = {}) {
  const outbox = createOutbox();
  const state = createWordPressState({shop: createShop(), outbox, ...settings});
  addDemoUsers(state);
  const handlers = wordpressHandlers(state);
  const answer: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`Nobody answers ${request.method} ${request.url}`);
    return response;
  };
  const connect = (applicationPassword: string = shopManager.applicationPassword) =>
    createPluginClient({
      endpoint,
      username: shopManager.username,
      applicationPassword,
      fetch: answer,
    });
  return {state, outbox, fetch: answer, connect, plugin: connect()};
}
