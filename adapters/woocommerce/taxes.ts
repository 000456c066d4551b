import {toCents, type TaxedPlace, type Taxes} from '~adapters/commerce';
import {askPlugin, lacksPlugin} from './ask-plugin';
import type {PluginClient} from './plugin-client';
import {toWooRegion} from './territories';

interface Quoted {
  tax: number;
  lines: {label: string; amount: number}[];
  isCharged: boolean;
}

const keptMs = 60_000;

/** Taxes as WooCommerce computes them. Make one for the process: it remembers whether there are any. */
export function createTaxes(plugin: PluginClient, now: () => number = Date.now): Taxes {
  let known: {answer: Promise<boolean>; until: number} | undefined;
  const areCharged = () => {
    if (known && known.until > now()) return known.answer;
    const asked = {answer: readWhetherCharged(plugin), until: now() + keptMs};
    known = asked;
    asked.answer.catch(() => (asked.until = 0));
    return asked.answer;
  };
  return {
    areCharged,
    async quote({lines, shipping, billing, shippingAddress, email}) {
      if (!(await areCharged())) return null;
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

/** A shop without the plugin names no taxes: an order that costs more than was shown is not charged. */
async function readWhetherCharged(plugin: PluginClient): Promise<boolean> {
  try {
    const request = {method: 'GET', path: '/shop'} as const;
    const {taxes} = await askPlugin<{taxes?: boolean}>(plugin, 'taxes.areCharged', request);
    return taxes === true;
  } catch (error) {
    if (lacksPlugin(error)) return false;
    throw error;
  }
}

/** A storefront that may not order asks for no taxes. */
export const createNoTaxes = (): Taxes => ({
  areCharged: async () => false,
  quote: async () => null,
});
