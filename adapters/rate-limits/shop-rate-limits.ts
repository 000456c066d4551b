import type {PluginClient} from '~adapters/woocommerce/plugin-client';
import {requestPlugin} from '~adapters/woocommerce/request-plugin';
import type {RateLimits} from './rate-limits';

/** Counts in the shop's database, for all server processes together. */
export const createShopRateLimits = (plugin: PluginClient): RateLimits => ({
  async count(tries) {
    const request = {method: 'POST', path: '/limits', body: {tries}} as const;
    return (await requestPlugin<{waits: number[]}>(plugin, 'rateLimits.count', request)).waits;
  },
});
