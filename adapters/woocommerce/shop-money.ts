import {CommerceError, toCurrency, type Currency, type ShopMoney} from '~adapters/commerce';
import {askPlugin, lacksPlugin} from './ask-plugin';
import type {PluginClient} from './plugin-client';

const freshMs = 60_000;
/** After a failure the shop is left alone for so long. */
const restMs = 5000;
/** How long a first page waits to learn it. */
const patienceMs = 4000;

/**
 * The currency and the decimals of WooCommerce's settings, as the plugin tells them; `fallback` is for a shop whose
 * plugin never did: a page of HTML in its place, such as one about maintenance, looks like a missing plugin. Make one
 * for the process: it remembers what it was told.
 */
export function createShopMoney(
  plugin: PluginClient,
  fallback: Currency,
  now: () => number = Date.now,
): ShopMoney {
  let known: Currency | null = null;
  let failure: unknown = null;
  let restsUntil = 0;
  async function renew(): Promise<Currency> {
    restsUntil = now() + freshMs;
    try {
      return (known = await ask(plugin, known ?? fallback));
    } catch (error) {
      failure = error;
      restsUntil = now() + restMs;
      throw error;
    }
  }
  return {
    renew,
    async read(waitUntil) {
      if (now() < restsUntil) {
        if (known) return known;
        // Another request is asking: in a worker its promise must not be waited for.
        if (failure) throw failure;
      }
      const asked = renew();
      waitUntil(asked.catch(() => undefined));
      return known ?? Promise.race([asked, giveUp()]);
    },
  };
}

async function ask(plugin: PluginClient, fallback: Currency): Promise<Currency> {
  try {
    const request = {method: 'GET', path: '/shop'} as const;
    type Facts = {currency?: string; decimals?: number};
    const told = await askPlugin<Facts>(plugin, 'shop.money', request);
    const currency = toCurrency(told.currency ?? '', told.decimals);
    if (currency) return currency;
    throw new CommerceError('http', 'shop.money', `The shop counts in "${told.currency}".`);
  } catch (error) {
    if (lacksPlugin(error)) return fallback;
    throw error;
  }
}

const giveUp = () =>
  new Promise<never>((_, reject) =>
    setTimeout(
      () => reject(new CommerceError('timeout', 'shop.money', 'The shop is slow.')),
      patienceMs,
    ),
  );

/** Without the plugin the currency is a setting. */
export const createFixedMoney = (currency: Currency): ShopMoney => ({
  read: async () => currency,
  renew: async () => currency,
});
