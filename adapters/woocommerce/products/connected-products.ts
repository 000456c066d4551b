import {
  CommerceError,
  toCents,
  type ConnectedProduct,
  type ConnectedProducts,
  type ConnectReport,
} from '~adapters/commerce';
import {requestPlugin} from '../request-plugin';
import type {PluginClient} from '../plugin-client';
import type {SettingsProduct, ShopSettings} from '../shop-settings';

interface Connected {
  created: string[];
  existing: {sku: string; price: number | null}[];
  coupons: {created: string[]};
}

/** The plugin knows which products were connected. */
export function createConnectedProducts(
  plugin: PluginClient,
  settings: ShopSettings,
): ConnectedProducts {
  return {
    async bySku() {
      const found = await settings.readFresh().catch((error: unknown) => {
        const known = settings.known();
        if (known) return known;
        throw error;
      });
      if (!found.isWithoutPlugin) return toPublished(found.products ?? {});
      throw new CommerceError('notJson', 'products.connected', 'The shop has no plugin.');
    },
    async connect(products, codes) {
      const body = {products, coupons: codes};
      const request = {method: 'POST', path: '/products/connect', body} as const;
      const report = await requestPlugin<Connected>(plugin, 'products.connect', request);
      settings.invalidate();
      return toReport(report);
    },
  };
}

function toPublished(products: Record<string, SettingsProduct>): Map<string, ConnectedProduct> {
  const sold = Object.entries(products).filter(([, {status}]) => status === 'publish');
  return new Map(sold.map(([sku, product]) => [sku, toConnected(sku, product)]));
}

const toPrice = (cents: number | null) => (cents === null ? null : toCents(cents));

const toConnected = (sku: string, {productId, variationId, price}: SettingsProduct) => ({
  sku,
  productId,
  variationId,
  price: toPrice(price),
});

const toReport = ({created, existing, coupons}: Connected): ConnectReport => ({
  created,
  existing: existing.map(({sku, price}) => ({sku, price: toPrice(price)})),
  createdCodes: coupons.created,
});
