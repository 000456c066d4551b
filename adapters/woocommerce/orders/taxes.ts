import {toCents, type TaxedPlace, type Taxes, type ShippingQuote} from '~adapters/commerce';
import {requestPlugin} from '../request-plugin';
import type {PluginClient} from '../plugin-client';
import type {ShopSettings} from '../shop-settings';
import {toWooRegion} from './territories';
import {toPlainText} from '../to-html';

/** As the plugin answers it: amounts in minor units, titles with the entities of a page. */
interface SentShipping {
  methods: {id: string; title: string; cost: number; shown: number}[];
  method: string | null;
  cost: number;
}

interface Quoted {
  tax: number;
  shippingTax: number;
  added: number;
  lines: {label: string; amount: number}[];
  isCharged: boolean;
  shipping?: SentShipping | null;
  pricesIncludeTax: boolean;
}

/**
 * Taxes as WooCommerce computes them. A shop without the plugin names none: an order that costs more than was shown is not
 * charged.
 */
export function createTaxes(plugin: PluginClient, settings: ShopSettings): Taxes {
  return {
    areCharged: async () => (await settings.read()).taxes === true,
    refusesAddresses: async () => doesRefuse(await settings.read()),
    async quote({lines, shipping, codes, billing, shippingAddress, email}) {
      const isForTax = typeof shipping === 'number';
      if (isForTax) {
        const known = await settings.readFresh();
        if (known.taxes !== true && !doesRefuse(known)) return null;
      }
      const body = {
        lines: lines.map(({productId, variationId, quantity, discounted, total}) => ({
          productId,
          variationId,
          quantity,
          discounted,
          total,
        })),
        shipping,
        codes,
        address: toPlace(shippingAddress),
        billing: toPlace(billing),
        email,
      };
      const request = {method: 'POST', path: '/taxes', body} as const;
      const quoted = await requestPlugin<Quoted>(plugin, 'taxes.quote', request);
      const hasShipping = !isForTax || Boolean(quoted.shipping);
      if (!hasShipping && !quoted.isCharged) return null;
      return {
        tax: toCents(quoted.tax),
        shippingTax: toCents(quoted.shippingTax),
        added: toCents(quoted.added),
        pricesIncludeTax: quoted.pricesIncludeTax,
        parts: quoted.lines.map(({label, amount}) => ({label, amount: toCents(amount)})),
        ...(hasShipping && {shipping: toShipping(quoted.shipping)}),
      };
    },
  };
}

const doesRefuse = ({refusedCountries = {}}: Awaited<ReturnType<ShopSettings['read']>>) =>
  Object.keys(refusedCountries).length > 0;

const toPlace = ({country, state, zipCode, city}: TaxedPlace) => ({
  ...toWooRegion({country, state}),
  postcode: zipCode,
  city,
});

const toShipping = (sent: SentShipping | null | undefined): ShippingQuote | null =>
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
