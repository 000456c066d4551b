import {toCents, type TaxedPlace, type Taxes} from '~adapters/commerce';
import {requestPlugin} from './request-plugin';
import type {PluginClient} from './plugin-client';
import {toShipping, type SentShipping} from './shop-rules';
import type {ShopSettings} from './shop-settings';
import {toWooRegion} from './territories';

interface Quoted {
  tax: number;
  lines: {label: string; amount: number}[];
  isCharged: boolean;
  shipping?: SentShipping | null;
}

/**
 * Taxes as WooCommerce computes them. A shop without the plugin names none: an order that costs more than was shown is not
 * charged.
 */
export function createTaxes(plugin: PluginClient, settings: ShopSettings): Taxes {
  return {
    areCharged: async (waitUntil) => (await settings.read(waitUntil)).taxes === true,
    async quote({lines, shipping, codes, billing, shippingAddress, email}) {
      const isForTax = typeof shipping === 'number';
      if (isForTax && (await settings.readFresh()).taxes !== true) return null;
      const body = {
        lines: lines.map(({productId, variationId, quantity, subtotal, total}) => ({
          productId,
          variationId,
          quantity,
          subtotal,
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
      if (isForTax && !quoted.isCharged) return null;
      return {
        total: toCents(quoted.tax),
        parts: quoted.lines.map(({label, amount}) => ({label, amount: toCents(amount)})),
        ...(!isForTax && {shipping: toShipping(quoted.shipping)}),
      };
    },
  };
}

const toPlace = ({country, state, postcode, city}: TaxedPlace) => ({
  ...toWooRegion({country, state}),
  postcode,
  city,
});

/** A storefront that may not order requests no taxes. */
export const createNoTaxes = (): Taxes => ({
  areCharged: async () => false,
  quote: async () => null,
});
