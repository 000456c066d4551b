import {createPluginClient} from '~adapters/woocommerce/plugin-client';
import {mailHandlers} from '~mocks/mail/handlers';
import {createOutbox, type Outbox} from '~mocks/mail/outbox';
import {createShop} from '~mocks/woocommerce';
import {shopManager} from '~mocks/demo-accounts';
import {
  addDemoUsers,
  createWordPressState,
  wordpressHandlers,
  type PluginSettings,
} from '~mocks/wordpress';
import {answerFrom} from './answer-from';

export const mockUrl = 'http://shop.example';

/** The mocked shop's plugin and a mail provider in memory, reached through their HTTP interfaces. */
export function openWordPressMock(settings: Partial<PluginSettings> = {}) {
  const outbox = createOutbox();
  const state = createWordPressState({shop: createShop(), outbox, ...settings});
  addDemoUsers(state);
  const answer = answerFrom(() => [...wordpressHandlers(state), ...mailHandlers(outbox)]);
  const requests: string[] = [];
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    requests.push(`${request.method} ${request.url.replace(mockUrl, '')}`);
    return answer(request);
  };
  const connect = (applicationPassword: string = shopManager.applicationPassword) =>
    createPluginClient({
      endpoint: `${mockUrl}/graphql`,
      username: shopManager.username,
      applicationPassword,
      fetch: send,
    });
  return {state, outbox, requests, fetch: send, connect, plugin: connect()};
}

/** The link in the newest mail to an address. */
export function newestLink(outbox: Outbox, email: string): URL {
  const mail = outbox.mails.findLast(({to}) => to === email);
  return new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? 'about:blank');
}
