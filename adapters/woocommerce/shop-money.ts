import {CommerceError, toCurrency, type Currency, type ShopMoney} from '~adapters/commerce';
import {KeptFact} from './kept-fact';
import type {PluginClient} from './plugin-client';

interface Told {
  currency?: string;
  decimals?: number;
}

const operation = 'shop.money';

/**
 * The currency and the decimals of WooCommerce's settings, as the plugin tells them; `fallback` is for a shop whose
 * plugin never did. Make one for the process: it remembers what it was told.
 */
export function createShopMoney(
  plugin: PluginClient,
  fallback: Currency,
  now: () => number = Date.now,
): ShopMoney {
  const money = new KeptFact<Told, Currency>({
    plugin,
    operation,
    toValue: requireCurrency,
    withoutPlugin: fallback,
    now,
  });
  return {renew: () => money.renew(), read: (waitUntil) => money.look(waitUntil)};
}

function requireCurrency({currency = '', decimals}: Told): Currency {
  const found = toCurrency(currency, decimals);
  if (found) return found;
  throw new CommerceError('http', operation, `The shop counts in "${currency}".`);
}

/** Without the plugin the currency is a setting. */
export const createFixedMoney = (currency: Currency): ShopMoney => ({
  read: async () => currency,
  renew: async () => currency,
});
