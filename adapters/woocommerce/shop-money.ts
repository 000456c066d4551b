import type {Currency, ShopMoney} from '~adapters/commerce';
import {requireCurrency, type ShopSettings} from './shop-settings';

/** The currency and the decimals of WooCommerce's settings; `fallback` is for a shop whose plugin never named them. */
export function createShopMoney(settings: ShopSettings, fallback: Currency): ShopMoney {
  const toMoney = (found: Awaited<ReturnType<ShopSettings['read']>>) =>
    found.isWithoutPlugin ? fallback : requireCurrency(found);
  return {
    read: async (waitUntil) => toMoney(await settings.read(waitUntil)),
    revalidate: async () => toMoney(await settings.revalidate()),
  };
}
