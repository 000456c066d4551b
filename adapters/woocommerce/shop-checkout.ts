import type {ShopCheckout} from '~adapters/commerce';
import type {PluginClient} from './plugin-client';
import {requestIfKnown} from './request-plugin';
import type {ShopSettings} from './shop-settings';

/** The shop's plugin fills WooCommerce's cart in the shopper's browser. */
export const createShopCheckout = (
  plugin: PluginClient,
  settings: Pick<ShopSettings, 'read'>,
): ShopCheckout => ({
  isOpen: async () => (await settings.read()).handsOver === true,
  async begin(cart) {
    const request = {method: 'POST', path: '/hand-overs', body: cart} as const;
    const answer = await plugin.send<{url: string | null; stays: number[]}>('handOver', request);
    return answer.ok ? answer.body : null;
  },
  async bind(reference, browser, session) {
    const answer = await plugin.send<{url: string}>('handOver.bind', {
      method: 'POST',
      path: '/hand-overs/browser',
      body: {reference, browser},
      ...(session !== undefined && {session}),
    });
    return answer.ok ? answer.body.url : null;
  },
  findMade: (reference) =>
    requestIfKnown(plugin, 'handOver.made', {
      method: 'GET',
      path: '/hand-overs',
      query: {reference},
      isForPage: true,
    }),
});
