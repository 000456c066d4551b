import './env-file.ts';
import {namesShop} from './names-shop.ts';
import {dataFolder, withSecret} from './stored-secret.ts';
import {storedCounters} from './stored-counters.ts';
import {storedSnapshots} from './stored-snapshots.ts';

/** The worker's settings, and what it is given beside them; without a configured shop the mocked one is started (on MOCK_PORT) and connected. */
export async function workerSettings(given: NodeJS.ProcessEnv) {
  // A copied .env.example names settings without giving them.
  const variables = Object.fromEntries(Object.entries(given).filter(([, value]) => value));
  if (namesShop(variables)) {
    const {settings, notice} = withSecret(variables);
    const folder = dataFolder(variables);
    const bindings = {SNAPSHOTS: storedSnapshots(folder), COUNTERS: storedCounters(folder)};
    return {
      settings,
      bindings,
      notice: toShopLine(variables) + notice,
      closeBackend: async () => {},
    };
  }
  const {startBackend, offlineSettings, chooseCatalogue} = await import('../mocks/backend.ts');
  const {mailBrand: brand} = await import('../app/content/mails.ts');
  const {notice, ...choice} = chooseCatalogue(variables);
  const port = Number(variables['MOCK_PORT'] ?? 0);
  const backend = await startBackend({port, brand, ...choice});
  return {
    settings: {...offlineSettings(backend.url), ...variables},
    bindings: {},
    notice: `${mocked}. WOO_GRAPHQL_URL is not set; see ${backend.url}/__control${notice}`,
    closeBackend: () => backend.close(),
  };
}

const mocked = 'MOCKED SHOP — nothing is sold';

/** Which shop is sold, without what an address may hold of a password. */
function toShopLine({
  WOO_GRAPHQL_URL = '',
  WOO_USERNAME,
  PAYMENT_OFFLINE_URL,
}: NodeJS.ProcessEnv): string {
  if (!URL.canParse(WOO_GRAPHQL_URL)) return '';
  const {origin, pathname} = new URL(WOO_GRAPHQL_URL);
  // The settings allow it only together with the mocked shop's own address.
  if (PAYMENT_OFFLINE_URL) return `${mocked}. It is at ${origin}.`;
  const note = WOO_USERNAME ? '' : ' — shown only: without WOO_USERNAME nobody can order';
  return `SHOP ${origin}${pathname}${note}`;
}
