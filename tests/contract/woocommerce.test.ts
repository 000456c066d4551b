import {afterAll} from 'vitest';
import {createWooCommerce} from '~adapters/woocommerce';
import {createPluginClient, type PluginConnection} from '~adapters/woocommerce/plugin-client';
import {createShopSettings} from '~adapters/woocommerce/shop-settings';
import {offlineSettings, startBackend} from '~mocks/backend';
import {admin, requestAsAdmin} from '../live/live-shop';
import {patienceFor} from '../live/patience';
import type {CodeLimits} from './order-desk';
import {holdsTheCommerceContract} from './holds-the-commerce-contract';

/** Against a live shop when WOO_GRAPHQL_URL is set; it gets orders only with WOO_CONTRACT_WRITES=1. */
const live = process.env['WOO_GRAPHQL_URL'] ? process.env : null;
const mayWrite = live === null || live['WOO_CONTRACT_WRITES'] === '1';
const closing: Array<() => Promise<void>> = [];

async function startMockedShop() {
  const backend = await startBackend();
  closing.push(() => backend.close());
  const makeCode = async (limits: CodeLimits) => {
    const [anyCode] = backend.shop.coupons;
    if (!anyCode) throw new Error('The mocked shop has no codes.');
    const code = `once${backend.shop.coupons.length}`;
    backend.shop.coupons.push({...anyCode, code, usageCount: 0, usedBy: [], ...limits});
    return code.toUpperCase();
  };
  return {settings: offlineSettings(backend.url), makeCode};
}

/** As its administrator, where one is named. */
async function makeLiveCode({usageLimit, usageLimitPerUser}: CodeLimits): Promise<string> {
  const code = `LIVE-${crypto.randomUUID().slice(0, 8)}`.toUpperCase();
  await requestAsAdmin('POST', 'coupons', {
    code,
    discount_type: 'percent',
    amount: '10',
    usage_limit: usageLimit,
    usage_limit_per_user: usageLimitPerUser,
  });
  return code;
}

async function listMethods(connection: PluginConnection): Promise<string[]> {
  const {gateways = []} = await createShopSettings(createPluginClient(connection)).readFresh();
  return gateways.map(({id}) => id);
}

holdsTheCommerceContract(
  async () => {
    const {settings, makeCode} = live
      ? {settings: live, makeCode: admin ? makeLiveCode : undefined}
      : await startMockedShop();
    const connection = {
      endpoint: settings['WOO_GRAPHQL_URL'] ?? '',
      username: settings['WOO_USERNAME'] ?? '',
      applicationPassword: settings['WOO_APPLICATION_PASSWORD'] ?? '',
      timeoutMs: patienceFor(100),
    };
    return {
      commerce: createWooCommerce(connection),
      couponCode: settings['WOO_CONTRACT_COUPON'] ?? 'SAVE10',
      methods: mayWrite ? await listMethods(connection) : [],
      makeCode,
    };
  },
  {mayWrite},
);

afterAll(async () => {
  for (const close of closing) await close();
});
