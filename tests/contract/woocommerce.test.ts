import {afterAll} from 'vitest';
import {createWooCommerce} from '../support/woocommerce';
import {createPluginClient} from '~adapters/woocommerce/plugin-client';
import type {ShopConnection} from '~adapters/woocommerce/shop-connection';
import {createShopSettings} from '~adapters/woocommerce/shop-settings';
import {offlineSettings, startBackend} from '~mocks/backend';
import {refundOrder, shipOrder} from '~mocks/control/shop-events';
import {offeredFields} from '~mocks/woocommerce/additional-fields';
import {changeStatus} from '~mocks/woocommerce/order-changes';
import {cancelInShop, refundOneInShop, shipInShop} from '../live/live-order';
import {lack, liveCommerce, makeCode, mayWrite as mayWriteLive} from '../live/live-shop';
import {patienceFor} from '../live/patience';
import type {CodeLimits, OrderShop} from './order-desk';
import {holdsTheCommerceContract} from './holds-the-commerce-contract';

/** Against a live shop when WOO_GRAPHQL_URL is set; it gets orders only with leave (live-admin.ts). */
const live = process.env['WOO_GRAPHQL_URL'] ? process.env : null;
const mayWrite = live === null || mayWriteLive;
const closing: Array<() => Promise<void>> = [];

async function startMockedShop() {
  const backend = await startBackend();
  backend.shop.additionalFields = offeredFields['these and a note'];
  closing.push(() => backend.close());
  const makeCode = async (limits: CodeLimits) => {
    const [anyCode] = backend.shop.coupons;
    if (!anyCode) throw new Error('The mocked shop has no codes.');
    const code = `once${backend.shop.coupons.length}`;
    backend.shop.coupons.push({...anyCode, code, usageCount: 0, usedBy: [], ...limits});
    return code.toUpperCase();
  };
  const cancel = async (databaseId: number) => {
    const order = backend.shop.orders.find((known) => known.databaseId === databaseId);
    if (order) changeStatus(backend.shop, order, 'CANCELLED');
  };
  const {shop} = backend;
  const ship = async (databaseId: number, quantity: number) =>
    shipOrder(shop, {orderId: `${databaseId}:0`, quantity, number: '1'});
  const refundOne = async (databaseId: number, reason: string) =>
    refundOrder(shop, {orderId: `${databaseId}:0`, quantity: 1, reason});
  return {settings: offlineSettings(backend.url), makeCode, cancel, ship, refundOne};
}

async function listMethods(connection: ShopConnection): Promise<string[]> {
  const {gateways = []} = await createShopSettings(createPluginClient(connection)).readFresh();
  return gateways.map(({id}) => id);
}

const toConnection = (settings: Record<string, string | undefined>) => ({
  endpoint: settings['WOO_GRAPHQL_URL'] ?? '',
  username: settings['WOO_USERNAME'] ?? '',
  applicationPassword: settings['WOO_APPLICATION_PASSWORD'] ?? '',
  timeoutMs: patienceFor(100),
});

/** What is named, else what this run makes for itself. */
async function openLiveShop(settings: NodeJS.ProcessEnv): Promise<OrderShop> {
  const named = settings['WOO_CONTRACT_COUPON'] ?? null;
  return {
    commerce: liveCommerce(),
    couponCode: named ?? (mayWrite ? await makeCode() : null),
    methods: mayWrite ? await listMethods(toConnection(settings)) : [],
    makeCode,
    cancel: cancelInShop,
    ship: shipInShop,
    refundOne: refundOneInShop,
    lack,
  };
}

async function openMockedShop(): Promise<OrderShop> {
  const {settings, makeCode: makeMockedCode, ...staff} = await startMockedShop();
  const connection = toConnection(settings);
  return {
    commerce: createWooCommerce(connection),
    couponCode: 'SAVE10',
    methods: await listMethods(connection),
    makeCode: makeMockedCode,
    ...staff,
    asks: true,
  };
}

holdsTheCommerceContract(() => (live ? openLiveShop(live) : openMockedShop()), {mayWrite});

afterAll(async () => {
  for (const close of closing) await close();
});
