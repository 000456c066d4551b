import {
  toCents,
  type PluginsQuote,
  type TaxedPlace,
  type Taxes,
  type ShippingQuote,
} from '~adapters/commerce';
import {requestPlugin} from '../request-plugin';
import type {PluginClient} from '../plugin-client';
import type {ShopSettings} from '../shop-settings';
import {mayRefuse, toWooRegion} from './territories';
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
  /** These are absent in an older plugin. */
  fees?: {name: string; amount: number}[];
  problems?: string[];
  /** What is wrong with an address, by the fields of the checkout. */
  fields?: {field: string; message: string}[];
  payments?: string[] | null;
}

/** Taxes as WooCommerce computes them; without the plugin there are none. */
export function createTaxes(plugin: PluginClient, settings: ShopSettings): Taxes {
  return {
    areCharged: async () => (await settings.read()).taxes === true,
    refusesAddresses: async () => mayRefuse((await settings.read()).countries),
    quotesAlways: async () => (await settings.read()).quotesAlways === true,
    async quote({lines, shipping, codes, billing, shippingAddress, payment, email}) {
      const isForTax = typeof shipping === 'number';
      const isForPlugins = payment !== undefined;
      if (isForTax && !isForPlugins) {
        const known = await settings.readFresh();
        if (known.taxes !== true && !mayRefuse(known.countries)) return null;
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
        payment,
        email,
      };
      const request = {method: 'POST', path: '/taxes', body} as const;
      const quoted = await requestPlugin<Quoted>(plugin, 'taxes.quote', request);
      const hasShipping = !isForTax || Boolean(quoted.shipping);
      if (!hasShipping && !isForPlugins && !quoted.isCharged && !saysMore(quoted)) return null;
      return {
        tax: toCents(quoted.tax),
        shippingTax: toCents(quoted.shippingTax),
        added: toCents(quoted.added),
        pricesIncludeTax: quoted.pricesIncludeTax,
        parts: quoted.lines.map(({label, amount}) => ({label, amount: toCents(amount)})),
        ...((isForPlugins || saysMore(quoted)) && {plugins: toPlugins(quoted)}),
        ...(hasShipping && {shipping: toShipping(quoted.shipping)}),
      };
    },
  };
}

const toPlace = ({country, state, zipCode, city}: TaxedPlace) => ({
  ...toWooRegion({country, state}),
  postcode: zipCode,
  city,
});

/** Plugins that came since the shop was last asked whether it has such. */
const saysMore = ({fees = [], problems = [], fields = []}: Quoted) =>
  fees.length + problems.length + fields.length > 0;

const toPlugins = ({
  fees = [],
  problems = [],
  fields = [],
  payments = null,
}: Quoted): PluginsQuote => ({
  fees: fees.map(({name, amount}) => ({name: toPlainText(name), amount: toCents(amount)})),
  problems: [
    ...fields.map(({field, message}) => ({field, message: toPlainText(message)})),
    ...problems.map((message) => ({field: null, message: toPlainText(message)})),
  ],
  payments,
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
