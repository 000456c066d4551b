import {toCents, type RulesOfShop, type ShippingQuote} from '~adapters/commerce';
import type {ShopSettings} from './shop-settings';
import {toPlainText} from './to-html';

/** By whose rules the plugin's page says that the shop sells; without the plugin by the storefront's. */
export const createShopRules = (settings: ShopSettings): RulesOfShop => ({
  read: async (waitUntil) => {
    const {rules} = await settings.read(waitUntil);
    return rules === 'shop' ? rules : 'storefront';
  },
});

/** As the plugin answers it: amounts in minor units, titles with the entities of a page. */
export interface SentShipping {
  methods: {id: string; title: string; cost: number; shown: number}[];
  method: string | null;
  cost: number;
}

export const toShipping = (sent: SentShipping | null | undefined): ShippingQuote | null =>
  sent
    ? {
        methods: sent.methods.map(({id, title, cost, shown}) => ({
          id,
          title: toPlainText(title) || id,
          cost: toCents(cost),
          shown: toCents(shown),
        })),
        method: sent.method,
        cost: toCents(sent.cost),
      }
    : null;
