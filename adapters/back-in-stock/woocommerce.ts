import type {StockNotices} from '.';
import {requestPlugin} from '~adapters/woocommerce/request-plugin';
import type {PluginClient} from '~adapters/woocommerce/plugin-client';

/** The shop's plugin stores the requests and writes the mails. */
export function createStockNotices(plugin: PluginClient): StockNotices {
  return {
    async request({email, productId, variationId, isConfirmed, returnUrl}) {
      const body = {email, productId, variationId: variationId ?? 0, isConfirmed, returnUrl};
      const request = {method: 'POST', path: '/stock-requests', body} as const;
      await requestPlugin(plugin, 'stockNotices.request', request);
    },
    async confirm(token) {
      const request = {method: 'POST', path: '/stock-requests/confirm', body: {token}} as const;
      return (await plugin.send('stockNotices.confirm', request)).ok;
    },
  };
}
