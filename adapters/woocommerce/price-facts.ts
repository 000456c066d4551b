import type {Currency, PriceFacts, PriceFactsReader, PriceTax} from '~adapters/commerce';
import {requireCurrency, type Settings, type ShopSettings} from './shop-settings';

/** By WooCommerce's settings and the plugin's page; `fallback` is for a shop whose plugin never named its currency. */
export function createPriceFacts(settings: ShopSettings, fallback: Currency): PriceFactsReader {
  const toFacts = (found: Settings): PriceFacts => ({
    currency: found.isWithoutPlugin ? fallback : requireCurrency(found),
    priceTax: toPriceTax(found),
    rules: found.rules === 'shop' ? 'shop' : 'storefront',
  });
  return {
    read: async (waitUntil) => toFacts(await settings.read(waitUntil)),
    revalidate: async () => toFacts(await settings.revalidate()),
  };
}

/** As they are entered; where the shop's own pages show the others, in words. */
function toPriceTax({taxes, pricesIncludeTax, taxDisplay}: Settings): PriceTax {
  if (taxes !== true) return null;
  if (pricesIncludeTax) return 'included';
  return taxDisplay?.shop === 'incl' ? 'added' : null;
}
