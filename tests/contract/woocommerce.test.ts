import {afterAll} from 'vitest';
import {createWooCommerce} from '~adapters/woocommerce';
import {offlineSettings, startBackend} from '~mocks/backend';
import {patienceFor} from '../live/patience';
import {holdsTheCommerceContract} from './holds-the-commerce-contract';

/** Against a live shop when WOO_GRAPHQL_URL is set; it gets orders only with WOO_CONTRACT_WRITES=1. */
const live = process.env['WOO_GRAPHQL_URL'] ? process.env : null;
const closing: Array<() => Promise<void>> = [];

async function startMockedShop() {
  const backend = await startBackend();
  closing.push(() => backend.close());
  return offlineSettings(backend.url);
}

holdsTheCommerceContract(
  async () => {
    const settings = live ?? (await startMockedShop());
    const commerce = createWooCommerce({
      endpoint: settings['WOO_GRAPHQL_URL'] ?? '',
      username: settings['WOO_USERNAME'] ?? '',
      applicationPassword: settings['WOO_APPLICATION_PASSWORD'] ?? '',
      timeoutMs: patienceFor(100),
    });
    return {commerce, couponCode: settings['WOO_CONTRACT_COUPON'] ?? 'SAVE10'};
  },
  {mayWrite: live === null || live['WOO_CONTRACT_WRITES'] === '1', knowsAttempts: live !== null},
);

afterAll(async () => {
  for (const close of closing) await close();
});
