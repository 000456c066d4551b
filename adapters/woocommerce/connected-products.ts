import {
  CommerceError,
  toCents,
  type ConnectedProduct,
  type ConnectedProducts,
  type ConnectionReport,
} from '~adapters/commerce';
import {askPlugin} from './ask-plugin';
import {KeptFact} from './kept-fact';
import type {PluginClient} from './plugin-client';

interface ToldProduct {
  productId: number;
  variationId: number | null;
  price: number | null;
  status: string;
}

interface Told {
  products?: Record<string, ToldProduct>;
}

interface Connected {
  created: string[];
  existing: {sku: string; price: number | null}[];
  coupons: {created: string[]};
}

const keptMs = 5 * 60_000;

/** The plugin knows which products were connected. Make one for the process: it remembers them for minutes. */
export function createConnectedProducts(
  plugin: PluginClient,
  now: () => number = Date.now,
): ConnectedProducts {
  const connected = new KeptFact<Told, Map<string, ConnectedProduct>>({
    plugin,
    operation: 'products.connected',
    toValue: toPublished,
    keptMs,
    now,
  });
  return {
    bySku: () =>
      connected.need().catch((error: unknown) => {
        if (connected.known) return connected.known.value;
        throw error;
      }),
    forget: () => connected.outdate(),
    async connect(products, codes) {
      const body = {products, coupons: codes};
      const request = {method: 'POST', path: '/products/connect', body} as const;
      const report = await askPlugin<Connected>(plugin, 'products.connect', request);
      connected.outdate();
      return toReport(report);
    },
  };
}

function toPublished({products = {}}: Told): Map<string, ConnectedProduct> {
  const sold = Object.entries(products).filter(([, {status}]) => status === 'publish');
  return new Map(sold.map(([sku, told]) => [sku, toConnected(sku, told)]));
}

const toPrice = (cents: number | null) => (cents === null ? null : toCents(cents));

const toConnected = (sku: string, {productId, variationId, price}: ToldProduct) => ({
  sku,
  productId,
  variationId,
  price: toPrice(price),
});

const toReport = ({created, existing, coupons}: Connected): ConnectionReport => ({
  created,
  existing: existing.map(({sku, price}) => ({sku, price: toPrice(price)})),
  createdCodes: coupons.created,
});

/** A storefront that is connected to no shop's plugin orders its own products by their names. */
export const createNoConnectedProducts = (): ConnectedProducts => ({
  bySku: async () => new Map(),
  forget: () => undefined,
  async connect() {
    throw new CommerceError('unauthorised', 'products.connect', 'No user of the shop is set.');
  },
});
