import {toCents, type TaxedPlace, type Taxes} from '~adapters/commerce';
import {askPlugin} from './ask-plugin';
import {KeptFact} from './kept-fact';
import type {PluginClient} from './plugin-client';
import {toWooRegion} from './territories';

interface Quoted {
  tax: number;
  lines: {label: string; amount: number}[];
  isCharged: boolean;
}

/** Taxes as WooCommerce computes them. Make one for the process: it remembers whether there are any. */
export function createTaxes(plugin: PluginClient, now: () => number = Date.now): Taxes {
  const charged = new KeptFact<{taxes?: boolean}, boolean>({
    plugin,
    operation: 'taxes.areCharged',
    toValue: ({taxes}) => taxes === true,
    // Such a shop names no taxes: an order that costs more than was shown is not charged.
    withoutPlugin: false,
    now,
  });
  return {
    areCharged: (waitUntil) => charged.look(waitUntil),
    async quote({lines, shipping, billing, shippingAddress, email}) {
      if (!(await charged.need())) return null;
      const body = {
        lines: lines.map(({productId, variationId, quantity, total}) => ({
          productId,
          variationId,
          quantity,
          total,
        })),
        shipping,
        address: toPlace(shippingAddress),
        billing: toPlace(billing),
        email,
      };
      const request = {method: 'POST', path: '/taxes', body} as const;
      const quoted = await askPlugin<Quoted>(plugin, 'taxes.quote', request);
      if (!quoted.isCharged) return null;
      return {
        total: toCents(quoted.tax),
        parts: quoted.lines.map(({label, amount}) => ({label, amount: toCents(amount)})),
      };
    },
  };
}

const toPlace = ({country, state, postcode, city}: TaxedPlace) => ({
  ...toWooRegion({country, state}),
  postcode,
  city,
});

/** A storefront that may not order asks for no taxes. */
export const createNoTaxes = (): Taxes => ({
  areCharged: async () => false,
  quote: async () => null,
});
